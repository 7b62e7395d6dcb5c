/// How a picture of one shape lies in a box of another.
///
///      fill            fit            stretch         width           height
///     ┌┄┄┬────┬┄┄┐    ┌────────┐     ┌────────┐     ┌────────┐     ┌┄┄┬────┬┄┄┐
///     ┊  │    │  ┊    │┌──────┐│     │        │     │        │     ┊  │    │  ┊
///     ┊  │    │  ┊    ││      ││     │        │     ├┄┄┄┄┄┄┄┄┤     ┊  │    │  ┊
///     └┄┄┴────┴┄┄┘    └┴──────┴┘     └────────┘     └┄┄┄┄┄┄┄┄┘     └┄┄┴────┴┄┄┘
///     covers the      whole, and     both sides      as wide,       as high,
///     box, cut off    rest empty     of the box      from the top   from the middle
public struct MatchFit: Hashable, Sendable {
  package enum Kind { case automatic, fill, fit, stretch, width, height }
  package let kind: Kind

  /// What suits the view.
  ///
  /// Text changes the size of its letters, or keeps it if its partner's is unknown. An image that both views show goes
  /// from one box to the other. A gradient is stretched. What lies on a background grows with the side that changes
  /// less, from where its text begins. Anything else fits the box's width, or fills the box if its partner is an image.
  public static var automatic: MatchFit { MatchFit(kind: .automatic) }
  /// The smallest size that covers the box; what sticks out is clipped.
  public static var fill: MatchFit { MatchFit(kind: .fill) }
  /// The largest size that fits in the box; the rest stays empty.
  public static var fit: MatchFit { MatchFit(kind: .fit) }
  /// Exactly the box, at any aspect ratio; text is shown as with `height`.
  public static var stretch: MatchFit { MatchFit(kind: .stretch) }
  /// As wide as the box, aligned at the top.
  public static var width: MatchFit { MatchFit(kind: .width) }
  /// As high as the box, centered.
  public static var height: MatchFit { MatchFit(kind: .height) }
}

extension Box {
  /// Where a picture of size `content` lies in a box of size `size`.
  ///
  ///     Box(of: Vector(400, 300), in: Vector(100, 100), by: .fill)   // (-16.7, 0) 133.3 × 100
  ///
  /// Every fit except `stretch` keeps the aspect ratio; content without area is stretched. `anchor` is
  /// the point of the content that is aligned with the same point of the box, as a fraction of both.
  public init(of content: Vector, in size: Vector, by fit: MatchFit, anchor: Vector? = nil) {
    self.init(origin: .zero, size: size)
    guard content.x > 0, content.y > 0, fit != .stretch else { return }
    let wide = size.x / content.x
    let high = size.y / content.y
    let scale: Double =
      switch fit.kind {
      case .fill, .automatic, .stretch: max(wide, high)
      case .fit: min(wide, high)
      case .width: wide
      case .height: high
      }
    self.size = content * scale
    origin = (size - self.size).scaled(by: anchor ?? Vector(0.5, fit == .width ? 0 : 0.5))
  }
}
