/// Everything that is seen of one performer at one moment, which must not jump when the plan changes in flight.
struct PerformerState: Displaceable {
  var box: BoxState
  var pictureBoxes: PictureBoxes
  var decoration = MixableDecoration()
  /// The opacities of the lower and the upper picture.
  var pictureAlphas = BothEnds<Double>.zero
  var past = Past.zero
  /// What clips it; if nothing does, the container, which cuts off nothing that can be seen.
  var clip = BoxState.zero

  /// The opacity from which a text starts that comes after another one: it is seen only from 0 on.
  static let laterAlpha = -2.0

  static var zero: PerformerState { PerformerState(box: .zero, pictureBoxes: .zero) }

  func adding(_ other: PerformerState, times factor: Double) -> PerformerState {
    PerformerState(
      box: box.adding(other.box, times: factor),
      pictureBoxes: pictureBoxes.adding(other.pictureBoxes, times: factor),
      decoration: decoration.adding(other.decoration, times: factor),
      pictureAlphas: pictureAlphas.adding(other.pictureAlphas, times: factor),
      past: past.adding(other.past, times: factor),
      clip: clip.adding(other.clip, times: factor)
    )
  }

  /// The size of a difference, in points: no part of the performer is farther off than that.
  ///
  /// A whole opacity counts as 128 points, so that one of its 256 steps is half a point. `radius` is
  /// half the diagonal of the performer, the radius of the circle in which it rotates.
  func size(radius: Double) -> Double {
    let fades =
      box.alpha.magnitude + pictureAlphas.lower.magnitude + pictureAlphas.upper.magnitude
      + past.needed.magnitude + past.unneeded.magnitude + decoration.size.fades
    let lines = box.corners.size + decoration.size.points
    let place = max(box.distance(radius: radius), clip.distance(radius: radius))
    return place + pictureBoxes.size + lines + 128 * fades
  }

  /// This state with its box moved, and with everything in the box larger by a factor.
  ///
  /// If something clips the performer, the clip is moved, too.
  func grown(by factor: Double, isClipped: Bool, _ move: (BoxState) -> BoxState) -> PerformerState {
    var result = self
    result.box = move(box)
    if isClipped { result.clip = move(clip) }
    result.pictureBoxes = pictureBoxes * factor
    result.decoration = decoration.grown(by: factor)
    return result
  }

  /// The opacities, the corners and the decoration of a difference.
  var fades: PerformerState {
    PerformerState(
      box: BoxState(scale: .zero, mirror: .zero, alpha: box.alpha, corners: box.corners),
      pictureBoxes: .zero,
      decoration: decoration,
      pictureAlphas: pictureAlphas,
      past: past
    )
  }

  /// The rest of a difference: everything but its `fades`.
  var places: PerformerState { self - fades }
}

/// How much is left of the past: what was seen beside two pictures when their flight went on to another screen.
struct Past: Mixable, Hashable, Sendable {
  /// What is left of a past that is needed, because it covers what is behind it.
  var needed = 0.0
  /// What is left of a past that isn't needed.
  var unneeded = 0.0

  /// The opacity of the past.
  ///
  /// If it is needed, it lasts until the picture that appears beside it is almost opaque: together they have at least
  /// 0.94 of their opacity. At no moment does it fade faster than other opacities do. If it isn't needed, it is gone
  /// before another text can be read in its place.
  func opacity(beside crossFade: CrossFade) -> Double {
    let gone = 1 - needed.clampedToUnit
    let cube = gone * gone * gone
    let rest = unneeded.clampedToUnit
    return max(1 - cube * cube, crossFade.isThrough ? rest * rest : rest)
  }

  static var zero: Past { Past() }

  func adding(_ other: Past, times factor: Double) -> Past {
    Past(needed: needed + other.needed * factor, unneeded: unneeded + other.unneeded * factor)
  }
}

/// The part of what is seen of a performer that returns by itself: its place, which fingers can hold, or its look.
enum DisplacedPart: Hashable, Sendable {
  case place(Int), fade(Int)

  var performer: Int {
    switch self {
    case .place(let performer), .fade(let performer): performer
    }
  }
}

extension Displacement<PerformerState> {
  /// Whether the clip is displaced, too.
  var movesClip: Bool { offset.clip != .zero || velocity.clip != .zero }

  /// A part of the displacement; nil if that can't be seen.
  func part(_ part: (PerformerState) -> PerformerState) -> Displacement? {
    let own = Displacement(by: part(offset), velocity: part(velocity))
    return own.offset.size(radius: 1e3) < 1e-9 && own.velocity.size(radius: 1e3) < 1e-3 ? nil : own
  }
}

extension BoxState {
  /// An upper bound for how far this difference moves any point of a box, in points.
  func distance(radius: Double) -> Double {
    let turns = rotation.magnitude + mirror.length + scale.length + skew.magnitude
    return center.length + extent.length / 2 + radius * turns
  }
}

extension Corners {
  /// The size of a difference: that of the corner that differs most.
  fileprivate var size: Double {
    max(topLeft.magnitude, topRight.magnitude, bottomRight.magnitude, bottomLeft.magnitude)
  }
}

extension Plan {
  /// What is seen of a performer when its track is at `progress`.
  func state(of performer: Int, at progress: Double) -> PerformerState {
    let boxPath = boxPaths[performer]
    let box = boxPath.state(at: progress)
    let boxes = performers[performer].pictureBoxesIndex.map { pictures($0, at: progress) }
    let decoration = performers[performer].decorationIndex.map {
      decorations[$0].value(at: progress.clampedToUnit)
    }
    return PerformerState(
      box: box,
      pictureBoxes: boxes ?? PictureBoxes(filling: box.extent),
      decoration: decoration ?? MixableDecoration(),
      pictureAlphas: boxPath.pictureAlphas(at: progress),
      clip: performers[performer].clipIndex.map { clips[$0].state(at: progress) } ?? openClip
    )
  }

  /// A clip that clips nothing that can be seen.
  var openClip: BoxState { BoxState(options.container) }

  /// Half the diagonal of a performer where it is largest.
  func radius(of performer: Int) -> Double {
    let boxPath = boxPaths[performer]
    return max(boxPath.lower.extent.length, boxPath.upper.extent.length) / 2
  }

  /// Puts what is actually seen of a performer into a frame, in place of what this plan has.
  func show(_ state: PerformerState, of index: Int, in frame: inout Frame) {
    frame.performers[index].set(state.box)
    frame.performers[index].lowerAlpha = state.pictureAlphas.lower.clampedToUnit
    frame.performers[index].upperAlpha = state.pictureAlphas.upper.clampedToUnit
    frame.performers[index].pastAlpha = state.past.opacity(beside: boxPaths[index].crossFade)
    let performer = performers[index]
    let scale = state.box.positiveScale
    if let boxes = performer.pictureBoxesIndex {
      frame.pictureBoxes[boxes] = state.pictureBoxes.inOwnPoints(scale)
    }
    if let decoration = performer.decorationIndex {
      frame.decorations[decoration] = state.decoration.inOwnPoints(scale)
    }
    if let clip = performer.clipIndex { frame.clips[clip] = RoundedBox(state.clip) }
  }
}
