#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import UIKit

extension MatchFlight {
  /// Where each of its ends, held, looks otherwise than the screen at rest: before it began, and once it has landed.
  func misses(
    of rest: FootageFrame,
    every step: CGFloat = 9,
    in regions: [CGRect?] = [nil, nil],
    onTheWay: () async throws -> Void = {}
  ) async rethrows -> [String] {
    await show(at: 0)
    let first = FootageFrame.now.misses(of: rest, every: step, in: regions[0])
    try await onTheWay()
    await show(at: 1)
    let last = FootageFrame.now
    await land(in: 1.5)
    let landed = last.misses(of: .now, every: step, in: regions[1])
    return first.map { "first: \($0)" } + landed.map { "last: \($0)" }
  }
}
#endif
