// AN-11, SP-3, SP-6.
import Foundation

open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  public override init() { super.init() }
}

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  public override init() { super.init() }

  override func ownCopy() -> CAAnimation {
    let copy = CABasicAnimation(keyPath: keyPath)
    copyValues(to: copy)
    return copy
  }

  func copyValues(to copy: CABasicAnimation) {
    copyTiming(to: copy)
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
  }

  override func apply(to state: inout LayerState, fraction: CGFloat) {
    guard let keyPath else { return }
    let path = AnimatedPath(keyPath)
    guard let current = path.value(in: state) else { missing("animating \(keyPath)") }
    let ends = ends(current)
    let value = ends.from.mixed(with: ends.to, at: fraction)
    path.set(isAdditive ? current.adding(value) : value, in: &state)
  }

  /// The two ends, from whatever two of the three values are given.
  private func ends(_ current: LayerValue) -> (from: LayerValue, to: LayerValue) {
    let from = typed(fromValue, current)
    let to = typed(toValue, current)
    let by = typed(byValue, current)
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

  private func typed(_ value: Any?, _ current: LayerValue) -> LayerValue? {
    guard let value else { return nil }
    guard let typed = LayerValue(value) else { missing("an animation value of \(type(of: value))") }
    return typed
  }
}

open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0

  public override init() { super.init() }

  open var settlingDuration: CFTimeInterval { motion.settlingDuration }

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
