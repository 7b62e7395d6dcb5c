/// A tagged view as captured: everything that a plan needs to know about it.
public struct Element: Hashable, Sendable {
  /// The tag; two are the same if their bytes are.
  public var id: String
  /// Where it is in the container.
  public var placement: Placement
  /// How it looks; its corners are in its own points.
  public var appearance: Appearance
  /// What its picture shows.
  public var picture: Picture
  /// The index of its clip among those of the capture; nil if nothing around it clips.
  public var clip: Int?
  /// Whether it clips its own contents; if not, its stand-in may be larger than its box.
  public var clips: Bool
  /// The index in the capture of the nearest tagged view around it.
  public var ancestor: Int?
  /// Whether it comes and goes with its screen, but in front of what flies past it.
  public var staysInFront: Bool
  var storedStyle: HeapOptional<MatchStyle>
}

extension Element {
  /// An element from its parts.
  public init(
    id: String,
    placement: Placement,
    appearance: Appearance = Appearance(),
    picture: Picture = Picture(),
    style: MatchStyle = MatchStyle(),
    clip: Int? = nil,
    clips: Bool = false,
    ancestor: Int? = nil,
    staysInFront: Bool = false
  ) {
    self.init(
      id: id,
      placement: placement,
      appearance: appearance,
      picture: picture,
      clip: clip,
      clips: clips,
      ancestor: ancestor,
      staysInFront: staysInFront,
      storedStyle: style == MatchStyle() ? .none : .some(style)
    )
  }

  /// Removes from its appearance what a picture of the whole view includes, given the opacity of the views around it.
  ///
  /// An opaque background stays: it fills what the picture leaves free in the shape of the partner.
  mutating func leaveToPicture(_ outside: Double) {
    var decoration = appearance.decoration
    decoration.border = .invisible
    let isTranslucent = decoration.background.alpha < 1 || appearance.alpha < outside
    if isTranslucent { decoration.background = .clear }
    appearance.decoration = decoration
    appearance.alpha = outside
  }

  /// The ID of an element whose view has no tag, by a name that no other such view has.
  package static func untaggedID(_ name: String) -> String { "\0" + name }

  /// Whether its ID is a tag, and not ``untaggedID(_:)``.
  var isTagged: Bool { id.utf8.first != 0 }

  /// How it wants to fly.
  public var style: MatchStyle {
    get { storedStyle.value ?? MatchStyle() }
    set { storedStyle = .some(newValue) }
  }

  /// This element where another reading has seen it on the screen, while the app animates its view or one around it.
  public func asSeen(as shown: Element) -> Element {
    var seen = self
    seen.placement = shown.placement
    seen.appearance.alpha = shown.appearance.alpha
    seen.appearance.corners = shown.appearance.corners
    guard shown.placement.size != placement.size else { return seen }
    // The picture has grown with its box.
    let ratio = shown.placement.size.growth(from: placement.size)
    switch picture.kind {
    case .image(let box): seen.picture.kind = .image(box.scaled(by: ratio))
    case .text: seen.scale(by: Vector(ratio.y, ratio.y))
    case .fill, .view, .texts: seen.scale(by: ratio)
    }
    return seen
  }

  /// Makes its own points larger, so that it covers the same area with fewer of them.
  private mutating func scale(by ratio: Vector) {
    placement.size = Vector(placement.size.x / ratio.x, placement.size.y / ratio.y)
    placement.transform.scale = placement.transform.scale.scaled(by: ratio)
    placement.transform.skew *= ratio.y
    let factor = 1 / ratio.geometricMean
    appearance.corners = appearance.corners * factor
    appearance.decoration = appearance.decoration.scaled(by: factor)
  }
}
