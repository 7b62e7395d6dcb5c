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
  /// An image as its content modes say, text by its height, anything else filled.
  case automatic
  /// The smallest size that covers the box; what juts out is cut off.
  case fill
  /// The largest size that lies in the box; what is left stays empty.
  case fit
  /// Exactly the box, whatever becomes of the aspect ratio.
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
  /// The content's own shape is kept by all but `stretch`; a content without area is stretched.
  /// `anchor` is the place that stays in touch with the box's edge or middle, in parts of the box.
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
