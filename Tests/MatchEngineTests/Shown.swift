#if canImport(UIKit)
import MatchEngine
import UIKit
import UIKitTestSupport

/// A window with a root; its first frame was on the screen.
@MainActor func onScreen(_ root: UIViewController) async -> UIWindow {
  let window = inWindow(root)
  await advance(0.1)
  return window
}

/// A navigation controller in such a window, with a transition for its pushes and pops.
@MainActor func onScreen(
  below root: UIViewController,
  _ transition: MatchTransition?
) async -> (navigation: UINavigationController, window: UIWindow) {
  let navigation = UINavigationController(rootViewController: root)
  navigation.childMatchTransition = transition
  return (navigation, await onScreen(navigation))
}

/// A window with an app's own container, which shows a child; returns once that is on the screen.
@MainActor func onScreen(
  _ container: UIViewController,
  showing child: UIViewController
) async -> UIWindow {
  let window = await onScreen(container)
  container.matchShow(child, in: container.view, animated: false)
  await advance(0.1)
  return window
}

extension UIViewController {
  /// Replaces the child in its view with another one.
  @discardableResult func replace(
    with new: UIViewController,
    _ transition: MatchTransition
  ) -> MatchFlight {
    matchShow(new, in: view, transition: transition)
  }
}

extension UIView {
  /// A tagged view with a color.
  convenience init(tagged id: String?, _ frame: CGRect, _ color: UIColor? = nil) {
    self.init(frame: frame)
    matchID = id
    backgroundColor = color
  }

  /// A view with a color.
  convenience init(_ frame: CGRect, _ color: UIColor?) {
    self.init(tagged: nil, frame, color)
  }
}

extension UILabel {
  /// A label with a text.
  convenience init(tagged id: String? = nil, _ frame: CGRect, _ text: String) {
    self.init(tagged: id, frame)
    self.text = text
  }
}

extension UIImageView {
  /// A view of an image.
  convenience init(tagged id: String? = nil, _ frame: CGRect, _ image: UIImage?) {
    self.init(tagged: id, frame)
    self.image = image
  }
}

extension UIVisualEffectView {
  /// A light blur.
  convenience init(tagged id: String? = nil, blurIn frame: CGRect) {
    self.init(effect: UIBlurEffect(style: .light))
    self.frame = frame
    matchID = id
  }
}

extension Finger {
  /// Stays where it is, leaves the screen, and lets time pass.
  func lift(after seconds: TimeInterval = 0, thenWait rest: TimeInterval = 0) async {
    if seconds > 0 { await hold(for: seconds) }
    await lift()
    if rest > 0 { await advance(rest) }
  }
}

extension CGRect {
  /// The rectangle that is so far on the way to another one, edge by edge.
  func mixed(with other: CGRect, _ part: CGFloat) -> CGRect {
    func mix(_ value: (CGRect) -> CGFloat) -> CGFloat {
      value(self) + (value(other) - value(self)) * part
    }
    return CGRect(x: mix(\.minX), y: mix(\.minY), width: mix(\.width), height: mix(\.height))
  }
}

extension UIView {
  /// The views at or below this one that are the engine's.
  var engineViews: [UIView] {
    let own = String(reflecting: type(of: self)).hasPrefix("MatchEngine.") ? [self] : []
    return own + subviews.flatMap(\.engineViews)
  }

  /// Those of one type.
  func engineViews(_ name: String) -> [UIView] { engineViews.filter { "\(type(of: $0))" == name } }

  /// What the engine has left at or below this view, animations and views: there must be none.
  var remains: [String] { heldKeys + engineViews.map { "\(type(of: $0))" } }

  private var heldKeys: [String] {
    let keys = (layer.animationKeys() ?? []).filter { $0.hasPrefix("MatchEngine.") }
    return keys + subviews.flatMap(\.heldKeys)
  }
}
#endif
