/// A decoration as numbers that can be mixed, as seen on the screen.
struct MixableDecoration: Hashable, Sendable {
  var borderWidth = 0.0
  var border = PremultipliedRGBA()
  var shadow = PremultipliedRGBA()
  var shadowOffset = Vector.zero
  var shadowRadius = 0.0
  var background = PremultipliedRGBA()
  var blur = 0.0
}

extension MixableDecoration: Mixable {
  /// The decoration of a box whose own points are `scale` times as large on the screen.
  init(_ decoration: Decoration, scale: Double) {
    /// The length on the screen, kept small enough to be mixed with a hairline.
    func seen(_ number: Double) -> Double {
      number.isFinite ? min(max(number * scale, -1e9), 1e9) : 0
    }
    borderWidth = max(seen(decoration.border.width), 0)
    border = PremultipliedRGBA(decoration.border.color)
    shadow = PremultipliedRGBA(decoration.shadow.color)
    let offset = decoration.shadow.offset
    shadowOffset = Vector(seen(offset.x), seen(offset.y))
    shadowRadius = max(seen(decoration.shadow.radius), 0)
    background = PremultipliedRGBA(decoration.background)
  }

  /// The decoration in the own points of a box, which are `scale` times as large on the screen.
  func inOwnPoints(_ scale: Vector) -> Decoration {
    let scale = scale.geometricMean
    let radius = max(shadowRadius, 0) / scale
    return Decoration(
      border: Border(width: max(borderWidth, 0) / scale, color: border.color),
      shadow: Shadow(color: shadow.color, offset: shadowOffset / scale, radius: radius),
      background: background.color,
      blur: blur
    )
  }

  /// Takes over the partner's values for invisible parts.
  ///
  /// A border that is not there grows in its partner's color, and a shadow that is not there fades in
  /// where its partner's is. An opaque picture without a background has its partner's all the way: if that
  /// faded out while the picture fades in, one could see through both.
  mutating func borrow(from partner: MixableDecoration, behind picture: Picture) {
    if picture.isOpaque, background.alpha == 0 { background = partner.background }
    if borderWidth == 0 { border = partner.border }
    if shadow.alpha == 0 {
      shadowOffset = partner.shadowOffset
      shadowRadius = partner.shadowRadius
    }
  }

  func grown(by factor: Double) -> MixableDecoration {
    var result = self
    result.borderWidth *= factor
    result.shadowOffset = shadowOffset * factor
    result.shadowRadius *= factor
    return result
  }

  /// The size of a difference, in points and in opacities.
  var size: (points: Double, fades: Double) {
    (
      borderWidth.magnitude + shadowOffset.length + shadowRadius.magnitude,
      border.size + shadow.size + background.size + blur.magnitude
    )
  }

  static var zero: MixableDecoration { MixableDecoration() }

  func adding(_ other: MixableDecoration, times factor: Double) -> MixableDecoration {
    MixableDecoration(
      borderWidth: borderWidth + other.borderWidth * factor,
      border: border.adding(other.border, times: factor),
      shadow: shadow.adding(other.shadow, times: factor),
      shadowOffset: shadowOffset + other.shadowOffset * factor,
      shadowRadius: shadowRadius + other.shadowRadius * factor,
      background: background.adding(other.background, times: factor),
      blur: blur + other.blur * factor
    )
  }
}
