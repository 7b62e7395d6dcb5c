/// All of one performer that is seen at one moment, as numbers that can be subtracted: what has to
/// stay the same when the plan beneath it changes.
struct Sight: Hashable, Sendable {
  var stance: Stance
  var inlay: Inlay
  var decor = Decor()
  /// The opacities of the two pictures.
  var pictures = Vector.zero
}

extension Sight: Mixable {
  static func + (left: Sight, right: Sight) -> Sight {
    Sight(
      stance: left.stance + right.stance,
      inlay: left.inlay + right.inlay,
      decor: left.decor + right.decor,
      pictures: left.pictures + right.pictures
    )
  }

  static func * (sight: Sight, factor: Double) -> Sight {
    Sight(
      stance: sight.stance * factor,
      inlay: sight.inlay * factor,
      decor: sight.decor * factor,
      pictures: sight.pictures * factor
    )
  }

  /// No difference at all.
  static var zero: Sight {
    let nothing = Stance() * 0
    return Sight(stance: nothing, inlay: Inlay())
  }
}

extension Sight {
  /// The size of a difference, in points: no part of the performer is farther off than that, and an
  /// opacity that is off by one counts as 128 points, so that half a point is one of its 256 steps.
  ///
  /// `reach` is half the diagonal of the performer, which a turn sweeps.
  func size(reach: Double) -> Double {
    let turn = stance.rotation.magnitude + stance.mirror.length + stance.scale.length
    let lean = stance.skew.magnitude
    let fades =
      stance.alpha.magnitude + pictures.x.magnitude + pictures.y.magnitude
      + decor.border.size + decor.shadow.size + decor.background.size
    let places = stance.centre.length + stance.extent.length / 2 + inlay.size
    let lines =
      decor.borderWidth.magnitude + decor.shadowOffset.length + decor.shadowRadius.magnitude
    return places + lines + stance.corners.size + reach * (turn + lean) + 128 * fades
  }
}

extension PremultipliedRGBA {
  var size: Double {
    max(max(red.magnitude, green.magnitude), max(blue.magnitude, alpha.magnitude))
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

extension Inlay {
  var size: Double {
    max(lower.origin.length + lower.size.length, upper.origin.length + upper.size.length)
  }
}

extension Plan {
  /// What is seen of a performer when its track is at `position`.
  func sight(of performer: Int, at position: TrackPosition) -> Sight {
    let course = courses[performer]
    let stance = course.stance(at: position.place)
    let pictures = Blend.alphas(course.blend, position.place)
    let inlay = performers[performer].inlay.map { inlays[$0].value(at: position.place) }
    return Sight(
      stance: stance,
      inlay: inlay ?? Inlay(filling: stance.extent),
      decor: performers[performer].decor.map { decors[$0].value(at: position.within) } ?? Decor(),
      pictures: Vector(pictures.lower, pictures.upper)
    )
  }

  /// What is seen of a performer that is also displaced.
  ///
  /// A veil comes over the displacement, too, so that what moves behind it stays unseen. A screen does
  /// not move behind its veil, and its own opacity may be behind nothing.
  func sight(
    of performer: Int,
    at position: TrackPosition,
    displacedBy displacement: Sight
  ) -> Sight {
    let rest = sight(of: performer, at: position)
    var sight = rest + displacement
    sight.stance.alpha =
      performers[performer].isRoot
      ? rest.stance.alpha * position.veil + displacement.stance.alpha
      : sight.stance.alpha * position.veil
    return sight
  }

  /// The corners of a performer's clip when its track is at `position`; empty where nothing cuts.
  func clipRegion(of performer: Int, at position: TrackPosition) -> [Vector] {
    guard let clip = performers[performer].clip else { return [] }
    return clips[clip].vertices.map {
      lowerVertices[$0].mixed(with: upperVertices[$0], position.within)
    }
  }

  /// The rounded box of a performer's clip when its track is at `position`; nil where it has none.
  func roundedClip(of performer: Int, at position: TrackPosition) -> Stance? {
    performers[performer].clip.flatMap { clips[$0].rounded?.stance(at: position.within) }
  }
}
