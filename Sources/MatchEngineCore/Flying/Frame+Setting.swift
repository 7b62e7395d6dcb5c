extension PerformerFrame {
  /// Takes over a state: what was mixed as seen on the screen becomes its own points again.
  @inline(__always)
  mutating func set(_ boxState: BoxState, visibility: Double) {
    let scale = boxState.positiveScale
    center = boxState.center
    size = boxState.extent.ownSize(scale)
    transform = boxState.transform(scale)
    alpha = (boxState.alpha * visibility).clampedToUnit
    corners = boxState.ownCorners(scale, size)
  }

  @inline(__always)
  mutating func set(_ pictures: (lower: Double, upper: Double), isLowerInFront: Bool) {
    lowerAlpha = pictures.lower
    upperAlpha = pictures.upper
    self.isLowerInFront = isLowerInFront
  }
}

extension RoundedBoxFrame {
  init(_ boxState: BoxState) {
    let scale = boxState.positiveScale
    center = boxState.center
    size = boxState.extent.ownSize(scale)
    transform = boxState.transform(scale)
    corners = boxState.ownCorners(scale, size)
  }
}

extension BoxState {
  /// The scale, which a displacement that springs home may have carried below nothing.
  @inline(__always)
  var positiveScale: Vector { Vector(max(scale.x, 1e-4), max(scale.y, 1e-4)) }

  /// The transform about the middle.
  @inline(__always)
  func transform(_ scale: Vector) -> Affine {
    let x = scale.x * mirror.x
    let y = scale.y * mirror.y
    if rotation == 0 { return Affine(a: x, b: 0, c: skew, d: y) }
    let (sine, cosine) = Elementary.sincos(rotation)
    return Affine(
      a: x * cosine,
      b: x * sine,
      c: skew * cosine - y * sine,
      d: skew * sine + y * cosine
    )
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
  /// A size as seen on the screen in a box's own points; a spring may have carried it below nothing.
  @inline(__always)
  fileprivate func ownSize(_ scale: Vector) -> Vector {
    Vector(max(x, 0) / scale.x, max(y, 0) / scale.y)
  }
}

extension PictureBoxes {
  /// What was mixed as seen on the screen, in the performer's own points.
  func own(_ boxState: BoxState) -> PictureBoxes {
    let scale = boxState.positiveScale
    func own(_ box: Box) -> Box {
      Box(
        origin: Vector(box.origin.x / scale.x, box.origin.y / scale.y),
        size: box.size.ownSize(scale)
      )
    }
    return PictureBoxes(lower: own(lower), upper: own(upper))
  }
}

extension MixableDecoration {
  /// What was mixed as seen on the screen, in the performer's own points.
  func own(_ boxState: BoxState) -> Decoration {
    decoration(scale: boxState.positiveScale.geometricMean)
  }
}
