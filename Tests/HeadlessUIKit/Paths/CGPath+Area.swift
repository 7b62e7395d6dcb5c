extension CGPath {
  /// The box around the drawn path; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    var (points, start): ([CGPoint], CGPoint) = ([], .zero)
    for element in elements {
      guard let end = element.points.last else { continue }
      points.append(end)
      points += PathBend(start, element.points).extremes
      start = end
    }
    return CGRect(enclosing: points)
  }

  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    var winding = 0
    for polygon in polygons {
      var last = polygon[polygon.count - 1].applying(transform)
      for corner in polygon {
        let next = corner.applying(transform)
        winding += Self.crossing(of: point, last, next)
        last = next
      }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// Whether an edge passes on the right of the point, and which way: 1 down, -1 up.
  private static func crossing(of point: CGPoint, _ a: CGPoint, _ b: CGPoint) -> Int {
    guard (a.y <= point.y) != (b.y <= point.y) else { return 0 }
    let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
    return x > point.x ? (b.y > a.y ? 1 : -1) : 0
  }

  /// The part of its way from its beginning to a fraction of its length, in straight lines.
  func trimmed(to end: CGFloat) -> CGPath {
    let lines = polygons.flatMap { zip($0, $0.dropFirst()) }
    var rest = end * lines.reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    var (elements, last): ([PathElement], CGPoint?) = ([], nil)
    for (start, point) in lines where rest > 0 {
      let length = hypot(point.x - start.x, point.y - start.y)
      let share = length > 0 ? min(rest / length, 1) : 1
      let stop = CGPoint(
        x: start.x + (point.x - start.x) * share,
        y: start.y + (point.y - start.y) * share
      )
      if start != last { elements.append(.move(start)) }
      elements.append(.line(stop))
      (last, rest) = (stop, rest - length)
    }
    return CGPath(elements: elements)
  }

  func findPolygons() -> [[CGPoint]] {
    var (result, current): ([[CGPoint]], [CGPoint]) = ([], [])
    for element in elements {
      if element.kind == .move {
        result.append(current)
        current = element.points
      } else if let last = current.last {
        current += PathBend(last, element.points).flattened
      }
    }
    return (result + [current]).filter { !$0.isEmpty }
  }
}

// One step of a path, measured along its way.
/// A straight line or a curve.
struct PathBend {
  private let points: [CGPoint]

  init(_ start: CGPoint, _ points: [CGPoint]) { self.points = [start] + points }

  /// The end of a line, or 64 points along a curve.
  var flattened: [CGPoint] {
    points.count > 2 ? points(64) : Array(points.dropFirst())
  }

  /// So many points along the curve.
  func points(_ count: Int) -> [CGPoint] {
    (1...count).map { point(at: CGFloat($0) / CGFloat(count)) }
  }

  /// Where a curve turns back, across or down.
  var extremes: [CGPoint] {
    guard points.count > 2 else { return [] }
    let parameters = roots(of: points.map(\.x)) + roots(of: points.map(\.y))
    return parameters.filter { $0 > 0 && $0 < 1 }.map(point(at:))
  }

  private func point(at t: CGFloat) -> CGPoint {
    var rest = points
    for count in (1..<points.count).reversed() {
      for place in 0..<count {
        rest[place] = rest[place] + (rest[place + 1] - rest[place]) * t
      }
    }
    return rest[0]
  }

  /// Where the slope of one coordinate is zero.
  private func roots(of values: [CGFloat]) -> [CGFloat] {
    let steps = zip(values, values.dropFirst()).map { $1 - $0 }
    let a = steps[0] - 2 * steps[1] + steps[2]
    let b = 2 * (steps[1] - steps[0])
    if abs(a) < 1e-12 { return [-steps[0] / b] }
    let discriminant = b * b - 4 * a * steps[0]
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  }
}
