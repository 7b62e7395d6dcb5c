#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import UIKit

/// A screen that gives way a little to a finger that swipes where there is nothing, and then springs back.
///
/// An animation that adds up with the layer's own place moves it, so nothing of the app's is written.
@MainActor final class RubberBand {
  private let layer: CALayer
  /// How far the screen could go at most.
  private let reach: CGFloat
  private var offset: CGFloat = 0

  init(on view: UIView) {
    layer = view.layer
    reach = max(view.bounds.width / 3, 1)
  }

  /// Moves the screen after a finger that went that far to the right, as a scroll view does beyond its edge.
  func pull(by way: CGFloat) {
    let far = reach * (1 - 1 / (0.55 * abs(way) / reach + 1))
    offset = way < 0 ? -far : far
    let animation = CABasicAnimation(keyPath: "position")
    animation.duration = 86_400
    move(animation, to: offset)
  }

  /// Lets the screen spring back.
  func letGo() {
    let spring = CASpringAnimation(keyPath: "position")
    (spring.stiffness, spring.damping) = (324, 36)
    spring.duration = spring.settlingDuration
    move(spring, to: 0)
  }

  /// Puts the screen where it belongs.
  func release() { layer.removeAnimation(forKey: OwnAnimation.resistance) }

  private func move(_ animation: CABasicAnimation, to end: CGFloat) {
    animation.fromValue = CGPoint(x: offset, y: 0)
    animation.toValue = CGPoint(x: end, y: 0)
    animation.isAdditive = true
    release()
    layer.add(animation, forKey: OwnAnimation.resistance)
  }
}
#endif
