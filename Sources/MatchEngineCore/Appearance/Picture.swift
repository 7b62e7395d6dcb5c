/// What is known about an element's picture before it is taken.
public struct Picture: Hashable, Sendable {
  /// What the picture shows.
  public enum Kind: Hashable, Sendable {
    /// Anything; the picture shows the view as it is.
    case view
    /// An image that fills this box of the view's bounds, measured from their top left.
    case image(Box)
    /// Text that keeps to this side: 0 is left, 0.5 the middle, 1 right.
    ///
    /// Text is never stretched unevenly.
    case text(side: Double)
  }

  /// What the picture shows.
  public var kind: Kind
  /// Whether it covers its whole box with opaque pixels.
  public var isOpaque: Bool
  /// Two pictures with the same known identity look the same and are not cross-faded.
  public var identity: UInt64?
  /// False while there is nothing to show yet, for example while an image is being fetched.
  public var isLoaded: Bool

  /// A picture; by default of an ordinary view that may be translucent.
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

  /// The picture of a view of that size; a box that is not finite becomes the whole view.
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
