#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A window above the app's, which takes only the touches on its controls.
@MainActor final class InspectorWindow: UIWindow {
  init(above window: UIWindow, for inspector: MatchInspector) {
    if let scene = window.windowScene {
      super.init(windowScene: scene)
    } else {
      super.init(frame: window.frame)
    }
    windowLevel = UIWindow.Level(rawValue: window.windowLevel.rawValue + 1)
    backgroundColor = nil
    rootViewController = InspectorController(inspector)
    follow(window)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // Whatever is touched is about to move.
    if event != nil { (rootViewController as? InspectorController)?.inspector?.wake() }
    guard let hit = super.hitTest(point, with: event), let view = rootViewController?.viewIfLoaded,
      hit !== view, hit.isDescendant(of: view)
    else { return nil }
    return hit
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
