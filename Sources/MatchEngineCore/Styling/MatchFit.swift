/// How a picture of one shape lies in a box of another.
///
///      fill            fit            stretch         width           height
///     ┌┄┄┬────┬┄┄┐    ┌────────┐     ┌────────┐     ┌────────┐     ┌┄┄┬────┬┄┄┐
///     ┊  │    │  ┊    │┌──────┐│     │        │     │        │     ┊  │    │  ┊
///     ┊  │    │  ┊    ││      ││     │        │     ├┄┄┄┄┄┄┄┄┤     ┊  │    │  ┊
///     └┄┄┴────┴┄┄┘    └┴──────┴┘     └────────┘     └┄┄┄┄┄┄┄┄┘     └┄┄┴────┴┄┄┘
///     covers the      whole, and     both sides      as wide,       as high,
///     box, cut off    rest empty     of the box      from the top   from the middle
public enum MatchFit: String, Hashable, Sendable, CaseIterable {
  /// Text by the size of its letters, or in its own size if its partner's is unknown; the same image goes
  /// from one box to the other, a gradient is stretched, and anything else fills the box.
  case automatic
  /// The smallest size that covers the box; what sticks out is clipped.
  case fill
  /// The largest size that fits in the box; the rest stays empty.
  case fit
  /// Exactly the box, at any aspect ratio; text is shown as with `height`.
  case stretch
  /// As wide as the box, from the top.
  case width
  /// As high as the box, from the middle.
  case height
}

extension MatchFit: CustomStringConvertible {
  /// The case's own name.
  public var description: String { rawValue }
}

extension MatchFit {
  /// Where a picture of size `content` lies in a box of size `size`.
  ///
  ///     MatchFit.fill.box(of: Vector(400, 300), in: Vector(100, 100))   // (-16.7, 0) 133.3 × 100
  ///
  /// Every fit except `stretch` keeps the aspect ratio; content without area is stretched. `anchor` is
  /// the point of the content that is aligned with the same point of the box, as a fraction of both.
  public func box(of content: Vector, in size: Vector, anchor: Vector? = nil) -> Box {
    guard content.x > 0, content.y > 0 else { return Box(origin: .zero, size: size) }
    let wide = size.x / content.x
    let high = size.y / content.y
    switch self {
    case .stretch: return Box(origin: .zero, size: size)
    case .fill, .automatic: return scaled(content, max(wide, high), size, anchor ?? MatchFit.middle)
    case .fit: return scaled(content, min(wide, high), size, anchor ?? MatchFit.middle)
    case .width: return scaled(content, wide, size, anchor ?? Vector(0.5, 0))
    case .height: return scaled(content, high, size, anchor ?? MatchFit.middle)
    }
  }

  private static var middle: Vector { Vector(0.5, 0.5) }

  private func scaled(_ content: Vector, _ scale: Double, _ size: Vector, _ anchor: Vector) -> Box {
    let result = content * scale
    return Box(origin: (size - result).scaled(by: anchor), size: result)
  }
}
