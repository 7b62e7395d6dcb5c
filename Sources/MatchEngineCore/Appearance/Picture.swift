/// What is known about an element's picture before it is taken.
public struct Picture: Hashable, Sendable {
  /// What the picture shows.
  public enum Kind: Hashable, Sendable {
    /// Anything; the picture shows the view as it is.
    case view
    /// Something without a shape of its own, such as a gradient, which is stretched with its box.
    case fill
    /// An image that fills this box of the view's bounds, measured from their top left, and what lies on it.
    case image(Box)
    /// Nothing but texts, each in its own place; the same words have the same number.
    case texts(UInt64)
    /// Text that keeps to this side: 0 is left, 0.5 the middle, 1 right.
    ///
    /// It is scaled by the size of its letters if they are known (``Picture/text``).
    case text(side: Double)
  }

  /// How much of its view a picture includes; the performer shows the rest.
  public enum Inclusion: Hashable, Sendable {
    /// What is inside the view, without its border and its own opacity.
    case contents
    /// The view as it is seen, with its border and its own opacity.
    case view
  }

  /// What the picture shows.
  public var kind: Kind
  /// How much of its view it includes.
  public var includes: Inclusion
  /// Whether it covers its whole box with opaque pixels.
  public var isOpaque: Bool
  /// Two pictures with the same known identity look the same and are not cross-faded.
  public var identity: UInt64?
  /// False while there is nothing to show yet, for example while an image is being fetched.
  public var isLoaded: Bool
  /// Whether something lies on an image, for example a badge; the identity is that of the image alone.
  public var hasOverlay: Bool
  /// A hash of the words in it, and of where and how they are written; nil without words.
  @usableFromInline package var wordsHash: UInt64?
  /// What is known about a text, if it was measured.
  public var text: TextMeasure? {
    get { storedText.value }
    set { storedText = newValue.map { .some($0) } ?? .none }
  }
  @usableFromInline var storedText: HeapOptional<TextMeasure>

  /// A picture; by default of an ordinary view that may be translucent.
  @inlinable public init(
    _ kind: Kind = .view,
    includes: Inclusion = .contents,
    isOpaque: Bool = false,
    identity: UInt64? = nil,
    isLoaded: Bool = true,
    hasOverlay: Bool = false,
    text: TextMeasure? = nil
  ) {
    self.kind = kind
    self.includes = includes
    self.isOpaque = isOpaque
    self.identity = identity
    self.isLoaded = isLoaded
    self.hasOverlay = hasOverlay
    if let text { storedText = .some(text) } else { storedText = .none }
  }

  /// Whether the two are known to look the same.
  func looksLike(_ other: Picture) -> Bool { identity != nil && identity == other.identity }
}
