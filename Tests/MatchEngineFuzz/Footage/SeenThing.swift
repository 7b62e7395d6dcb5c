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
  /// What shows the picture that it is in; nil for what is there itself.
  let holder: ObjectIdentifier?
  /// Its corners on the screen, clockwise from the top left.
  let corners: [CGPoint]
  /// How far in from each of its corners and edges it begins: where it is round, or clipped.
  let cuts: [CGFloat]
  let color: [CGFloat]
  /// How opaque it is.
  let opacity: CGFloat
  /// How much is seen of it behind what lies in front.
  let share: CGFloat
  /// How much its color differs from what is behind it.
  let contrast: CGFloat
  /// Whether much of it is cut off by a clip, or some of it by the edge of the screen.
  let isCut: Bool

  /// The box around its corners.
  var letters: CGRect { corners.box }
  /// Whether it is seen at all.
  var isSeen: Bool { share * contrast > 0.02 }

  /// What is seen of one of some items.
  init?(_ number: Int, of items: [FrameItem], on screen: CGRect, seesCuts: Bool) {
    let own = items[number]
    guard own.opacity > 1e-3, own.seen.width > 0.01, own.seen.height > 0.01 else { return nil }
    isCut =
      !screen.insetBy(dx: -0.5, dy: -0.5).contains(own.box)
      || own.box.area < 0.5 * own.outerBox.area
    let item = own.item
    let isTint = item.kind == .background && item.name == "UIVisualEffectView"
    matter =
      !item.texts.isEmpty
      ? .words(item.texts)
      : item.picture.map { .picture($0) } ?? .shape(isTint ? .backdrop : item.kind)
    (opacity, color, corners) = (own.opacity, own.color, item.corners)
    (layer, holder) = (item.layer, item.holders.first)
    // Beside the edge of the screen, what is left of it says little.
    cuts =
      own.isPlain || !seesCuts || own.seen != own.box
      ? [] : SeenThing.cuts(of: own, corners, on: screen)
    // Of a label that is partly beyond an edge, all letters may be.
    let isBeyond = !corners.box.intersects(screen)
    (share, contrast) = isBeyond ? (0, 1) : SeenThing.sight(number, of: items)
  }

  /// How far in from each of its corners, and from the middle of each edge, it begins; empty if little is left of it.
  private static func cuts(of own: FrameItem, _ corners: [CGPoint], on screen: CGRect) -> [CGFloat]
  {
    func isInside(_ point: CGPoint) -> Bool { screen.contains(point) && own.contains(point) }
    var (sum, count) = (CGPoint.zero, CGFloat(0))
    for place in 0..<49 {
      let (across, down) = ((CGFloat(place % 7) + 0.5) / 7, (CGFloat(place / 7) + 0.5) / 7)
      let left = corners[0].mixed(with: corners[3], down)
      let point = left.mixed(with: corners[1].mixed(with: corners[2], down), across)
      guard isInside(point) else { continue }
      sum = CGPoint(x: sum.x + point.x, y: sum.y + point.y)
      count += 1
    }
    let middle = CGPoint(x: sum.x / count, y: sum.y / count)
    guard count > 0, isInside(middle) else { return [] }
    let edges = corners.indices.map { corners[$0].mixed(with: corners[($0 + 1) % 4], 0.5) }
    return (corners + edges).map { start in
      let length = hypot(middle.x - start.x, middle.y - start.y)
      var (out, inside): (CGFloat, CGFloat) = (min(0.1 / max(length, 0.1), 1), 1)
      if isInside(start.mixed(with: middle, out)) { return 0 }
      while (inside - out) * length > 0.1 {
        let half = (out + inside) / 2
        if isInside(start.mixed(with: middle, half)) { inside = half } else { out = half }
      }
      return inside * length
    }
  }

  /// How much is seen of an item in a few places, and how much its color differs there from what is behind it.
  private static func sight(
    _ number: Int,
    of items: [FrameItem]
  ) -> (share: CGFloat, contrast: CGFloat) {
    let (own, box) = (items[number], items[number].seen)
    let front = items[(number + 1)...].filter { $0.hides > 0 && $0.seen.intersects(box) }
    let behind =
      own.color.isEmpty ? [] : items[..<number].filter { $0.hides > 0 && $0.seen.intersects(box) }
    if front.isEmpty, own.color.isEmpty { return (own.opacity, 1) }
    var (count, sum, contrast): (CGFloat, CGFloat, CGFloat) = (0, 0, own.color.isEmpty ? 1 : 0)
    for place in 0..<23 {
      // Seven lines, in each of which the places are somewhere else.
      let x = box.minX + box.width * (CGFloat(place * 7 % 23) + 0.5) / 23
      let y = box.minY + box.height * (CGFloat(place) + 0.5) / 23
      let point = CGPoint(x: x, y: y)
      guard own.contains(point) else { continue }
      count += 1
      let free = front.reduce(1) { $1.contains(point) ? $0 * (1 - $1.hides) : $0 }
      sum += free
      if free > 0.02, contrast < 1 { contrast = max(contrast, own.contrast(to: behind, at: point)) }
    }
    return (count > 0 ? own.opacity * sum / count : 0, contrast)
  }
}

/// An item with what is asked of it again and again.
struct FrameItem {
  let item: DisplayItem
  /// The box around it, without what clips cut off, and without what the edges of the screen do.
  let outerBox: CGRect
  let box: CGRect
  let seen: CGRect
  let color: [CGFloat]
  let opacity: CGFloat
  /// How much it hides of what lies behind it; texts, lines and shadows hide nothing.
  let hides: CGFloat
  /// Whether all of it is its box.
  let isPlain: Bool

  init(_ item: DisplayItem, on screen: CGRect) {
    self.item = item
    outerBox = item.box
    box = item.clips.reduce(outerBox) { $0.intersection($1.box) }
    seen = box.isNull ? .zero : box.intersection(screen)
    color = item.color?.parts ?? []
    let isLine = item.kind == .border || item.kind == .stroke
    // A thin line is a faint one.
    opacity = item.opacity * (item.color?.alpha ?? 1) * (isLine ? min(item.width / 4, 1) : 1)
    switch item.kind {
    case .background, .fill, .image, .gradient: hides = opacity
    case .shadow, .backdrop, .stroke, .text, .drawing, .border: hides = 0
    }
    isPlain = item.casterClips.isEmpty && ([item.outline] + item.clips).allSatisfy(\.isUpright)
  }

  func contains(_ point: CGPoint) -> Bool {
    box.contains(point) && (isPlain || item.contains(point))
  }

  /// How much its color differs from that of what is behind it; all, where that has none.
  func contrast(to behind: [FrameItem], at point: CGPoint) -> CGFloat {
    var free: CGFloat = 1
    var shown: [CGFloat] = [0, 0, 0]
    for other in behind.reversed() where other.contains(point) {
      guard other.color.count == 3 else { return 1 }
      for part in 0..<3 { shown[part] += free * other.hides * other.color[part] }
      free *= 1 - other.hides
      if free < 0.01 { break }
    }
    return free > 0.1 ? 1 : zip(color, shown).map { abs($0 - $1) }.max() ?? 1
  }
}

extension Outline {
  /// Whether it is all of its box.
  fileprivate var isUpright: Bool {
    path == nil && radii.isZero && transform.b == 0 && transform.c == 0
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
  var box: CGRect {
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
    zip(corners, other.corners).reduce(0) { max($0, hypot($1.0.x - $1.1.x, $1.0.y - $1.1.y)) }
  }

  /// How much its color differs.
  func contrast(to other: SeenThing) -> CGFloat {
    zip(color, other.color).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }
}
