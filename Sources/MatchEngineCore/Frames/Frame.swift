/// What is on the screen at one moment: for each performer of a plan, the numbers to set.
///
/// A frame keeps its memory, so drawing into the same one again allocates nothing.
public struct Frame: Hashable, Sendable {
  /// The performers, in the plan's order.
  public internal(set) var performers: [PerformerFrame]
  /// Whether the stack has the upper screen's order (``Plan/upperOrder``) or still the lower one's
  /// (``Plan/lowerOrder``).
  public var isInUpperOrder: Bool { progress >= 0.5 }
  /// Where the flight is between the screens: 0 is the lower one, 1 the upper one.
  public var progress: Double { positions.first ?? 0 }

  var positions: [Double]
  /// The version of the flight's plan that it was made for.
  let planVersion: Int
  var pictureBoxes: [PictureBoxes]
  var decorations: [Decoration]
  var clips: [RoundedBox]

  /// A frame with room for everything that `plan` moves.
  init(for plan: Plan, version: Int = 0) {
    planVersion = version
    performers = plan.performers.map {
      PerformerFrame(
        pictureBoxesIndex: $0.pictureBoxesIndex,
        decorationIndex: $0.decorationIndex,
        clipIndex: $0.clipIndex,
        cardIndex: $0.isInCard ? $0.parent : nil
      )
    }
    positions = Array(repeating: 0, count: plan.tracks.count)
    pictureBoxes = Array(repeating: PictureBoxes(), count: plan.pictureBoxes.count)
    decorations = Array(repeating: .invisible, count: plan.decorations.count)
    clips = Array(repeating: RoundedBox(Box.zero), count: plan.clips.count)
  }

  /// Whether it has room for everything that `plan` moves, and no more.
  func fits(_ plan: Plan) -> Bool {
    performers.count == plan.performers.count && pictureBoxes.count == plan.pictureBoxes.count
      && decorations.count == plan.decorations.count && clips.count == plan.clips.count
      && positions.count == plan.tracks.count
  }

  /// Where the two pictures of a performer lie in its box, in its own points; nil if both fill it.
  public func pictureBoxes(of performer: Int) -> PictureBoxes? {
    performers[performer].pictureBoxesIndex.map { pictureBoxes[$0] }
  }

  /// The decoration around a performer's pictures, in its own points; nil if there never is one.
  public func decoration(of performer: Int) -> Decoration? {
    performers[performer].decorationIndex.map { decorations[$0] }
  }

  /// The rounded box that clips a performer, in its size on the screen; nil if nothing does.
  public func clip(of performer: Int) -> RoundedBox? {
    let clip = performers[performer].clipIndex.map { clips[$0] }
    guard let clip, let card = performers[performer].cardIndex, var outer = self.clip(of: card)
    else { return clip }
    // What a finger has taken out of its card is clipped as in the card.
    let way = clip.placement.center - performers[card].center
    outer.placement.center = outer.placement.center + way
    return clip.cut(by: outer)
  }
}

/// What to set on one performer.
public struct PerformerFrame: Hashable, Sendable {
  /// The center, in container space.
  public var center = Vector.zero
  /// Width and height, in its own points.
  public var size = Vector.zero
  /// The rotation, scale and shear about its center; it has no translation.
  public var transform = Affine.identity
  /// The opacity of the whole.
  public var alpha = 0.0
  /// The radii of its corners in its own points, clamped to its size.
  public var corners = Corners.square
  /// The opacity of its lower picture.
  public var lowerAlpha = 0.0
  /// The opacity of its upper picture.
  public var upperAlpha = 0.0
  /// The opacity of the past, which is what was seen beside the picture of a screen that the flight has left; it is
  /// behind or in front of that picture, as it was then.
  public var pastAlpha = 0.0
  /// Whether the lower picture lies in front of the upper one.
  public var isLowerInFront = false
  /// How far its track has come: 0 at its lower end, 1 at the upper one; a spring may carry it beyond both.
  public var progress = 0.0

  /// Its indices among the frame's picture boxes, decorations and clips, if it has any.
  let pictureBoxesIndex: Int?
  let decorationIndex: Int?
  let clipIndex: Int?
  /// The index of the performer that clips it and whose clip applies to it, too.
  let cardIndex: Int?

  /// The transform from its own points, measured from its top left, to container space.
  public var affine: Affine {
    var result = transform
    result.translation = center - transform.linear(size / 2)
    return result
  }

  /// Whether both pictures are opaque, so that the one in front covers the other.
  private var isCovered: Bool { lowerAlpha == 1 && upperAlpha == 1 }
  package var showsLower: Bool { lowerAlpha > 1e-3 && (isLowerInFront || !isCovered) }
  package var showsUpper: Bool { upperAlpha > 1e-3 && (!isLowerInFront || !isCovered) }

  /// The opacity of the veil over a screen that takes turns: opaque for a few frames, in which the screen appears.
  package var veil: Double {
    min(FadeWindow.leaving.share(at: alpha), 1 - FadeWindow.coming.share(at: alpha))
  }

  /// The opacities with which the two pictures look as they would together in a group of opacity `alpha`.
  ///
  /// The picture behind shows through the front one only as much as it does within the group.
  package func pictures(in alpha: Double) -> BothEnds<Double> {
    guard alpha < 1 else { return BothEnds(lower: lowerAlpha, upper: upperAlpha) }
    let front = isLowerInFront ? lowerAlpha : upperAlpha
    let shine = (1 - front) / (1 - alpha * front)
    return BothEnds(
      lower: lowerAlpha * alpha * (isLowerInFront ? 1 : shine),
      upper: upperAlpha * alpha * (isLowerInFront ? shine : 1)
    )
  }

  /// Sets the geometry and the opacity, converting lengths on the screen to the box's own points.
  @inline(__always)
  mutating func set(_ state: BoxState) {
    let scale = state.positiveScale
    center = state.center
    size = state.extent.ownSize(scale)
    transform = state.transform(scale).affine
    alpha = state.alpha.clampedToUnit
    corners = state.ownCorners(scale, size)
  }
}

extension RoundedBox {
  /// A rounded box from its state in flight, with a scale of 1.
  init(_ state: BoxState) {
    let one = Vector(1, 1)
    let size = state.extent.ownSize(one)
    let skew = state.skew / state.positiveScale.y
    let turn = Decomposition(scale: state.mirror, skew: skew, rotation: state.rotation)
    placement = Placement(center: state.center, size: size, transform: turn)
    corners = state.ownCorners(one, size)
  }
}

extension BoxState {
  /// The scale, kept above 0: a spring may carry it below.
  @inline(__always)
  var positiveScale: Vector { Vector(max(scale.x, 1e-4), max(scale.y, 1e-4)) }

  /// The transform about the center.
  @inline(__always)
  func transform(_ scale: Vector) -> Decomposition {
    Decomposition(scale: scale.scaled(by: mirror), skew: skew, rotation: rotation)
  }

  /// The radii in its own points, clamped to its size.
  @inline(__always)
  func ownCorners(_ scale: Vector, _ size: Vector) -> Corners {
    let radii = corners
    if radii.isSquare { return .square }
    return (radii * (1 / scale.geometricMean)).clamped(to: size)
  }
}

extension Vector {
  /// The factors by which this size exceeds another one.
  func growth(from size: Vector) -> Vector {
    Vector(size.x > 1e-6 ? max(x, 0) / size.x : 1, size.y > 1e-6 ? max(y, 0) / size.y : 1)
  }

  /// A size on the screen, converted to a box's own points and kept from becoming negative: a spring
  /// may carry it below 0.
  @inline(__always)
  fileprivate func ownSize(_ scale: Vector) -> Vector {
    Vector(max(x, 0) / scale.x, max(y, 0) / scale.y)
  }
}

extension PictureBoxes {
  /// The boxes, converted from lengths on the screen to the points of a performer with that scale.
  @inline(__always)
  func inOwnPoints(_ scale: Vector) -> PictureBoxes {
    PictureBoxes(lower: lower.inOwnPoints(scale), upper: upper.inOwnPoints(scale))
  }
}

extension Box {
  @inline(__always)
  fileprivate func inOwnPoints(_ scale: Vector) -> Box {
    Box(origin: Vector(origin.x / scale.x, origin.y / scale.y), size: size.ownSize(scale))
  }
}
