public class CGPath: Hashable {
  final var elements: [PathElement] { didSet { knownPolygons = nil } }
  private final var knownPolygons: [[CGPoint]]?

  init(elements: [PathElement]) { self.elements = elements }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathShapes.rectangle(rect), transform)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathShapes.ellipse(rect), transform)
  }

  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    if cornerWidth != cornerHeight { missing("corners that are no parts of circles") }
    self.init(elements: CGPath.rounded(rect, radii: CornerRadii(cornerWidth)).elements, transform)
  }

  private convenience init(
    elements: [PathElement],
    _ transform: UnsafePointer<CGAffineTransform>?
  ) {
    let transform = transform?.pointee ?? .identity
    self.init(elements: elements.map { $0.applying(transform) })
  }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements, transform)
  }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.elements == rhs.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension CGPath {
  /// The path in straight lines, one closed polygon for each part; found once.
  final var polygons: [[CGPoint]] {
    let polygons = knownPolygons ?? findPolygons()
    knownPolygons = polygons
    return polygons
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// The path as an SVG path's data.
  var svg: String {
    elements.map { $0.kind.rawValue + SVGNumber.text($0.points.flatMap { [$0.x, $0.y] }) }.joined()
  }

  /// The path at `fraction` of the way to one of the same kinds of steps; to others there is none.
  func interpolated(to end: CGPath, at fraction: CGFloat) -> CGPath? {
    guard elements.map(\.kind) == end.elements.map(\.kind) else { return nil }
    return CGPath(
      elements: zip(elements, end.elements).map { first, last in
        let points = zip(first.points, last.points).map { $0 + ($1 - $0) * fraction }
        return PathElement(kind: first.kind, points: points)
      }
    )
  }
}

public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}
