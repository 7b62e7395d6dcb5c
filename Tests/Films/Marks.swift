import MatchEngine
import MatchEngineCore
import UIKit

/// What is drawn above the screen for whoever wants to know: outlines with their IDs, paths, clips, fingers.
@MainActor struct Marks {
  nonisolated static let opening = "<g class=\"marks\">"

  private(set) var lines: [String] = []

  /// All the marks of this moment.
  static func lines(
    of flights: [MatchFlight],
    in windows: [UIWindow],
    fingers: [Finger]
  ) -> [String] {
    var marks = Marks()
    let shown = flights.compactMap { flight in
      flight.container.flatMap { container in flight.geometry.map { (container, $0) } }
    }
    for (container, geometry) in shown { marks.add(geometry, in: container) }
    if shown.isEmpty { for window in windows { marks.addTags(in: window) } }
    for finger in fingers { marks.add(finger) }
    return [opening] + marks.lines + ["</g>"]
  }

  private mutating func add(_ geometry: FlightGeometry, in container: UIView) {
    let order = geometry.frame.isInUpperOrder ? geometry.plan.upperOrder : geometry.plan.lowerOrder
    let numbers = order.filter { !geometry.plan.performers[$0].isRoot }
    for number in numbers { addClips(number, geometry, container) }
    for number in numbers where geometry.plan.performers[number].role != .stray {
      addWay(number, geometry, container)
    }
    for number in numbers {
      let performer = geometry.plan.performers[number]
      let frame = geometry.frame.performers[number]
      guard frame.alpha > 0.01 else { continue }
      let corners = Marks.corners(frame.size).map { container.place($0, through: frame.affine) }
      addOutline(corners, performer.id, "\(performer.role)")
    }
  }

  private mutating func addWay(_ number: Int, _ geometry: FlightGeometry, _ container: UIView) {
    let steps = 24
    let points = (0...steps).map { step in
      let frame = geometry.plan.frame(at: Double(step) / Double(steps))
      return container.place(frame.performers[number].center)
    }
    lines.append("<path class=\"way\" d=\"\(Marks.line(points))\"/>")
    let here = container.place(geometry.frame.performers[number].center)
    lines.append("<circle class=\"here\" cx=\"\(here.x.tenths)\" cy=\"\(here.y.tenths)\" r=\"3\"/>")
  }

  private mutating func addClips(_ number: Int, _ geometry: FlightGeometry, _ container: UIView) {
    let region = geometry.frame.clipRegion(of: number).map { container.place($0) }
    if !region.isEmpty { lines.append("<path class=\"clip\" d=\"\(Marks.line(region))Z\"/>") }
    guard let box = geometry.frame.clipBox(of: number) else { return }
    var affine = box.transform
    affine.translation = box.center - box.transform.linear(box.size / 2)
    let corners = Marks.corners(box.size).map { container.place($0, through: affine) }
    lines.append("<path class=\"clip\" d=\"\(Marks.line(corners))Z\"/>")
  }

  /// The tagged views at rest.
  private mutating func addTags(in view: UIView) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    if let id = view.matchID, !id.isEmpty {
      let corners = Marks.corners(Vector(view.bounds.width, view.bounds.height)).map { corner in
        let point = CGPoint(x: view.bounds.minX + corner.x, y: view.bounds.minY + corner.y)
        return view.convert(point, to: nil)
      }
      addOutline(corners, id, "rest")
    }
    for subview in view.subviews { addTags(in: subview) }
  }

  private mutating func addOutline(_ corners: [CGPoint], _ id: String, _ role: String) {
    guard let first = corners.min(by: { ($0.y, $0.x) < ($1.y, $1.x) }) else { return }
    lines.append("<path class=\"outline \(role)\" d=\"\(Marks.line(corners))Z\"/>")
    let (x, y) = (max(first.x, 0) + 5, max(first.y, 0) + 14)
    lines.append(
      "<text class=\"name \(role)\" x=\"\(x.tenths)\" y=\"\(y.tenths)\">\(SVG.escaped(id))</text>"
    )
  }

  private mutating func add(_ finger: Finger) {
    let (x, y) = (finger.point.x.tenths, finger.point.y.tenths)
    let (radius, opacity) = (CGFloat(finger.radius).tenths, CGFloat(finger.opacity).tenths)
    lines.append(
      "<circle class=\"finger\" cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\" opacity=\"\(opacity)\"/>"
    )
  }

  private static func corners(_ size: Vector) -> [Vector] {
    [Vector(0, 0), Vector(size.x, 0), size, Vector(0, size.y)]
  }

  private static func line(_ points: [CGPoint]) -> String {
    "M" + points.map { "\($0.x.tenths) \($0.y.tenths)" }.joined(separator: "L")
  }
}

extension UIView {
  /// Where a point of the container is on the screen.
  fileprivate func place(_ point: Vector, through affine: Affine = .identity) -> CGPoint {
    let point = affine(point)
    return convert(CGPoint(x: point.x, y: point.y), to: nil)
  }
}

extension CGFloat {
  /// With one digit behind the point, where it needs one.
  var tenths: String {
    let value = (self * 10).rounded()
    let (whole, rest) = Int(value.magnitude).quotientAndRemainder(dividingBy: 10)
    return (value < 0 ? "-" : "") + "\(whole)" + (rest == 0 ? "" : ".\(rest)")
  }
}
