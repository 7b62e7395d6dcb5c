/// The first seam: what the walk asks of a platform's tree.
///
/// A reader is asked about as little as it can be. Of a view without a tag it is asked its
/// children and ID; its depth, ``NodeShape`` and ``NodeTraits`` only if a tagged view lies below;
/// ``NodeLooks`` only of tagged views that will take part.
///
/// ```swift
/// struct LayerReader: TreeReading {
///   func children(of layer: Layer) -> [Layer] { layer.sublayers }
///   func matchID(of layer: Layer) -> String? { layer.name }
///   func shape(of layer: Layer) -> NodeShape {
///     NodeShape(bounds: layer.bounds, position: layer.position)
///   }
/// }
/// ```
///
/// The walk is generic over its reader and inlined into the module that has it, so that a seam
/// costs nothing.
public protocol TreeReading {
  /// The platform's own view.
  associatedtype Node
  /// The children of a view, in the order in which they were added.
  associatedtype Children: RandomAccessCollection where Children.Element == Node

  /// The views directly inside `node`, the rearmost first.
  func children(of node: Node) -> Children
  /// The tag of `node`; nil or empty where it has none.
  func matchID(of node: Node) -> String?
  /// Where `node` stands among its siblings; equal depths keep the order of the children.
  func depth(of node: Node) -> Double
  /// Where `node` is in its parent.
  func shape(of node: Node) -> NodeShape
  /// What `node` does to itself and to all below it.
  func traits(of node: Node) -> NodeTraits
  /// How `node` looks and wants to fly.
  func looks(of node: Node) -> NodeLooks
}

extension TreeReading {
  /// All siblings at one depth.
  @inlinable
  public func depth(of node: Node) -> Double { 0 }
  /// Visible, unclipped, opaque.
  @inlinable
  public func traits(of node: Node) -> NodeTraits { NodeTraits() }
  /// A plain view without wishes.
  @inlinable
  public func looks(of node: Node) -> NodeLooks { NodeLooks() }
}

/// Where a view is in its parent.
///
/// A point of the view's own space goes to its parent's by
///
///     position + (point − (bounds.origin + anchor · bounds.size)) · transform
///
/// so a scroll offset is the origin of the bounds.
public struct NodeShape: Hashable, Sendable {
  /// The view's own rectangle in its own space.
  public var bounds: Box
  /// Where the anchor lies in the parent's space.
  public var position: Vector
  /// The point about which the transform acts, in parts of the bounds.
  public var anchor: Vector
  /// The view's own transform.
  public var transform: Affine
  /// Whether the view is turned in depth, which no flat transform can say.
  public var isThreeDimensional: Bool

  /// A shape; what is left out is untransformed, anchored in the middle.
  @inlinable
  public init(
    bounds: Box,
    position: Vector,
    anchor: Vector = Vector(0.5, 0.5),
    transform: Affine = .identity,
    isThreeDimensional: Bool = false
  ) {
    self.bounds = bounds
    self.position = position
    self.anchor = anchor
    self.transform = transform
    self.isThreeDimensional = isThreeDimensional
  }

  /// The shape of an untransformed view that lies at `frame` in its parent.
  @inlinable
  public init(frame: Box) {
    self.init(bounds: Box(origin: .zero, size: frame.size), position: frame.center)
  }

  /// The anchor in the view's own space.
  @inlinable
  var pivot: Vector { bounds.origin + bounds.size.scaled(by: anchor) }

  /// The way from the view's own space to its parent's.
  @inlinable
  public var toParent: Affine {
    var result = transform
    result.translation = transform.translation + position - transform.linear(pivot)
    return result
  }
}

/// What a view does to itself and to all below it.
public struct NodeTraits: Hashable, Sendable {
  /// Whether it, and all below it, is not drawn.
  public var isHidden: Bool
  /// Whether the app keeps it, and all below it, out of flights.
  public var isExcluded: Bool
  /// Its own opacity, which multiplies that of all below it.
  public var opacity: Double
  /// Whether it cuts off what juts out of its bounds.
  public var clips: Bool
  /// The radii of its corners.
  public var corners: Corners
  /// Which of several views with one ID is meant: the highest wins, then the frontmost.
  public var preference: Preference

  /// Why a view is preferred to others with the same ID.
  public enum Preference: Int, Hashable, Sendable, Comparable {
    /// It is not.
    case ordinary
    /// It, or something around it, is selected.
    case selected
    /// It is, or lies inside, what the screen declares as the source.
    case source

    /// The order of preference.
    @inlinable
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Traits; what is left out is visible, opaque, unclipped and square.
  @inlinable
  public init(
    isHidden: Bool = false,
    isExcluded: Bool = false,
    opacity: Double = 1,
    clips: Bool = false,
    corners: Corners = .square,
    preference: Preference = .ordinary
  ) {
    self.isHidden = isHidden
    self.isExcluded = isExcluded
    self.opacity = opacity
    self.clips = clips
    self.corners = corners
    self.preference = preference
  }
}

/// How a tagged view looks and wants to fly.
public struct NodeLooks: Hashable, Sendable {
  /// What its picture shows.
  public var picture: Picture
  @usableFromInline var keptDecoration: Indirect<Decoration>
  @usableFromInline var wishes: Indirect<MatchStyle>

  /// Looks; what is left out is plain.
  @inlinable
  public init(
    decoration: Decoration = .invisible,
    picture: Picture = Picture(),
    style: MatchStyle? = nil
  ) {
    self.picture = picture
    keptDecoration = Indirect(decoration)
    if let style { wishes = .some(style) } else { wishes = .none }
  }
}

extension NodeLooks {
  /// What is around its picture.
  public var decoration: Decoration {
    get { keptDecoration.decoration }
    set { keptDecoration = Indirect(newValue) }
  }
  /// What it wishes for its flight.
  public var style: MatchStyle {
    get { wishes.value ?? MatchStyle() }
    set { wishes = .some(newValue) }
  }
}
