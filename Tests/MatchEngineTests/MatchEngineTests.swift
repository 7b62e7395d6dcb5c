#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

/// What the UIKit layer does, end to end, on the real UIKit and on the stand-in alike.
@Suite(testOrder, .oneWorld, .freshWorld, .nothingRemains) enum MatchEngineTests {}

/// The windows that are kept until a test is over.
@MainActor enum ShownWindows { static var all: [UIWindow] = [] }

/// A visible window, of which the engine leaves nothing when the test is over.
@MainActor func inWindow(_ root: UIViewController) -> UIWindow {
  let window = show(root)
  ShownWindows.all.append(window)
  return window
}

#if canImport(Testing)
/// The law of every test: what still flies when it is over reaches an outcome, and in no window that was shown is
/// anything of the engine's left.
struct NothingRemains: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await function()
    await NothingRemains.check()
  }

  @MainActor private static func check() async {
    // A world that was left for another one is hidden, and stays as it is.
    let shown = ShownWindows.all.filter { !$0.isHidden }
    ShownWindows.all = []
    let flights = shown.flatMap { $0.all }.compactMap {
      ($0.next as? UIViewController)?.matchFlight
    }
    if !flights.isEmpty { await advance(2) }
    for flight in flights where flight.phase == .held { flight.cancel() }
    if flights.contains(where: { $0.outcome == nil }) { await advance(2) }
    for window in shown { #expect(window.remains.isEmpty) }
  }
}

extension Trait where Self == NothingRemains {
  /// Each test of the suite leaves nothing of the engine's.
  static var nothingRemains: NothingRemains { NothingRemains() }
}
#endif
#endif
