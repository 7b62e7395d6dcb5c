public enum CAGradientLayerType: Sendable {
  /// Along the line from the start to the end.
  case axial
  /// From the start outward, to an ellipse in a box with a corner at the end.
  case radial
}

open class CAGradientLayer: CALayer {
  private var gradient: GradientState { state.gradient ?? GradientState() }

  /// Nothing of it is animated.
  private func write<Value>(_ part: WritableKeyPath<GradientState, Value>, _ value: Value) {
    var gradient = gradient
    gradient[keyPath: part] = value
    write(\.gradient, gradient, .other)
  }

  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors }
    set { write(\.colors, (newValue ?? []).compactMap { $0 as? CGColor }) }
  }
  open var locations: [NSNumber]? {
    get { gradient.locations?.map { NSNumber(value: $0) } }
    set { write(\.locations, newValue?.map(\.doubleValue)) }
  }
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { write(\.type, newValue) }
  }
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { write(\.startPoint, newValue) }
  }
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { write(\.endPoint, newValue) }
  }
}
