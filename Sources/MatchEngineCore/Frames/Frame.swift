/// What is on the screen at one moment: for each performer of a plan, the numbers to set.
///
/// A frame keeps its memory, so drawing into the same one again allocates nothing.
public struct Frame: Hashable, Sendable {
  /// The performers, in the plan's order.
  public internal(set) var performers: [PerformerFrame]
  /// Whether the stack has the upper screen's order (``Plan/upperOrder``) or still the lower one's
  /// (``Plan/lowerOrder``).
  public internal(set) var isInUpperOrder = false

  /// Where the flight is between the screens: 0 is the lower one, 1 the upper one.
  public internal(set) var progress = 0.0

  /// The version of the flight's plan that it was made for.
  var planVersion = 0
  var pictureBoxes: [PictureBoxes]
  var decorations: [Decoration]
  var clips: [RoundedBox]

  /// A frame with room for everything that `plan` moves.
  init(for plan: Plan) {
    performers = plan.performers.map {
      PerformerFrame(
        pictureBoxes: $0.pictureBoxes ?? -1,
        decoration: $0.decoration ?? -1,
        clip: $0.clip ?? -1
      )
    }
    pictureBoxes = Array(repeating: PictureBoxes(), count: plan.pictureBoxes.count)
    decorations = Array(repeating: .invisible, count: plan.decorations.count)
    clips = Array(repeating: RoundedBox(Box.zero), count: plan.clips.count)
  }
}

extension Frame {
  /// Whether it has room for everything that `plan` moves, and no more.
  func fits(_ plan: Plan) -> Bool {
    performers.count == plan.performers.count && pictureBoxes.count == plan.pictureBoxes.count
      && decorations.count == plan.decorations.count && clips.count == plan.clips.count
  }

  /// Where the two pictures of a performer lie in its box, in its own points; nil if both fill it.
  public func pictureBoxes(of performer: Int) -> PictureBoxes? {
    let index = performers[performer].pictureBoxes
    return index < 0 ? nil : pictureBoxes[index]
  }

  /// What is around a performer's pictures, in its own points; nil if there never is anything.
  public func decoration(of performer: Int) -> Decoration? {
    let index = performers[performer].decoration
    return index < 0 ? nil : decorations[index]
  }

  /// The rounded box that clips a performer, in its size on the screen; nil if nothing does.
  public func clip(of performer: Int) -> RoundedBox? {
    let index = performers[performer].clip
    return index < 0 ? nil : clips[index]
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
  /// The opacity of what was seen beside the picture of the screen that the flight has left for another one; it is
  /// behind or in front of that picture, as it was then.
  public var pastAlpha = 0.0
  /// Whether the lower picture lies in front of the upper one.
  public var isLowerInFront = false
  /// How far its track has come: 0 at its lower end, 1 at the upper one; a spring may carry it beyond both.
  public var progress = 0.0

  /// Its indices among the frame's picture boxes, decorations and clips; -1 or nil for none.
  let pictureBoxes: Int
  let decoration: Int
  let clip: Int

  /// The transform from its own points, measured from its top left, to container space.
  public var affine: Affine {
    var result = transform
    result.translation = center - transform.linear(size / 2)
    return result
  }
}
