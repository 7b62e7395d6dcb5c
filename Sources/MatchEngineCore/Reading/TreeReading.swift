/// The first seam: what the walk asks about a platform's tree.
///
/// A reader is asked as little as possible: for the children and the ID of every view; for the depth,
/// ``NodeShape`` and ``NodeTraits`` only of tagged views and the views around them; and for
/// ``NodeLooks`` only of tagged views that can fly.
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
/// The walk is generic over its reader and inlined into the reader's module, so the seam costs nothing.
public protocol TreeReading {
  /// The platform's own kind of view.
  associatedtype Node
  /// The children of a view, in the order in which they were added.
  associatedtype Children: RandomAccessCollection where Children.Element == Node

  /// The views directly inside `node`, starting with the rearmost.
  func children(of node: Node) -> Children
  /// The tag of `node`; nil or empty if it has none.
  func matchID(of node: Node) -> String?
  /// The depth of `node` among its siblings; equal depths keep the order of the children.
  func depth(of node: Node) -> Double
  /// Where `node` is in its parent.
  func shape(of node: Node) -> NodeShape
  /// What `node` does to itself and to everything inside it.
  func traits(of node: Node) -> NodeTraits
  /// How `node` looks and wants to fly; a nest has tagged views inside it, which its picture should lack.
  func looks(of node: Node, isNest: Bool) -> NodeLooks
  /// Whether `node` flies instead of `other`, which has the same ID and is behind it.
  func prefers(_ node: Node, to other: Node) -> Bool
}

extension TreeReading {
  /// The same depth for all siblings.
  @inlinable public func depth(of node: Node) -> Double { 0 }
  /// Visible, opaque, not clipping.
  @inlinable public func traits(of node: Node) -> NodeTraits { NodeTraits() }
  /// A plain view without wishes.
  @inlinable public func looks(of node: Node, isNest: Bool) -> NodeLooks { NodeLooks() }
  /// The frontmost.
  @inlinable public func prefers(_ node: Node, to other: Node) -> Bool { true }
}

/// Where a view is in its parent.
///
/// The transform from the view's own space to its parent's is
///
///     position + (point − (bounds.origin + anchor · bounds.size)) · transform
///
/// so the origin of the bounds is the scroll offset.
public struct NodeShape: Hashable, Sendable {
  /// The view's own rectangle in its own space.
  public var bounds: Box
  /// Where the anchor lies in the parent's space.
  public var position: Vector
  /// The point about which the transform acts, as a fraction of the bounds.
  public var anchor: Vector
  /// The view's own transform.
  public var transform: Affine
  /// Whether the view is rotated in three dimensions, which a flat transform cannot express.
  public var isThreeDimensional: Bool

  /// A shape; by default it is not transformed, and its anchor is in the center.
  @inlinable public init(
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

  /// The shape of a view without a transform that lies at `frame` in its parent.
  @inlinable public init(frame: Box) {
    self.init(bounds: Box(origin: .zero, size: frame.size), position: frame.center)
  }

  /// The transform from the view's own space to its parent's.
  @inlinable public var toParent: Affine {
    let pivot = bounds.origin + bounds.size.scaled(by: anchor)
    var result = transform
    result.translation = transform.translation + position - transform.linear(pivot)
    return result
  }
}

/// What a view does to itself and to everything inside it.
public struct NodeTraits: Hashable, Sendable {
  /// Whether the view and everything inside it is hidden.
  public var isHidden: Bool
  /// Whether the app excludes the view and everything inside it from flights.
  public var isExcluded: Bool
  /// Its own opacity, by which that of everything inside it is multiplied.
  public var opacity: Double
  /// Whether it clips its contents to its bounds.
  public var clips: Bool
  /// The part of its bounds that can be seen, if the rest is covered by something that the reader doesn't return.
  public var clipBox: Box?
  /// The radii of its corners.
  public var corners: Corners
  /// Whether it comes and goes with its screen, but in front of what flies past it.
  ///
  /// It needs an ID. One that begins with a zero byte, as that of a view without a tag, isn't in the report.
  public var staysInFront: Bool

  /// Traits; by default a view is visible, opaque and square, and does not clip.
  @inlinable public init(
    isHidden: Bool = false,
    isExcluded: Bool = false,
    opacity: Double = 1,
    clips: Bool = false,
    clipBox: Box? = nil,
    corners: Corners = .square,
    staysInFront: Bool = false
  ) {
    self.isHidden = isHidden
    self.isExcluded = isExcluded
    self.opacity = opacity
    self.clips = clips
    self.clipBox = clipBox
    self.corners = corners
    self.staysInFront = staysInFront
  }
}

/// How a tagged view looks and wants to fly.
public struct NodeLooks: Hashable, Sendable {
  /// What its picture shows.
  public var picture: Picture
  @usableFromInline var storedDecoration: HeapOptional<Decoration>
  @usableFromInline var storedStyle: HeapOptional<MatchStyle>

  /// Looks; by default a view has no decoration and no wishes.
  @inlinable public init(
    decoration: Decoration = .invisible,
    picture: Picture = Picture(),
    style: MatchStyle? = nil
  ) {
    self.picture = picture
    storedDecoration = HeapOptional(decoration)
    if let style { storedStyle = .some(style) } else { storedStyle = .none }
  }

  /// The border, shadow and background around its picture.
  public var decoration: Decoration {
    get { storedDecoration.decoration }
    set { storedDecoration = HeapOptional(newValue) }
  }
  /// How it wants to fly.
  public var style: MatchStyle {
    get { storedStyle.value ?? MatchStyle() }
    set { storedStyle = .some(newValue) }
  }
}
