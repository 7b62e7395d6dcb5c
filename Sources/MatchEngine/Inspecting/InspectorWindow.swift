#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A window above the app's, which takes only the touches on its controls.
@MainActor final class InspectorWindow: UIWindow {
  var controller: InspectorController? { rootViewController as? InspectorController }

  init(above window: UIWindow, for inspector: MatchInspector) {
    super.init(frame: window.frame)
    windowScene = window.windowScene
    backgroundColor = nil
    rootViewController = InspectorController(inspector)
    follow(window)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), let view = rootViewController?.viewIfLoaded,
      hit !== view, hit.isDescendant(of: view)
    else { return nil }
    return hit
  }

  /// Stays where the app's window is, and above it.
  func follow(_ window: UIWindow) {
    let level = UIWindow.Level(rawValue: window.windowLevel.rawValue + 1)
    if windowLevel != level { windowLevel = level }
    if windowScene !== window.windowScene { windowScene = window.windowScene }
    if frame != window.frame { frame = window.frame }
    if isHidden != window.isHidden { isHidden = window.isHidden }
  }

  func close() {
    isHidden = true
    rootViewController = nil
    windowScene = nil
  }
}

extension UIWindow {
  /// The controller that covers the window.
  var frontController: UIViewController? {
    var front = rootViewController
    while let next = front?.presentedViewController, !next.isBeingDismissed { front = next }
    return front
  }
}
#endif
