#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
import UIKit

// The properties that Interface Builder shows, under the names that code uses. They need an Objective-C runtime.
extension UIView {
  @objc(matchID) @IBInspectable var inspectableMatchID: String? {
    get { matchID }
    set { matchID = newValue }
  }

  @objc(isMatchExcluded) @IBInspectable var inspectableMatchExcluded: Bool {
    get { isMatchExcluded }
    set { isMatchExcluded = newValue }
  }

  @objc(staysInFrontOfMatches) @IBInspectable var inspectableStaysInFrontOfMatches: Bool {
    get { staysInFrontOfMatches }
    set { staysInFrontOfMatches = newValue }
  }
}
#endif
