/// What is known about an element's picture before it is taken.
public struct Picture: Hashable, Sendable {
  /// What the picture shows.
  public enum Kind: Hashable, Sendable {
    /// Anything; the picture shows the view as it is.
    case view
    /// Something without a shape of its own, such as a gradient, which is stretched with its box.
    case fill
    /// An image that fills this box of the view's bounds, measured from their top left, and what lies
    /// on it (``Picture/overlays``).
    case image(Box)
    /// Text that keeps to this side: 0 is left, 0.5 the middle, 1 right.
    ///
    /// It is scaled by the size of its letters if they are known (``Picture/lines``).
    case text(side: Double)
  }

  /// How much of its view a picture includes; the performer shows the rest.
  public enum Inclusion: Hashable, Sendable {
    /// What is inside the view, without its border and its own opacity.
    case contents
    /// The view as it is seen, with its border and its own opacity.
    case view
    /// The whole view, or its contents if another view flies out of it.
    case viewUnlessNested
  }

  /// What the picture shows.
  public var kind: Kind
  /// How much of its view it includes; in a capture, either the contents or the view.
  public var includes: Inclusion
  /// Whether it covers its whole box with opaque pixels.
  public var isOpaque: Bool
  /// Two pictures with the same known identity look the same and are not cross-faded.
  public var identity: UInt64?
  /// False while there is nothing to show yet, for example while an image is being fetched.
  public var isLoaded: Bool
  @usableFromInline var inside: Indirect<Inside>

  /// What only some pictures have.
  @usableFromInline
  struct Inside: Hashable, Sendable {
    @usableFromInline var overlays: [Box]
    @usableFromInline var lines: TextLines?

    @usableFromInline
    init(overlays: [Box], lines: TextLines?) {
      self.overlays = overlays
      self.lines = lines
    }
  }

  /// A picture; by default of an ordinary view that may be translucent.
  @inlinable
  public init(
    _ kind: Kind = .view,
    includes: Inclusion = .contents,
    isOpaque: Bool = false,
    identity: UInt64? = nil,
    isLoaded: Bool = true,
    overlays: [Box] = [],
    lines: TextLines? = nil
  ) {
    self.kind = kind
    self.includes = includes
    self.isOpaque = isOpaque
    self.identity = identity
    self.isLoaded = isLoaded
    inside =
      overlays.isEmpty && lines == nil
      ? .none : .some(Inside(overlays: overlays, lines: lines))
  }

  /// The picture of a view of that size; a box that is not finite becomes the whole view.
  func sanitized(in size: Vector) -> Picture {
    var picture = self
    switch kind {
    case .image(let box) where !box.isFinite: picture.kind = .image(Box(origin: .zero, size: size))
    case .text(let side) where !side.isFinite: picture.kind = .text(side: 0.5)
    case .view, .fill, .image, .text: break
    }
    if let inside = inside.value {
      let whole = Box(origin: .zero, size: size)
      picture = Picture(
        picture.kind,
        includes: includes,
        isOpaque: isOpaque,
        identity: identity,
        isLoaded: isLoaded,
        overlays: inside.overlays.map { $0.isDrawable ? $0 : whole },
        lines: inside.lines?.sanitized
      )
    }
    return picture
  }

  /// Whether the two are known to look the same.
  func looksLike(_ other: Picture) -> Bool {
    identity != nil && identity == other.identity
  }
}

extension Picture {
  /// What lies on an image, for example a badge: the box of each thing, in the view's own points and
  /// measured from its top left.
  ///
  /// The identity of a picture is that of its image alone.
  public var overlays: [Box] { inside.value?.overlays ?? [] }

  /// Where the letters of a text are, if that is known.
  public var lines: TextLines? { inside.value?.lines }
}

extension Box {
  /// Whether it is finite and neither too small nor too large for a screen.
  var isDrawable: Bool {
    let limits = Box(origin: .zero, size: .zero).outset(by: Vector(1e9, 1e9))
    return isFinite && min(size.x, size.y) > 1e-6 && limits.contains(self)
  }
}
