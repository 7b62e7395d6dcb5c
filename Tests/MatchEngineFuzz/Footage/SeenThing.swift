import UIKit

/// One thing in one frame, as a person sees it: whichever layer shows it.
public struct SeenThing {
  /// What it is, wherever it is and whatever it looks like.
  enum Matter: Hashable {
    case words([String])
    case picture(Int)
    case shape(DisplayItem.Kind)
  }

  let matter: Matter
  /// What shows it in this frame.
  let layer: ObjectIdentifier
  /// Its corners on the screen, clockwise from the top left.
  let corners: [CGPoint]
  /// The box of what is left of it by what clips it, and by the screen.
  let box: CGRect
  /// How far in from each of its corners and edges it begins: where it is round, or clipped.
  let cuts: [CGFloat]
  let color: [CGFloat]
  /// How opaque it is.
  let opacity: CGFloat
  /// How much is seen of it behind what lies in front.
  let share: CGFloat

  /// The box around its corners.
  var letters: CGRect { corners.box }
  /// Whether it is seen at all.
  var isSeen: Bool { share > 0.02 }
  /// Whether much of it is cut off by a clip, or some of it by the edge of the screen.
  let isCut: Bool

  init?(_ item: DisplayItem, behind front: ArraySlice<DisplayItem>, on screen: CGRect) {
    let whole = item.clips.reduce(item.box) { $0.intersection($1.box) }
    box = whole.intersection(screen)
    isCut = !screen.insetBy(dx: -0.5, dy: -0.5).contains(whole) || whole.area < 0.5 * item.box.area
    let isLine = item.kind == .border || item.kind == .stroke
    // A thin line is a faint one.
    opacity = item.opacity * (item.color?.alpha ?? 1) * (isLine ? min(item.width, 1) : 1)
    guard !box.isNull, box.width > 0.01, box.height > 0.01, opacity > 1e-3 else { return nil }
    matter =
      !item.texts.isEmpty
      ? .words(item.texts) : item.picture.map { .picture($0) } ?? .shape(item.kind)
    color = item.color?.parts ?? []
    layer = item.layer
    corners = item.corners
    cuts = SeenThing.cuts(of: item, in: box)
    let near = front.filter { $0.box.intersects(item.box) && $0.hides > 0 }
    share = opacity * SeenThing.free(box, of: item, behind: near)
  }

  /// How far in from each of its corners, and from the middle of each edge, it begins; empty if little is left of it.
  private static func cuts(of item: DisplayItem, in box: CGRect) -> [CGFloat] {
    if item.clips.isEmpty, item.radii.isZero, item.outline.path == nil {
      return []
    }
    let middle = CGPoint(x: box.midX, y: box.midY)
    guard item.contains(middle) else { return [] }
    let corners = item.corners
    let edges = corners.indices.map { corners[$0].mixed(with: corners[($0 + 1) % 4], 0.5) }
    return (corners + edges).map { start in
      let length = hypot(middle.x - start.x, middle.y - start.y)
      var (out, inside): (CGFloat, CGFloat) = (min(0.1 / max(length, 0.1), 1), 1)
      if item.contains(start.mixed(with: middle, out)) { return 0 }
      while (inside - out) * length > 0.05 {
        let half = (out + inside) / 2
        if item.contains(start.mixed(with: middle, half)) { inside = half } else { out = half }
      }
      return inside * length
    }
  }

  /// The part of a box that is seen behind other things, looked at in a few places.
  private static func free(
    _ box: CGRect,
    of item: DisplayItem,
    behind front: [DisplayItem]
  ) -> CGFloat {
    guard !front.isEmpty else { return 1 }
    var (count, free): (CGFloat, CGFloat) = (0, 0)
    for place in 0..<23 {
      // Seven lines, in each of which the places are somewhere else.
      let x = box.minX + box.width * (CGFloat(place * 7 % 23) + 0.5) / 23
      let y = box.minY + box.height * (CGFloat(place) + 0.5) / 23
      let point = CGPoint(x: x, y: y)
      guard item.contains(point) else { continue }
      count += 1
      free += front.reduce(1) { $1.contains(point) ? $0 * (1 - $1.hides) : $0 }
    }
    return count > 0 ? free / count : 0
  }
}

extension DisplayItem {
  /// How much it hides of what lies behind it; texts, lines and shadows hide nothing.
  fileprivate var hides: CGFloat {
    switch kind {
    case .background, .fill: opacity * (color?.alpha ?? 1)
    case .image, .gradient: opacity
    case .shadow, .backdrop, .stroke, .text, .drawing, .border: 0
    }
  }
}

extension CGColor {
  /// Its red, green and blue.
  var parts: [CGFloat] {
    let parts = (components ?? []).dropLast()
    return parts.count == 1 ? Array(repeating: parts[0], count: 3) : Array(parts)
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}

extension CGPoint {
  /// The point that is so far on the way to another one.
  fileprivate func mixed(with other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}

extension [CGPoint] {
  /// The box around them.
  fileprivate var box: CGRect {
    reduce(.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}

extension SeenThing: CustomStringConvertible {
  /// What it is, and where.
  public var description: String {
    func number(_ value: CGFloat) -> String { "\((value * 100).rounded() / 100)" }
    let whole = corners.box
    let place = [whole.minX, whole.minY, whole.width, whole.height].map(number)
    let tint = color.isEmpty ? "" : " of \(color.map(number).joined(separator: " "))"
    return "\(matter)\(tint) at \(place.joined(separator: " ")), opacity \(number(opacity))"
  }

  /// How far its corners are from those of another thing.
  func distance(to other: SeenThing) -> CGFloat {
    zip(corners, other.corners).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? 0
  }

  /// How much its color differs.
  func contrast(to other: SeenThing) -> CGFloat {
    zip(color, other.color).map { abs($0 - $1) }.max() ?? 0
  }
}
