#if canImport(UIKit) && !canImport(ObjectiveC)
import UIKit

/// What is seen at some points of the screen: the same for two screens that look the same, whichever layers
/// show it.
public struct Seen {
  /// What is at each point, starting with the frontmost thing that covers everything behind it.
  private let points: [(point: CGPoint, things: [String])]

  /// Looks at points that are so far from one another, in the next frame or at another time.
  @MainActor public init(
    every step: CGFloat = 9,
    in region: CGRect = UIScreen.main.bounds,
    at time: CFTimeInterval = Headless.nextFrame
  ) {
    // A little more than the boxes, so that no point on an edge is missed.
    let boxed = Headless.look(at: time) { Headless.displayList }.items.map { item in
      // What has one color all over is the same thing at every point.
      let text = item.color == nil ? nil : Seen.thing(item, .zero)
      return ((item, text), item.box.insetBy(dx: -0.1, dy: -0.1))
    }
    var points: [(CGPoint, [String])] = []
    for y in stride(from: region.minY + 3.37, to: region.maxY, by: step) {
      let row = boxed.indices.filter { boxed[$0].1.minY <= y && boxed[$0].1.maxY >= y }
      for x in stride(from: region.minX + 2.71, to: region.maxX, by: step) {
        let point = CGPoint(x: x, y: y)
        let near = row.filter { boxed[$0].1.minX <= x && boxed[$0].1.maxX >= x }
        points.append((point, Seen.things(at: point, in: near.map { boxed[$0].0 })))
      }
    }
    self.points = points
  }

  /// Whether a background of some color is seen, however faint.
  public func shows(_ color: CGColor) -> Bool {
    let parts = (color.components ?? []).dropLast().map { Seen.number($0, 50) }
    let text = (["background"] + parts).joined(separator: " ")
    return points.contains { $0.things.contains { $0.hasPrefix(text) } }
  }

  private static func number(_ value: CGFloat, _ places: CGFloat = 100) -> String {
    "\((value * places).rounded() / places + 0)"
  }

  private static func things(
    at point: CGPoint,
    in items: [(item: DisplayItem, text: String?)]
  ) -> [String] {
    var things: [(text: String, groups: [CGFloat])] = []
    for (item, text) in items where item.opacity > 1e-3 && item.contains(point) {
      if let color = item.color(at: point), color.alpha <= 1e-3 { continue }
      if item.kind == .border, item.width < 0.01 { continue }
      if [.background, .fill, .image, .gradient].contains(item.kind) {
        let opacity = item.opacity(at: point)
        if opacity >= 0.999 { things = [] }
        // What is opaque in a group covers what is behind it in the group, however faint the group is.
        let group = item.groups.reduce(1, *)
        if group < 1, abs(opacity - group) < 1e-3 {
          things.removeAll { $0.groups.starts(with: item.groups) }
        }
      }
      let text = text ?? thing(item, point)
      // Things that cast the same shadow darken a point only once.
      if item.kind == .shadow, things.last?.text == text { continue }
      things.append((text, item.groups))
    }
    return things.map(\.text)
  }

  /// A fill has one color all over; of a picture, it matters which part of it is at this point.
  private static func thing(_ item: DisplayItem, _ point: CGPoint) -> String {
    var (parts, opacity) = (["\(item.kind)"], item.opacity)
    if let color = item.color(at: point) {
      // A faint color looks like a strong one in a faint layer.
      parts += (color.components ?? []).dropLast().map { number($0, 50) }
      opacity *= color.alpha
    } else if item.transform.isInvertible {
      let own = point.applying(item.transform.inverted())
      parts += item.texts
      parts += [number(own.x / item.size.width, 10), number(own.y / item.size.height, 10)]
    }
    if item.kind == .border {
      let scale = abs(item.transform.a * item.transform.d - item.transform.b * item.transform.c)
      parts.append(number(item.width * scale.squareRoot(), 10))
    }
    parts.append(number(opacity, 50))
    return parts.joined(separator: " ")
  }

  /// Where the two differ; a point on an edge may count to either side.
  public func difference(from other: Seen) -> [String] {
    zip(points, other.points).compactMap { mine, theirs in
      mine.things == theirs.things
        ? nil : "(\(mine.point.x), \(mine.point.y)): \(mine.things), not \(theirs.things)"
    }
  }
}

extension [DisplayItem] {
  /// The items with how much is seen of each behind the backgrounds in front of it.
  public var asSeen: [(item: DisplayItem, opacity: CGFloat)] {
    indices.map { index in
      let item = self[index]
      let free = self[(index + 1)...].reduce(1) { free, front in
        let box = front.box.insetBy(dx: -0.1, dy: -0.1)
        guard front.kind == .background, box.holds(item.box) else { return free }
        return free * (1 - front.opacity * (front.color?.alpha ?? 0))
      }
      return (item, item.opacity * free)
    }
  }
}

extension CGRect {
  /// Whether all of another box is in this one, compared edge by edge: a union of both may be rounded.
  fileprivate func holds(_ other: CGRect) -> Bool {
    minX <= other.minX && maxX >= other.maxX && minY <= other.minY && maxY >= other.maxY
  }
}

extension CGAffineTransform {
  fileprivate var isInvertible: Bool { abs(a * d - b * c) > 1e-9 }
}
#endif
