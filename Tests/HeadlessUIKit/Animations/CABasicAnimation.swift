// AN-11, SP-3, SP-6.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any? { willSet { willChange() } }
  open var toValue: Any? { willSet { willChange() } }

  override func ownCopy() -> CAAnimation {
    let copy = CABasicAnimation(keyPath: keyPath)
    copyValues(to: copy)
    return copy
  }

  func copyValues(to copy: CABasicAnimation) {
    copyProperty(to: copy)
    copy.fromValue = fromValue
    copy.toValue = toValue
  }

  override func value(at fraction: CGFloat, _ current: LayerValue) -> LayerValue? {
    (fromValue.map(typed) ?? current).mixed(with: toValue.map(typed) ?? current, at: fraction)
  }
}

open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1 { willSet { willChange() } }
  open var stiffness: CGFloat = 100 { willSet { willChange() } }
  open var damping: CGFloat = 10 { willSet { willChange() } }
  open var initialVelocity: CGFloat = 0 { willSet { willChange() } }

  var motion: SpringMotion {
    SpringMotion(
      mass: mass,
      stiffness: stiffness,
      damping: damping,
      initialVelocity: initialVelocity
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
