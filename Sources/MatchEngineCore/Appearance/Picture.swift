/// What is known of an element's picture before it is taken.
public struct Picture: Hashable, Sendable {
  /// What the picture shows.
  public enum Kind: Hashable, Sendable {
    /// Anything: it is pictured as it stands.
    case view
    /// An image that lies at this place of the view's bounds, measured from their top left.
    case image(Box)
    /// Text, which keeps to this side: 0 left, 0.5 middle, 1 right. Only ``MatchFit/stretch`` stretches it
    /// unevenly.
    case text(side: Double)
  }

  /// What the picture shows.
  public var kind: Kind
  /// Whether it covers its whole box with opaque pixels.
  public var isOpaque: Bool
  /// Two pictures with equal, known identities look the same and are not faded into one another.
  public var identity: UInt64?
  /// False while there is nothing to show yet, as when an image is still being fetched.
  public var isLoaded: Bool

  /// A picture; what is left out is an ordinary view that may be translucent.
  @inlinable
  public init(
    _ kind: Kind = .view,
    isOpaque: Bool = false,
    identity: UInt64? = nil,
    isLoaded: Bool = true
  ) {
    self.kind = kind
    self.isOpaque = isOpaque
    self.identity = identity
    self.isLoaded = isLoaded
  }

  /// The picture of a view of that size, with a place that is not finite taken as the whole view.
  func sanitized(in size: Vector) -> Picture {
    var picture = self
    switch kind {
    case .image(let box) where !box.isFinite: picture.kind = .image(Box(origin: .zero, size: size))
    case .text(let side) where !side.isFinite: picture.kind = .text(side: 0.5)
    case .view, .image, .text: break
    }
    return picture
  }

  /// Whether the two are known to look the same.
  func looksLike(_ other: Picture) -> Bool { identity != nil && identity == other.identity }
}
