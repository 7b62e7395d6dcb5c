#if canImport(UIKit) && !os(watchOS)
import UIKit

extension MatchFlight {
  private static let isScrubbed = AssociatedValue<Bool>()

  /// Whether the inspector holds the flight, and nobody else.
  var isScrubbed: Bool {
    get { phase == .held && MatchFlight.isScrubbed[self] == true }
    set { MatchFlight.isScrubbed[self] = newValue ? true : nil }
  }

  /// Lets the flight go on to where it was heading.
  func goOn() {
    isScrubbed = false
    if isHeadingBack { cancel() } else { finish() }
  }
}
#endif
