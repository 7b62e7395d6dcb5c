#if canImport(UIKit) && !os(watchOS)
import UIKit

// What a transition leaves on bars, and beside them, when it is completed.

extension CALayer {
  /// What removes the animations that are on this layer, and on all in it, if they are still there.
  ///
  /// A bar may keep its own if a transition is let go and completed in one turn. Those that repeat are an app's.
  @MainActor var removals: [() -> Void] {
    let own: [() -> Void] = (animationKeys() ?? []).compactMap { key in
      guard let animation = animation(forKey: key), animation.repeatCount == 0 else { return nil }
      return { if self.animation(forKey: key) === animation { self.removeAnimation(forKey: key) } }
    }
    return own + (sublayers ?? []).flatMap(\.removals)
  }
}

extension UIViewController {
  /// Completes the transition to this screen, and lets what is bound to a bar below that goes with it glide after it.
  ///
  /// UIKit moves it in one step.
  func glideAfterBar(_ complete: () -> Void) {
    guard let screen = viewIfLoaded, let window = screen.window else { return complete() }
    let inset = screen.safeAreaInsets.bottom
    guard inset > window.safeAreaInsets.bottom else { return complete() }
    let places = screen.whole.map { ($0, $0.center.y, $0.bounds.size) }
    complete()
    window.layoutIfNeeded()
    let room = inset - screen.safeAreaInsets.bottom
    for (view, place, size) in places where view.bounds.size == size {
      let way = view.center.y - place
      // What the app animates goes its own way.
      guard way > 2, way < room + 1, view.layer.animation(forKey: "position") == nil else {
        continue
      }
      let glide = CABasicAnimation(keyPath: "position.y")
      glide.fromValue = -way
      glide.toValue = 0
      glide.isAdditive = true
      glide.timingFunction = CAMediaTimingFunction(name: .easeOut)
      view.layer.add(glide, forKey: nil)
    }
  }
}

extension UIView {
  fileprivate var whole: [UIView] { [self] + subviews.flatMap(\.whole) }
}
#endif
