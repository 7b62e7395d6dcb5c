/// All of one performer that is seen at one moment, as numbers that can be subtracted: what has to
/// stay the same when the plan beneath it changes.
struct PerformerState: Hashable, Sendable {
  var boxState: BoxState
  var pictureBoxes: PictureBoxes
  var decoration = MixableDecoration()
  /// The opacities of the two pictures.
  var pictures = Vector.zero
}

extension PerformerState: Mixable {
  static func + (left: PerformerState, right: PerformerState) -> PerformerState {
    PerformerState(
      boxState: left.boxState + right.boxState,
      pictureBoxes: left.pictureBoxes + right.pictureBoxes,
      decoration: left.decoration + right.decoration,
      pictures: left.pictures + right.pictures
    )
  }

  static func * (performerState: PerformerState, factor: Double) -> PerformerState {
    PerformerState(
      boxState: performerState.boxState * factor,
      pictureBoxes: performerState.pictureBoxes * factor,
      decoration: performerState.decoration * factor,
      pictures: performerState.pictures * factor
    )
  }

  /// No difference at all.
  static var zero: PerformerState {
    let nothing = BoxState() * 0
    return PerformerState(boxState: nothing, pictureBoxes: PictureBoxes())
  }
}

extension PerformerState {
  /// The size of a difference, in points: no part of the performer is farther off than that, and an
  /// opacity that is off by one counts as 128 points, so that half a point is one of its 256 steps.
  ///
  /// `reach` is half the diagonal of the performer, which a turn sweeps.
  func size(reach: Double) -> Double {
    let turn = boxState.rotation.magnitude + boxState.mirror.length + boxState.scale.length
    let lean = boxState.skew.magnitude
    let fades =
      boxState.alpha.magnitude + pictures.x.magnitude + pictures.y.magnitude
      + decoration.size.fades
    let places = boxState.center.length + boxState.extent.length / 2 + pictureBoxes.size
    let lines = boxState.corners.size + decoration.size.points
    return places + lines + reach * (turn + lean) + 128 * fades
  }
}

extension Corners {
  var size: Double {
    max(
      max(topLeft.magnitude, topRight.magnitude),
      max(bottomRight.magnitude, bottomLeft.magnitude)
    )
  }
}

extension PictureBoxes {
  var size: Double {
    max(lower.origin.length + lower.size.length, upper.origin.length + upper.size.length)
  }
}

extension Plan {
  /// What is seen of a performer when its track is at `position`.
  func performerState(of performer: Int, at position: TrackPosition) -> PerformerState {
    let boxPath = boxPaths[performer]
    let boxState = boxPath.boxState(at: position.place)
    let pictures = Blend.alphas(boxPath.blend, position.place)
    let boxes = performers[performer].pictureBoxes.map {
      pictureBoxes[$0].value(at: position.place)
    }
    let decoration = performers[performer].decoration.map {
      decorations[$0].value(at: position.within)
    }
    return PerformerState(
      boxState: boxState,
      pictureBoxes: boxes ?? PictureBoxes(filling: boxState.extent),
      decoration: decoration ?? MixableDecoration(),
      pictures: Vector(pictures.lower, pictures.upper)
    )
  }

  /// What is seen of a performer that is also displaced.
  ///
  /// A veil comes over the displacement, too, so that what moves behind it stays unseen. A screen does
  /// not move behind its veil, and its own opacity may be behind nothing.
  func performerState(
    of performer: Int,
    at position: TrackPosition,
    displacedBy displacement: PerformerState
  ) -> PerformerState {
    let rest = performerState(of: performer, at: position)
    var performerState = rest + displacement
    performerState.boxState.alpha =
      performers[performer].isRoot
      ? rest.boxState.alpha * position.visibility + displacement.boxState.alpha
      : performerState.boxState.alpha * position.visibility
    return performerState
  }

  /// The corners of a performer's clip when its track is at `position`; empty where nothing cuts.
  func clipRegion(of performer: Int, at position: TrackPosition) -> [Vector] {
    guard let clip = performers[performer].clip else { return [] }
    return clips[clip].vertices.map {
      lowerVertices[$0].mixed(with: upperVertices[$0], position.within)
    }
  }

  /// The rounded box of a performer's clip when its track is at `position`; nil where it has none.
  func roundedClip(of performer: Int, at position: TrackPosition) -> BoxState? {
    performers[performer].clip.flatMap { clips[$0].rounded?.boxState(at: position.within) }
  }
}
