#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A window above the app's, which takes only the touches on its controls.
@MainActor final class InspectorWindow: UIWindow {
  private let controller = InspectorController()

  convenience init(above window: UIWindow, for inspector: MatchInspector) {
    self.init(frame: window.frame)
    windowLevel = UIWindow.Level(rawValue: window.windowLevel.rawValue + 1)
    backgroundColor = nil
    controller.inspector = inspector
    rootViewController = controller
    follow(window)
  }

  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // Whatever is touched is about to move.
    if event != nil { controller.inspector?.wake() }
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return hit !== controller.view && hit.isDescendant(of: controller.view) ? hit : nil
  }

  /// Is seen where the app's window is.
  func follow(_ window: UIWindow) {
    if windowScene !== window.windowScene { windowScene = window.windowScene }
    if frame != window.frame { frame = window.frame }
    if isHidden != window.isHidden { isHidden = window.isHidden }
  }
}

extension UIWindow {
  /// The root and what is presented over it, one over the other.
  var shownControllers: [UIViewController] {
    guard let rootViewController else { return [] }
    return Array(sequence(first: rootViewController, next: \.presentedViewController))
  }

  /// The controller that covers the window.
  var frontController: UIViewController? {
    shownControllers.prefix { !$0.isBeingDismissed }.last
  }
}
#endif
