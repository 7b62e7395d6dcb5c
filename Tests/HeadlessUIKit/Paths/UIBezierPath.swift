// A path as UIKit draws it. Round corners are parts of circles here.
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()

  open var lineWidth: CGFloat = 1

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: .rounded(rect, radii: CornerRadii(cornerRadius)))
  }

  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set { path.elements = newValue.elements }
  }

  open func move(to point: CGPoint) { path.move(to: point) }

  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  open func addCurve(
    to endPoint: CGPoint,
    controlPoint1: CGPoint,
    controlPoint2: CGPoint
  ) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Clockwise is meant where y points down: angles grow.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: !clockwise
    )
  }

  open func close() { path.closeSubpath() }

  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  open var isEmpty: Bool { path.isEmpty }

  open var bounds: CGRect { path.boundingBoxOfPath }
}
