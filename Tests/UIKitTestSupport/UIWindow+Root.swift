#if canImport(UIKit)
import UIKit

extension UIWindow {
  /// Whether the window shows this view as its root's, and nothing else.
  public func showsOnly(_ view: UIView) -> Bool {
    subviews.count == 1 && view.window === self && view.isDescendant(of: subviews[0])
  }
}

extension UIWindowScene {
  /// A scene to put a window in: the app's own, or on the stand-in a new one; nil if there is none.
  @MainActor public static func made() -> UIWindowScene? {
    #if canImport(ObjectiveC)
    UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    #else
    UIWindowScene()
    #endif
  }
}
#endif
