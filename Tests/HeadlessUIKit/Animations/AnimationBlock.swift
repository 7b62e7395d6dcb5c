// AN-1, AN-6, AN-7, AN-10: what a change inside an animation block adds to a layer.
/// The animation block that is running, with the timing that its changes get.
struct AnimationBlock {
  enum Pace {
    case curve(CubicCurve)
    case spring(SpringMotion)
  }

  var duration: TimeInterval
  var delay: TimeInterval = 0
  var options: UIView.AnimationOptions = []
  var pace: Pace
  var batch: AnimationBatch?
  var driver: AnimatorTimeline?

  func animate(_ layer: CALayer, _ key: LayerKey, from before: LayerValue, to after: LayerValue) {
    guard duration > 0 || driver != nil else { return }
    guard key == .bounds else { return attach(to: layer, key.rawValue, from: before, to: after) }
    for path in ["bounds.origin", "bounds.size"] {
      let (from, to) = (AnimatedPath(path).part(of: before), AnimatedPath(path).part(of: after))
      if !from.isSame(as: to) { attach(to: layer, path, from: from, to: to) }
    }
  }

  private func attach(
    to layer: CALayer,
    _ path: String,
    from before: LayerValue,
    to after: LayerValue
  ) {
    let animation = makeAnimation(path)
    if delay > 0 { animation.beginTime = layer.localTime + delay }
    let startsAnew = options.contains(.beginFromCurrentState) || !before.isAdditive
    if startsAnew {
      // An effect that was taken away comes from nothing.
      let isMadeAnew = if case .backdrop = before { true } else { false }
      animation.fromValue =
        isMadeAnew
        ? before : layer.shownState().flatMap { AnimatedPath(path).value(in: $0) } ?? before
      animation.toValue = after
      // What animated it so far shows nothing any more, and ends when it would have ended.
      for other in layer.attached where other.modelEnds?.path == path || other.key == path {
        other.isMuted = true
      }
    } else {
      animation.isAdditive = true
      animation.fromValue = before.adding(after, times: -1)
      animation.toValue = before.adding(before, times: -1)
    }
    let attached = AttachedAnimation(
      key: layer.freeKey(path),
      animation: animation,
      batch: batch,
      driver: driver
    )
    attached.blocksTouches = driver?.blocksTouches ?? !options.contains(.allowUserInteraction)
    attached.modelEnds = (path, before, after)
    layer.attach(attached)
    driver?.followers.append((attached, layer))
  }

  private func makeAnimation(_ path: String) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch pace {
    case .curve(let curve):
      animation = CABasicAnimation(keyPath: path)
      animation.timingFunction = CAMediaTimingFunction(curve: curve)
    case .spring(let motion):
      let spring = CASpringAnimation(keyPath: path)
      spring.mass = CGFloat(motion.mass)
      spring.stiffness = CGFloat(motion.stiffness)
      spring.damping = CGFloat(motion.damping)
      spring.initialVelocity = CGFloat(motion.initialVelocity)
      animation = spring
    }
    animation.duration = duration
    animation.fillMode = .backwards
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = options.contains(.autoreverse)
    return animation
  }
}

extension CALayer {
  /// A key for one more animation of a property: `position`, then `position-2`, and so on.
  func freeKey(_ path: String) -> String {
    var number = 1
    while attached.contains(where: { $0.key == (number == 1 ? path : "\(path)-\(number)") }) {
      number += 1
    }
    return number == 1 ? path : "\(path)-\(number)"
  }
}
