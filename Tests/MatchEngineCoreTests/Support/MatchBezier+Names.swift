@testable import MatchEngineCore

/// The curves that have a name.
extension MatchBezier {
  static var easeIn: MatchBezier { named(.easeIn) }
  static var easeOut: MatchBezier { named(.easeOut) }
  static var easeInOut: MatchBezier { named(.easeInOut) }
  static var standard: MatchBezier { named(.standard) }

  private static func named(_ curve: MatchCurve) -> MatchBezier {
    guard case .bezier(let bezier) = curve else { fatalError("\(curve) is a spring") }
    return bezier
  }
}
