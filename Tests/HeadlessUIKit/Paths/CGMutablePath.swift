public final class CGMutablePath: CGPath {
  public init() {
    super.init(elements: [])
    elements.reserveCapacity(12)
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.line(point), transform)
  }

  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    add(.curve(control1: control1, control2: control2, end: end), transform)
  }

  public func closeSubpath() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  private func add(_ step: PathElement, _ transform: CGAffineTransform) {
    guard let last = elements.last else { raise("a path's first step is a move") }
    if last == .close { missing("a path that goes on from where it was closed") }
    elements.append(step.applying(transform))
  }
}

extension CGMutablePath {
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.map { $0.applying(transform) }
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += PathShapes.rectangle(rect).map { $0.applying(transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += PathShapes.ellipse(rect).map { $0.applying(transform) }
  }

  /// An arc, with a line to its start if there is a current point; clockwise is meant where y points up.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let start = PathShapes.on(center, radius, startAngle)
    if isEmpty {
      move(to: start, transform: transform)
    } else {
      addLine(to: start, transform: transform)
    }
    let sweep = Self.sweep(from: startAngle, to: endAngle, falling: clockwise)
    guard sweep != 0 else { return }
    let arc = PathShapes.arc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      sweep: sweep
    )
    for step in arc { add(step, transform) }
  }

  /// The signed angle from one to the other in a direction, at most one whole turn.
  private static func sweep(from start: CGFloat, to end: CGFloat, falling: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let distance = falling ? start - end : end - start
    if abs(distance) >= turn { return falling ? -turn : turn }
    let sweep = distance < 0 ? distance + turn : distance
    return falling ? -sweep : sweep
  }
}
