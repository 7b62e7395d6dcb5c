enum PathShapes {
  /// How far from its ends a quarter circle's control points lie, in radii.
  static let kappa = arm(.pi / 2)

  /// The same for an arc of another angle.
  static func arm(_ angle: CGFloat) -> CGFloat { 4 / 3 * tan(angle / 4) }

  static func rectangle(_ rect: CGRect) -> [PathElement] {
    let corners = rect.corners
    return [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close]
  }

  static func ellipse(_ rect: CGRect) -> [PathElement] {
    let box = CGAffineTransform(rect.width / 2, 0, 0, rect.height / 2, rect.midX, rect.midY)
    let circle = arc(center: .zero, radius: 1, startAngle: 0, sweep: 2 * .pi)
    return ([.move(CGPoint(x: 1, y: 0))] + circle + [.close]).map { $0.applying(box) }
  }

  /// The curves of an arc, without the step to its start; positive sweeps turn from x toward y.
  static func arc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    sweep: CGFloat
  ) -> [PathElement] {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let arm = arm(step) * radius
    return (0..<count).map { index in
      let first = startAngle + step * CGFloat(index)
      let last = first + step
      let (start, end) = (on(center, radius, first), on(center, radius, last))
      return .curve(
        control1: CGPoint(x: start.x - arm * sin(first), y: start.y + arm * cos(first)),
        control2: CGPoint(x: end.x + arm * sin(last), y: end.y - arm * cos(last)),
        end: end
      )
    }
  }

  static func on(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}
