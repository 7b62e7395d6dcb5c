#if canImport(UIKit)
import UIKit

extension UIWindow {
  /// Whether the window shows this view as its root's, and nothing else.
  public func showsOnly(_ view: UIView) -> Bool {
    subviews.count == 1 && view.window === self && view.isDescendant(of: subviews[0])
  }
}
#endif
