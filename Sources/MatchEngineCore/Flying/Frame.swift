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
  var allPictureBoxes: [PictureBoxesFrame]
  var decors: [DecorFrame]
  var clips: [ClipFrame]
  var vertices: [Vector]

  /// Room for everything that `plan` moves.
  init(for plan: Plan) {
    performers = plan.performers.map {
      PerformerFrame(
        pictureBoxes: $0.pictureBoxes ?? -1,
        decor: $0.decor ?? -1,
        clip: $0.clip ?? -1
      )
    }
    allPictureBoxes = Array(repeating: PictureBoxesFrame(), count: plan.allPictureBoxes.count)
    decors = Array(repeating: DecorFrame(), count: plan.decors.count)
    clips = plan.clips.map { ClipFrame(vertices: $0.vertices) }
    vertices = plan.lowerVertices
  }
}

extension Frame {
  /// Whether it has room for everything that `plan` moves, and no more.
  func fits(_ plan: Plan) -> Bool {
    performers.count == plan.performers.count && allPictureBoxes.count == plan.allPictureBoxes.count
      && decors.count == plan.decors.count && clips.count == plan.clips.count
      && vertices.count == plan.lowerVertices.count
  }

  /// Where the two pictures of a performer lie in it; nil where both fill it.
  public func pictureBoxes(of performer: Int) -> PictureBoxesFrame? {
    let place = performers[performer].pictureBoxes
    return place < 0 ? nil : allPictureBoxes[place]
  }

  /// The border, shadow and background of a performer; nil where it never has any.
  public func decor(of performer: Int) -> DecorFrame? {
    let place = performers[performer].decor
    return place < 0 ? nil : decors[place]
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

  /// Its places among the frame's inlays, decors and clips; -1 for none.
  let pictureBoxes: Int
  let decor: Int
  let clip: Int

  init(pictureBoxes: Int = -1, decor: Int = -1, clip: Int = -1) {
    self.pictureBoxes = pictureBoxes
    self.decor = decor
    self.clip = clip
  }

  /// The way from its own points, measured from its top left, to the container.
  public var affine: Affine {
    var result = transform
    result.translation = center - transform.linear(size / 2)
    return result
  }
}

/// Where the two pictures of a performer lie, in its own points, measured from its top left.
public struct PictureBoxesFrame: Hashable, Sendable {
  /// The lower screen's picture.
  public var lower = Box(origin: .zero, size: .zero)
  /// The upper screen's picture.
  public var upper = Box(origin: .zero, size: .zero)
}

/// What is around a performer's pictures, in its own points.
public struct DecorFrame: Hashable, Sendable {
  /// The line around it.
  public var border = Border.none
  /// The shadow beneath it.
  public var shadow = Shadow.none
  /// The color behind its pictures.
  public var background = RGBA.clear
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
