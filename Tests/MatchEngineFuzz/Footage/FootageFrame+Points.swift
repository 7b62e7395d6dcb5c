import UIKit

// Two frames look the same if the same is seen at their points, whichever layers show it.
extension FootageFrame {
  /// Where this frame looks otherwise than another one, at points that are so far from one another.
  ///
  /// What is seen there may be off by so much.
  public func misses(
    of other: FootageFrame,
    every step: CGFloat = 9,
    in region: CGRect? = nil,
    within reach: CGFloat = 0.5
  ) -> [String] {
    if list.isClose(to: other.list, within: 1e-6) { return [] }
    let (mine, others) = (SeenPoints(list), SeenPoints(other.list))
    return points(every: step, in: region).compactMap { point in
      let (here, there) = (mine.spots(at: point), others.spots(at: point))
      if SeenSpot.areLike(here, there, within: reach)
        || others.have(here, around: point, within: reach)
          && mine.have(there, around: point, within: reach)
      {
        return nil
      }
      return "(\(point.x), \(point.y)): \(here), not \(there)"
    }
  }

  /// Whether a background of some color is seen, however faint.
  public func shows(_ color: UIColor, every step: CGFloat = 31, in region: CGRect? = nil) -> Bool {
    let (all, parts) = (SeenPoints(list), color.cgColor.parts)
    return points(every: step, in: region).contains { point in
      all.spots(at: point).contains {
        $0.kind == .background && zip($0.color, parts).allSatisfy { abs($0 - $1) < 0.02 }
      }
    }
  }

  private func points(every step: CGFloat, in region: CGRect?) -> [CGPoint] {
    let region = region ?? screen
    return stride(from: region.minY + 3.37, to: region.maxY, by: step).flatMap { y in
      stride(from: region.minX + 2.71, to: region.maxX, by: step).map { CGPoint(x: $0, y: y) }
    }
  }
}

/// What is seen at the points of a frame.
@MainActor private struct SeenPoints {
  /// All items that are seen, with a little more than their boxes, so that no point on an edge is missed.
  private let items: [(item: DisplayItem, box: CGRect)]

  init(_ list: DisplayList) {
    items = list.items.filter { $0.opacity > 0.02 }.map {
      ($0, $0.box.insetBy(dx: -0.1, dy: -0.1))
    }
  }

  /// What is seen at a point, rearmost first.
  func spots(at point: CGPoint) -> [SeenSpot] {
    var spots: [SeenSpot] = []
    for (item, box) in items where box.contains(point) && item.contains(point) {
      let color = item.color(at: point)
      var cover: CGFloat = 0
      if item.kind != .border, item.kind != .stroke, item.kind != .shadow {
        cover = item.opacity(at: point)
        if color == nil, cover < 1e-3 { continue }
        // What is opaque in a group covers what is behind it in the group, however faint the group is.
        let group = item.groups.reduce(1, *)
        if group < 1, abs(cover - group) < 1e-3 {
          spots.removeAll { $0.groups.starts(with: item.groups) }
        }
      }
      let spot = SeenSpot(item, color, at: point, covers: cover)
      // Things that cast the same shadow darken a point only once.
      if item.kind == .shadow, let last = spots.last, last.isLike(spot, within: 0) { continue }
      spots.append(spot)
    }
    var free: CGFloat = 1
    return spots.reversed().filter { spot in
      defer { free *= 1 - spot.cover }
      return spot.opacity * free > 0.02
    }.reversed()
  }

  /// Whether something is seen near a point.
  func have(_ found: [SeenSpot], around point: CGPoint, within reach: CGFloat) -> Bool {
    [-reach, 0, reach].contains { y in
      [-reach, 0, reach].contains { x in
        let near = CGPoint(x: point.x + x, y: point.y + y)
        return SeenSpot.areLike(found, spots(at: near), within: 2 * reach)
      }
    }
  }
}

/// One thing at one point.
private struct SeenSpot: CustomStringConvertible {
  let kind: DisplayItem.Kind
  /// What has one color all over is the same thing at every point.
  let color: [CGFloat]
  let texts: [String]
  /// Which part of a picture is at this point, in points of the screen from its corner.
  let part: CGPoint
  let width: CGFloat
  let opacity: CGFloat
  /// How much it hides of what is behind it.
  let cover: CGFloat
  let groups: [CGFloat]

  init(_ item: DisplayItem, _ color: CGColor?, at point: CGPoint, covers cover: CGFloat) {
    let transform = item.transform
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    kind = item.kind
    self.color = color?.parts ?? []
    texts = item.texts
    part = color != nil || scale < 1e-9 ? .zero : SeenSpot.part(of: item, at: point, scale)
    width = item.kind == .border ? item.width * scale : 0
    // A faint color looks like a strong one in a faint layer, and a thin line is a faint one.
    let isThin = item.kind == .border || item.kind == .stroke
    opacity = item.opacity * (color?.alpha ?? 1) * (isThin ? min(item.width * scale, 1) : 1)
    self.cover = [.text, .drawing].contains(item.kind) ? 0 : cover
    groups = item.groups
  }

  /// A text is where its letters are, whatever box they are drawn in.
  private static func part(of item: DisplayItem, at point: CGPoint, _ scale: CGFloat) -> CGPoint {
    let inverse = item.transform.inverted()
    let own = point.applying(inverse)
    let corner = item.kind == .text ? item.corners[0].applying(inverse) : .zero
    return CGPoint(x: (own.x - corner.x) * scale, y: (own.y - corner.y) * scale)
  }

  var description: String {
    let parts = (color + [part.x, part.y, width, opacity]).map { "\(($0 * 100).rounded() / 100)" }
    return "\(kind) \(texts) \(parts.joined(separator: " "))"
  }

  func isLike(_ other: SeenSpot, within reach: CGFloat) -> Bool {
    kind == other.kind && texts == other.texts && abs(opacity - other.opacity) < 0.02
      && hypot(part.x - other.part.x, part.y - other.part.y) < 0.5 + 2 * reach
      && abs(width - other.width) < 0.1 + reach
      && zip(color, other.color).allSatisfy { abs($0 - $1) < 0.02 }
  }

  static func areLike(_ some: [SeenSpot], _ others: [SeenSpot], within reach: CGFloat) -> Bool {
    some.elementsEqual(others) { $0.isLike($1, within: reach) }
  }
}
