// VH-5: a rectangle with round corners, or any path, somewhere on the screen.
/// A shape on the screen: what an item fills, or what a clip lets through.
public struct Outline: Equatable {
  /// The box, whose corner is at the origin before the transform.
  public var size: CGSize
  /// As they are drawn: none below zero or beyond half of the shorter side.
  public var radii = CornerRadii()
  public var curve = CALayerCornerCurve.circular
  /// What it is instead of a rectangle.
  public var path: CGPath?
  /// What counts as inside of the path.
  public var rule = CGPathFillRule.winding
  /// To the screen.
  public var transform: CGAffineTransform

  init(size: CGSize, transform: CGAffineTransform) {
    self.size = size
    self.transform = transform
  }

  /// A layer's bounds, given where they go.
  init(bounds state: LayerState, _ matrix: CGAffineTransform) {
    let bounds = state.bounds
    self.init(
      size: bounds.size,
      transform: CGAffineTransform(translationX: bounds.minX, y: bounds.minY).concatenating(matrix)
    )
    radii = CornerRadii(state.cornerRadius, corners: state.maskedCorners).fitted(to: size)
    curve = radii.isZero ? .circular : state.cornerCurve
  }

  init(_ path: CGPath, _ rule: CGPathFillRule, _ matrix: CGAffineTransform) {
    self.init(size: path.boundingBoxOfPath.size, transform: matrix)
    self.path = path
    self.rule = rule
  }

  /// The shape before the transform.
  var ownPath: CGPath {
    path ?? .rounded(CGRect(origin: .zero, size: size), radii: radii, curve: curve)
  }

  public var screenPath: CGPath {
    CGPath(elements: ownPath.elements.map { $0.applying(transform) })
  }

  /// The box around it on the screen.
  public var box: CGRect {
    path == nil
      ? CGRect(origin: .zero, size: size).applying(transform) : screenPath.boundingBoxOfPath
  }

  /// Whether a point of the screen is inside.
  public func contains(_ point: CGPoint) -> Bool {
    guard transform.isInvertible else { return false }
    return holds(point.applying(transform.inverted()), slack: 0)
  }

  /// Whether a point before the transform is inside, or outside of a round corner by no more than so much.
  func holds(_ point: CGPoint, slack: CGFloat) -> Bool {
    if let path { return path.contains(point, using: rule) }
    let edge = min(slack, 1e-6)
    let box = CGRect(origin: .zero, size: size).insetBy(dx: -edge, dy: -edge)
    guard point.x >= box.minX, point.x < box.maxX, point.y >= box.minY, point.y < box.maxY else {
      return false
    }
    if radii.isZero { return true }
    let (isLeft, isTop) = (point.x < size.width / 2, point.y < size.height / 2)
    let radius =
      isTop
      ? (isLeft ? radii.topLeft : radii.topRight)
      : (isLeft ? radii.bottomLeft : radii.bottomRight)
    // How far the corner begins beyond the point, either way.
    let reach = curve == .circular ? radius : radius * CGPath.cornerReach
    let inset = CGPoint(
      x: reach - (isLeft ? point.x : size.width - point.x),
      y: reach - (isTop ? point.y : size.height - point.y)
    )
    guard curve == .circular else {
      return slack == 0 && (inset.x <= 0 || inset.y <= 0 || ownPath.contains(point))
    }
    return inset.x <= 0 || inset.y <= 0 || hypot(inset.x, inset.y) <= radius + slack
  }
}
