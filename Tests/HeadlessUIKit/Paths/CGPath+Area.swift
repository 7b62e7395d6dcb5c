// What a path covers.
import Foundation

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

  func findPolygons() -> [[CGPoint]] {
    var (result, current): ([[CGPoint]], [CGPoint]) = ([], [])
    for element in elements {
      if case .move(let start) = element {
        result.append(current)
        current = [start]
      } else if let last = current.last {
        current += PathBend(last, element.points).flattened
      }
    }
    return (result + [current]).filter { !$0.isEmpty }
  }
}
