import MatchEngine
import MatchEngineCore
import MatchEngineTestSupport
import UIKit

/// What is drawn above the screen for whoever wants to know: outlines with their IDs, paths, clips, fingers.
@MainActor struct Marks {
  nonisolated static let opening = "<g class=\"marks\">"

  private(set) var lines: [String] = []
  private let screen = UIScreen.main.bounds
  /// What is outlined and seen, the frontmost last.
  private var outlined: [(box: CGRect, id: String, role: String)] = []
  /// The ways of the flights of this moment; the next one goes on with them.
  private(set) var ways: [Ways] = []
  private(set) var samplings = 0

  /// All the marks of this moment, given those of the one before.
  init(
    of flights: [MatchFlight],
    in windows: [UIWindow],
    fingers: [Finger],
    after before: Marks? = nil
  ) {
    samplings = before?.samplings ?? 0
    lines.append(Marks.opening)
    let shown = flights.compactMap { flight in
      flight.container.flatMap { container in flight.shown().map { (container, $0) } }
    }
    for (container, flight) in shown {
      add(flight, Headless.toScreen(from: container), before?.ways ?? [])
    }
    if shown.isEmpty { for window in windows { addTags(in: window) } }
    addNames()
    for finger in fingers { add(finger) }
    lines.append("</g>")
  }

  private mutating func add(
    _ flight: Flight,
    _ toScreen: CGAffineTransform,
    _ known: [Ways]
  ) {
    let frame = flight.frame
    let order = frame.isInUpperOrder ? flight.plan.upperOrder : flight.plan.lowerOrder
    let performers = flight.plan.performers
    let numbers = order.filter { !performers[$0].isRoot }
    for number in numbers { addClips(number, frame, toScreen) }
    let ways = ways(of: flight.plan, toScreen, known)
    for number in numbers {
      if let path = ways[number] {
        addWay(path, Marks.place(frame.performers[number].center, toScreen))
      }
    }
    for number in numbers {
      let performer = frame.performers[number]
      guard performer.alpha > 0.01 else { continue }
      let affine = performer.affine
      let corners = Marks.corners(performer.size).map { Marks.place(affine($0), toScreen) }
      addOutline(corners, performers[number].name, performers[number].role.name)
    }
  }

  private mutating func ways(
    of plan: Plan,
    _ toScreen: CGAffineTransform,
    _ known: [Ways]
  ) -> Ways {
    let same = known.first { $0.isOf(plan, toScreen) }
    if same == nil { samplings += 1 }
    let ways = same ?? Ways(plan, toScreen)
    self.ways.append(ways)
    return ways
  }

  private mutating func addWay(_ path: String, _ here: CGPoint) {
    lines.append("<path class=\"way\" d=\"\(path)\"/>")
    lines.append("<circle class=\"here\" cx=\"\(here.x.tenths)\" cy=\"\(here.y.tenths)\" r=\"3\"/>")
  }

  private mutating func addClips(
    _ number: Int,
    _ frame: Frame,
    _ toScreen: CGAffineTransform
  ) {
    guard let box = frame.clip(of: number)?.placement else { return }
    let corners = box.vertices.map { Marks.place($0, toScreen) }
    lines.append("<path class=\"clip\" d=\"\(Marks.line(corners))Z\"/>")
  }

  /// The tagged views at rest.
  private mutating func addTags(in view: UIView) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    if let id = view.matchID, !id.isEmpty {
      let (bounds, toScreen) = (view.bounds, Headless.toScreen(from: view))
      let corners = Marks.corners(Vector(bounds.width, bounds.height)).map { corner in
        CGPoint(x: bounds.minX + corner.x, y: bounds.minY + corner.y).applying(toScreen)
      }
      addOutline(corners, id, "rest")
    }
    // Nothing is seen behind what covers the screen.
    let back = view.subviews.lastIndex { covers($0) } ?? 0
    for subview in view.subviews[back...] { addTags(in: subview) }
  }

  /// Whether a view, or what is in it, hides the whole screen.
  private func covers(_ view: UIView) -> Bool {
    guard !view.isHidden, view.alpha == 1 else { return false }
    let box = view.bounds.applying(Headless.toScreen(from: view))
    guard box.contains(screen) else { return false }
    return view.backgroundColor?.cgColor.alpha == 1 || view.subviews.contains { covers($0) }
  }

  /// Outlines what can be seen of a box.
  private mutating func addOutline(_ corners: [CGPoint], _ id: String, _ role: String) {
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return
    }
    let box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    guard box.intersects(screen) else { return }
    outlined.append((box, id, role))
    lines.append("<path class=\"outline \(role)\" d=\"\(Marks.line(corners))Z\"/>")
  }

  /// Names what is outlined; no name lies on another one, and what is in front has its place first.
  private mutating func addNames() {
    var taken: [CGRect] = []
    for (box, id, role) in outlined.reversed() {
      // Nothing is written across a line of text.
      let isAbove = box.height < 64 && box.minY > 16
      var name = CGRect(x: box.minX + (isAbove ? 0 : 5), y: box.minY, width: 0, height: 14)
      if isAbove { name.origin.y -= 15 } else { name.origin.y += 3 }
      name.size.width = id.reduce(0) { $0 + ($1.isUppercase ? 10 : 7) }
      name.origin.x = max(min(name.minX, screen.maxX - name.width), 0)
      name.origin.y = max(min(name.minY, screen.maxY - name.height), 0)
      while let other = taken.first(where: { $0.intersects(name) }) {
        name.origin.y = other.maxY + 1
      }
      taken.append(name)
      let place = "x=\"\(name.minX.tenths)\" y=\"\((name.minY + 11).tenths)\""
      lines.append("<text class=\"name \(role)\" \(place)>\(SVG.escaped(id))</text>")
    }
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

  nonisolated static func line(_ points: [CGPoint]) -> String {
    "M" + points.map { "\($0.x.tenths) \($0.y.tenths)" }.joined(separator: "L")
  }

  /// Where a point of a container is on the screen.
  private static func place(_ point: Vector, _ toScreen: CGAffineTransform) -> CGPoint {
    CGPoint(x: point.x, y: point.y).applying(toScreen)
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

extension Performer.Role {
  /// The class of its outline.
  fileprivate var name: String {
    switch self {
    case .pair: "pair"
    case .entering: "entering"
    case .leaving: "leaving"
    case .lowerRoot: "lower screen"
    case .upperRoot: "upper screen"
    case .leftover: "leftover"
    }
  }
}

extension Performer {
  /// Its ID, or the class of a view that has none: where that is in memory says nothing, and differs each time.
  fileprivate var name: String {
    guard id.first == "\0" else { return id }
    return String(id.dropFirst(2).prefix { $0 != ":" })
  }
}
