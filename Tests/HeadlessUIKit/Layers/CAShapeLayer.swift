public enum CAShapeLayerFillRule: Sendable { case nonZero, evenOdd }

open class CAShapeLayer: CALayer {
  private var shape: ShapeState { state.shape ?? ShapeState() }

  private func write<Value>(
    _ part: WritableKeyPath<ShapeState, Value>,
    _ value: Value,
    _ key: LayerKey
  ) {
    var shape = shape
    shape[keyPath: part] = value
    write(\.shape, shape, key)
  }

  open var path: CGPath? {
    get { shape.path }
    set { write(\.path, newValue, .path) }
  }
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { write(\.fillColor, newValue, .fillColor) }
  }
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { write(\.fillRule, newValue, .other) }
  }
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { write(\.strokeColor, newValue, .strokeColor) }
  }
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { write(\.lineWidth, newValue, .lineWidth) }
  }
  /// VH-20: how much of the path is drawn, from its beginning.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { write(\.strokeEnd, newValue, .strokeEnd) }
  }
}
