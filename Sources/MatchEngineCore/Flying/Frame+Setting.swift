extension PerformerFrame {
  /// Takes over a stance: what was mixed as seen on the screen becomes its own points again.
  @inline(__always)
  mutating func set(_ stance: Stance, veil: Double) {
    let scale = stance.positiveScale
    centre = stance.centre
    size = stance.extent.ownSize(scale)
    transform = stance.transform(scale)
    alpha = (stance.alpha * veil).withinWay
    corners = stance.ownCorners(scale, size)
  }

  @inline(__always)
  mutating func set(_ pictures: (lower: Double, upper: Double), isLowerInFront: Bool) {
    lowerAlpha = pictures.lower
    upperAlpha = pictures.upper
    self.isLowerInFront = isLowerInFront
  }
}

extension RoundedBoxFrame {
  init(_ stance: Stance) {
    let scale = stance.positiveScale
    centre = stance.centre
    size = stance.extent.ownSize(scale)
    transform = stance.transform(scale)
    corners = stance.ownCorners(scale, size)
  }
}

extension Stance {
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

extension InlayFrame {
  /// Takes over where the pictures lie as seen on the screen.
  mutating func set(_ inlay: Inlay, _ stance: Stance) {
    let scale = stance.positiveScale
    func own(_ box: Box) -> Box {
      Box(
        origin: Vector(box.origin.x / scale.x, box.origin.y / scale.y),
        size: box.size.ownSize(scale)
      )
    }
    lower = own(inlay.lower)
    upper = own(inlay.upper)
  }
}

extension DecorFrame {
  /// Takes over what is around the pictures as seen on the screen.
  mutating func set(_ decor: Decor, _ stance: Stance) {
    let scale = stance.positiveScale
    let mean = scale.geometricMean
    border = Border(width: max(decor.borderWidth, 0) / mean, colour: decor.border.colour)
    shadow = Shadow(
      colour: decor.shadow.colour,
      offset: decor.shadowOffset / mean,
      radius: max(decor.shadowRadius, 0) / mean
    )
    background = decor.background.colour
  }
}
