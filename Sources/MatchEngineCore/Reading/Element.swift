/// A tagged view as captured: all that pairing and flying need to know of it.
public struct Element: Hashable, Sendable {
  /// The tag.
  public var id: String
  /// Where it is in the container.
  public var placement: Placement
  /// How it looks, its corners in its own points.
  public var appearance: Appearance
  /// What its picture shows.
  public var picture: Picture
  /// The place of what cuts it among its capture's clips; nil where nothing around it clips.
  public var clip: Int?
  /// Whether it cuts off what juts out of it; where it does not, its stand-in is larger than its box.
  public var clips: Bool
  /// The place of the nearest tagged view around it in its capture.
  public var ancestor: Int?
  var wishes: Indirect<MatchStyle>

  /// An element from its parts.
  public init(
    id: String,
    placement: Placement,
    appearance: Appearance = Appearance(),
    picture: Picture = Picture(),
    style: MatchStyle = MatchStyle(),
    clip: Int? = nil,
    clips: Bool = false,
    ancestor: Int? = nil
  ) {
    self.id = id
    self.placement = placement
    self.appearance = appearance
    self.picture = picture
    self.clip = clip
    self.clips = clips
    self.ancestor = ancestor
    wishes = style == MatchStyle() ? .none : .some(style)
  }

  init(
    id: String,
    placement: Placement,
    appearance: Appearance,
    picture: Picture,
    wishes: Indirect<MatchStyle>,
    clip: Int?,
    clips: Bool,
    ancestor: Int?
  ) {
    self.id = id
    self.placement = placement
    self.appearance = appearance
    self.picture = picture
    self.clip = clip
    self.clips = clips
    self.ancestor = ancestor
    self.wishes = wishes
  }

  /// What it wishes for its flight.
  public var style: MatchStyle {
    get { wishes.value ?? MatchStyle() }
    set { wishes = .some(newValue) }
  }
}

/// Where a box is in the container, exactly: never the bounding box of something turned.
public struct Placement: Hashable, Sendable {
  /// The middle, in container space.
  public var center: Vector
  /// Width and height in the box's own points, before the transform.
  public var size: Vector
  /// What turns, scales and shears it about its middle.
  public var transform: Decomposition

  /// A placement from its parts.
  public init(center: Vector, size: Vector, transform: Decomposition = Decomposition()) {
    self.center = center
    self.size = size
    self.transform = transform
  }

  /// Where `box` lies under `toContainer`.
  public init(_ box: Box, in toContainer: Affine) {
    self.init(
      center: toContainer(box.center),
      size: box.size,
      transform: Decomposition(toContainer)
    )
  }

  /// The way from the box's own points, measured from its top left, to the container.
  public var affine: Affine {
    var result = transform.affine
    result.translation = center - result.linear(size / 2)
    return result
  }

  /// The region it covers.
  public var outline: ConvexPolygon {
    ConvexPolygon(Box(origin: .zero, size: size), in: affine)
  }

  /// Width and height as seen on the screen, along its own axes.
  public var visibleSize: Vector {
    Vector(size.x * transform.scale.x.magnitude, size.y * transform.scale.y.magnitude)
  }
}

/// What cuts an element: every clipping box around it as one region, and the innermost round one.
public struct Clip: Hashable, Sendable {
  /// Where all the clipping boxes meet, in container space.
  public var region: ConvexPolygon
  /// The innermost clipping box with rounded corners.
  public var rounded: RoundedBox?

  /// A clip from its parts.
  public init(region: ConvexPolygon, rounded: RoundedBox? = nil) {
    self.region = region
    self.rounded = rounded
  }
}

/// A box with rounded corners, anywhere in the container.
public struct RoundedBox: Hashable, Sendable {
  /// Where it is.
  public var placement: Placement
  /// Its radii, in its own points.
  public var corners: Corners

  /// A rounded box from its parts.
  public init(placement: Placement, corners: Corners) {
    self.placement = placement
    self.corners = corners
  }
}
