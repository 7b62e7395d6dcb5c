#if canImport(UIKit)
import UIKit
import UIKitTestSupport

/// A layer in a window, in a world that has just begun.
@MainActor func shownLayer() async -> (window: UIWindow, layer: CALayer) {
  startOver()
  let window = show(UIViewController())
  let layer = CALayer()
  window.layer.addSublayer(layer)
  await nextTurn()
  return (window, layer)
}

/// A fade from 0 to one half, of a second.
func fade() -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0
  animation.toValue = 0.5
  animation.duration = 1
  return animation
}
#endif
