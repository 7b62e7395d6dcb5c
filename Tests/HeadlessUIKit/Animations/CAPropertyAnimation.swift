// AN-11: what animates one property.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String? { willSet { willChange() } }
  open var isAdditive = false { willSet { willChange() } }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  func copyProperty(to copy: CAPropertyAnimation) {
    copyTiming(to: copy)
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
  }

  override func apply(to state: inout LayerState, fraction: CGFloat) {
    guard let keyPath else { return }
    let path = AnimatedPath(keyPath)
    guard let current = path.value(in: state) else { missing("animating \(keyPath)") }
    guard let value = value(at: fraction, current) else { return }
    path.set(isAdditive ? current.adding(value) : value, in: &state)
  }

  /// What the property is given, or what is added to it.
  func value(at fraction: CGFloat, _ current: LayerValue) -> LayerValue? { nil }

  func typed(_ value: Any) -> LayerValue {
    guard let typed = LayerValue(value) else { missing("an animation value of \(type(of: value))") }
    return typed
  }
}
