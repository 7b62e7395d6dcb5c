// AN-11, SP-3, SP-6.
import Foundation

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any? { willSet { willChange() } }
  open var toValue: Any? { willSet { willChange() } }
  open var byValue: Any? { willSet { willChange() } }

  public override init() { super.init() }

  override func ownCopy() -> CAAnimation {
    let copy = CABasicAnimation(keyPath: keyPath)
    copyValues(to: copy)
    return copy
  }

  func copyValues(to copy: CABasicAnimation) {
    copyProperty(to: copy)
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
  }

  override func value(at fraction: CGFloat, _ current: LayerValue) -> LayerValue? {
    let ends = ends(current)
    return ends.from.mixed(with: ends.to, at: fraction)
  }

  /// The two ends, from whatever two of the three values are given.
  private func ends(_ current: LayerValue) -> (from: LayerValue, to: LayerValue) {
    let from = fromValue.map(typed)
    let to = toValue.map(typed)
    let by = byValue.map(typed)
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.adding(by, times: -1), to)
    case (let from?, nil, nil): return (from, current)
    case (nil, let to?, nil): return (current, to)
    case (nil, nil, let by?): return (current, current.adding(by))
    case (nil, nil, nil): return (current, current)
    }
  }
}

open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1 { willSet { willChange() } }
  open var stiffness: CGFloat = 100 { willSet { willChange() } }
  open var damping: CGFloat = 10 { willSet { willChange() } }
  open var initialVelocity: CGFloat = 0 { willSet { willChange() } }

  public override init() { super.init() }

  open var settlingDuration: CFTimeInterval { motion.settlingDurationOfAnimation }

  var motion: SpringMotion {
    SpringMotion(
      mass: Double(mass),
      stiffness: Double(stiffness),
      damping: Double(damping),
      initialVelocity: Double(initialVelocity)
    )
  }

  override func ownCopy() -> CAAnimation {
    let copy = CASpringAnimation(keyPath: keyPath)
    copyValues(to: copy)
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    return copy
  }

  override func eased(_ time: CFTimeInterval) -> CGFloat { CGFloat(motion.value(at: time)) }
}
