// One step of a path, measured along its way.
import Foundation

/// A straight line or a curve.
struct PathBend {
  private let points: [CGPoint]

  init(_ start: CGPoint, _ points: [CGPoint]) { self.points = [start] + points }

  /// The end of a line, or 64 points along a curve.
  var flattened: [CGPoint] {
    guard points.count > 2 else { return Array(points.dropFirst()) }
    return (1...64).map { point(at: CGFloat($0) / 64) }
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
        let (a, b) = (rest[place], rest[place + 1])
        rest[place] = CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
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
