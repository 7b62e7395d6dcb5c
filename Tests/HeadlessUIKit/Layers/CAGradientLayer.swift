import Foundation

/// A layer that draws a gradient along a line.
open class CAGradientLayer: CALayer {
  public override init() {
    super.init()
    state.gradient = GradientState()
  }
  public override init(layer: Any) { super.init(layer: layer) }
  override init(of original: CALayer, state: LayerState) { super.init(of: original, state: state) }
  public required init?(coder: NSCoder) { missing("layers from an archive") }

  override func copyForPresentation(_ state: LayerState) -> CALayer {
    CAGradientLayer(of: self, state: state)
  }

  private var gradient: GradientState { state.gradient ?? GradientState() }

  private func write<Value>(
    _ part: WritableKeyPath<GradientState, Value>,
    _ value: Value,
    _ key: LayerKey
  ) {
    var gradient = gradient
    gradient[keyPath: part] = value
    write(\.gradient, gradient, key)
  }

  open var colors: [Any]? {
    get { gradient.colors }
    set { write(\.colors, (newValue ?? []).compactMap { $0 as? CGColor }, .colors) }
  }
  open var locations: [NSNumber]? {
    get { gradient.locations?.map { NSNumber(value: $0) } }
    set { write(\.locations, newValue?.map(\.doubleValue), .locations) }
  }
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { write(\.startPoint, newValue, .startPoint) }
  }
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { write(\.endPoint, newValue, .endPoint) }
  }
}
