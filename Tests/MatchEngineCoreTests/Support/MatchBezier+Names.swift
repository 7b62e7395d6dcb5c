@testable import MatchEngineCore

/// The curves that have a name.
extension MatchBezier {
  static var linear: MatchBezier { named(.linear()) }
  static var easeIn: MatchBezier { named(.easeIn()) }
  static var easeOut: MatchBezier { named(.easeOut()) }
  static var easeInOut: MatchBezier { named(.easeInOut()) }
  /// Core Animation's default.
  static var standard: MatchBezier { MatchBezier(0.25, 0.1, 0.25, 1) }

  private static func named(_ timing: MatchTiming) -> MatchBezier {
    guard case .bezier(let bezier) = timing.curve else { fatalError("\(timing) is a spring") }
    return bezier
  }
}
