extension PerformerFrame {
  /// Sets the geometry and the opacity, converting lengths on the screen to the box's own points.
  @inline(__always)
  mutating func set(_ state: BoxState) {
    let scale = state.positiveScale
    center = state.center
    size = state.extent.ownSize(scale)
    transform = state.transform(scale)
    alpha = state.alpha.clampedToUnit
    corners = state.ownCorners(scale, size)
  }

  @inline(__always)
  mutating func set(_ alphas: (lower: Double, upper: Double), isLowerInFront: Bool) {
    lowerAlpha = alphas.lower
    upperAlpha = alphas.upper
    self.isLowerInFront = isLowerInFront
  }
}

extension RoundedBox {
  /// A box in flight, which has no scale.
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
  func transform(_ scale: Vector) -> Affine {
    Decomposition(scale: scale.scaled(by: mirror), skew: skew, rotation: rotation).affine
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
  /// A size on the screen, converted to a box's own points and kept from becoming negative: a spring
  /// may carry it below 0.
  @inline(__always)
  fileprivate func ownSize(_ scale: Vector) -> Vector {
    Vector(max(x, 0) / scale.x, max(y, 0) / scale.y)
  }
}

extension PictureBoxes {
  /// The boxes, converted from lengths on the screen to the performer's own points.
  func inOwnPoints(of state: BoxState) -> PictureBoxes {
    PictureBoxes(lower: lower.inOwnPoints(of: state), upper: upper.inOwnPoints(of: state))
  }
}

extension Box {
  /// The box, converted from lengths on the screen to the performer's own points.
  func inOwnPoints(of state: BoxState) -> Box {
    let scale = state.positiveScale
    return Box(
      origin: Vector(origin.x / scale.x, origin.y / scale.y),
      size: size.ownSize(scale)
    )
  }
}

extension MixableDecoration {
  /// The decoration, converted from lengths on the screen to the performer's own points.
  func inOwnPoints(of state: BoxState) -> Decoration {
    decoration(scale: state.positiveScale.geometricMean)
  }
}
