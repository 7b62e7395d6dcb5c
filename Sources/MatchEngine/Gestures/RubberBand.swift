#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import UIKit

/// A screen that gives way a little to a finger that swipes where there is nothing, and then springs back.
///
/// An animation that adds up with the layer's own place moves it, so nothing of the app's is written.
@MainActor struct RubberBand {
  private let layer: CALayer
  /// How far the screen could go at most.
  private let reach: CGFloat

  init(on view: UIView) {
    layer = view.layer
    reach = max(view.bounds.width / 3, 1)
  }

  /// Moves the screen after a finger that went that far to the right.
  func pull(by way: CGFloat) {
    let animation = CABasicAnimation(keyPath: "position")
    animation.duration = 86_400
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.toValue = CGPoint(x: offset(way), y: 0)
    put(animation, from: offset(way))
  }

  /// Lets the screen spring back, with the velocity that the finger gave it.
  func letGo(after way: CGFloat, velocity: CGFloat) {
    let offset = offset(way)
    guard abs(offset) > 0.1, velocity.isFinite else { return release() }
    let spring = CASpringAnimation(keyPath: "position")
    let frequency: CGFloat = 18
    (spring.stiffness, spring.damping) = (frequency * frequency, 2 * frequency)
    // In ways from where it starts to where it ends, per second; a throw takes it a little farther at most.
    let rate = velocity * slope(way) / -offset
    spring.initialVelocity = min(max(rate, -frequency), frequency)
    spring.duration = spring.settlingDuration
    spring.toValue = CGPoint.zero
    put(spring, from: offset)
  }

  /// Puts the screen where it belongs.
  func release() { layer.removeAnimation(forKey: OwnAnimation.resistance) }

  private func put(_ animation: CABasicAnimation, from offset: CGFloat) {
    animation.fromValue = CGPoint(x: offset, y: 0)
    animation.isAdditive = true
    release()
    layer.add(animation, forKey: OwnAnimation.resistance)
  }

  // As a scroll view does beyond its edge.

  private func offset(_ way: CGFloat) -> CGFloat {
    let far = reach * (1 - 1 / (0.55 * abs(way) / reach + 1))
    return way < 0 ? -far : far
  }

  private func slope(_ way: CGFloat) -> CGFloat {
    let share = 0.55 * abs(way) / reach + 1
    return 0.55 / (share * share)
  }
}
#endif
