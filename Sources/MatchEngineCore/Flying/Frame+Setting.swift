extension PerformerFrame {
  /// Takes over a stance: what was mixed as seen on the screen becomes its own points again.
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

extension PictureBoxesFrame {
  /// Takes over where the pictures lie as seen on the screen.
  mutating func set(_ pictureBoxes: PictureBoxes, _ boxState: BoxState) {
    let scale = boxState.positiveScale
    func own(_ box: Box) -> Box {
      Box(
        origin: Vector(box.origin.x / scale.x, box.origin.y / scale.y),
        size: box.size.ownSize(scale)
      )
    }
    lower = own(pictureBoxes.lower)
    upper = own(pictureBoxes.upper)
  }
}

extension DecorFrame {
  /// Takes over what is around the pictures as seen on the screen.
  mutating func set(_ decor: Decor, _ boxState: BoxState) {
    let scale = boxState.positiveScale
    let mean = scale.geometricMean
    border = Border(width: max(decor.borderWidth, 0) / mean, color: decor.border.color)
    shadow = Shadow(
      color: decor.shadow.color,
      offset: decor.shadowOffset / mean,
      radius: max(decor.shadowRadius, 0) / mean
    )
    background = decor.background.color
  }
}
