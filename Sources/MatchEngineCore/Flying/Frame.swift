/// What is on the screen at one moment: for each performer of a plan, the numbers to set.
///
/// A frame keeps its memory, so drawing into the same one again allocates nothing.
public struct Frame: Hashable, Sendable {
  /// The performers, in the plan's order.
  public internal(set) var performers: [PerformerFrame]
  /// Whether the stack has the upper screen's order (``Plan/upperOrder``), or still the lower one's.
  public internal(set) var isInUpperOrder = false

  /// Which state of a flight's plan it has room for.
  var edition = 0
  var pictureBoxes: [PictureBoxes]
  var decorations: [Decoration]
  var clips: [ClipFrame]
  var vertices: [Vector]

  /// Room for everything that `plan` moves.
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
    clips = plan.clips.map { ClipFrame(vertices: $0.vertices) }
    vertices = plan.lowerVertices
  }
}

extension Frame {
  /// Whether it has room for everything that `plan` moves, and no more.
  func fits(_ plan: Plan) -> Bool {
    performers.count == plan.performers.count && pictureBoxes.count == plan.pictureBoxes.count
      && decorations.count == plan.decorations.count && clips.count == plan.clips.count
      && vertices.count == plan.lowerVertices.count
  }

  /// Where the two pictures of a performer lie in it, in its own points; nil where both fill it.
  public func pictureBoxes(of performer: Int) -> PictureBoxes? {
    let place = performers[performer].pictureBoxes
    return place < 0 ? nil : pictureBoxes[place]
  }

  /// What is around a performer's pictures, in its own points; nil where there never is anything.
  public func decoration(of performer: Int) -> Decoration? {
    let place = performers[performer].decoration
    return place < 0 ? nil : decorations[place]
  }

  /// The corners of the region outside which a performer is cut off; empty where nothing cuts it.
  public func clipRegion(of performer: Int) -> ArraySlice<Vector> {
    let place = performers[performer].clip
    return place < 0 ? [] : vertices[clips[place].vertices]
  }

  /// The rounded box outside which a performer is cut off, beside its region; nil where there is none.
  public func clipBox(of performer: Int) -> RoundedBoxFrame? {
    let place = performers[performer].clip
    return place < 0 ? nil : clips[place].rounded
  }
}

/// What to set on one performer.
public struct PerformerFrame: Hashable, Sendable {
  /// Its middle, in container space.
  public var center = Vector.zero
  /// Width and height in its own points.
  public var size = Vector.zero
  /// What turns, scales and shears it about its middle; without translation.
  public var transform = Affine.identity
  /// Its opacity as a whole.
  public var alpha = 0.0
  /// The radii of its corners in its own points, clamped to its size.
  public var corners = Corners.square
  /// The opacity of its lower picture.
  public var lowerAlpha = 0.0
  /// The opacity of its upper picture.
  public var upperAlpha = 0.0
  /// Whether the lower picture lies in front of the upper one.
  public var isLowerInFront = false

  /// Its places among the frame's picture boxes, decorations and clips; -1 for none.
  let pictureBoxes: Int
  let decoration: Int
  let clip: Int

  init(pictureBoxes: Int = -1, decoration: Int = -1, clip: Int = -1) {
    self.pictureBoxes = pictureBoxes
    self.decoration = decoration
    self.clip = clip
  }

  /// The way from its own points, measured from its top left, to the container.
  public var affine: Affine {
    var result = transform
    result.translation = center - transform.linear(size / 2)
    return result
  }
}

/// A rounded box in flight.
public struct RoundedBoxFrame: Hashable, Sendable {
  /// Its middle, in container space.
  public var center = Vector.zero
  /// Width and height in its own points.
  public var size = Vector.zero
  /// What turns, scales and shears it about its middle; without translation.
  public var transform = Affine.identity
  /// The radii of its corners in its own points, clamped to its size.
  public var corners = Corners.square
}

struct ClipFrame: Hashable, Sendable {
  var vertices: Range<Int>
  var rounded: RoundedBoxFrame?
}
