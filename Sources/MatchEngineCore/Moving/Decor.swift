/// A performer's border, shadow and background as numbers that can be mixed, as seen on the screen.
struct Decor: Hashable, Sendable {
  var borderWidth = 0.0
  var border = PremultipliedRGBA()
  var shadow = PremultipliedRGBA()
  var shadowOffset = Vector.zero
  var shadowRadius = 0.0
  var background = PremultipliedRGBA()
}

extension Decor {
  /// The decor of an element whose own points are `scale` times as large on the screen.
  init(_ trim: Trim, scale: Double) {
    /// As seen on the screen, within what can be mixed with the width of a hair.
    func seen(_ number: Double) -> Double {
      number.isFinite ? min(max(number * scale, -1e9), 1e9) : 0
    }
    borderWidth = max(seen(trim.border.width), 0)
    border = PremultipliedRGBA(trim.border.color)
    shadow = PremultipliedRGBA(trim.shadow.color)
    let offset = trim.shadow.offset
    shadowOffset = Vector(seen(offset.x), seen(offset.y))
    shadowRadius = max(seen(trim.shadow.radius), 0)
    background = PremultipliedRGBA(trim.background)
  }

  /// Lets what cannot be seen of it take its partner's shape: a line that is not there grows in its
  /// partner's color, and a shadow comes where its partner's is.
  mutating func borrow(from partner: Decor) {
    if borderWidth == 0 { border = partner.border }
    if shadow.alpha == 0 {
      shadowOffset = partner.shadowOffset
      shadowRadius = partner.shadowRadius
    }
  }
}

extension Decor: Mixable {
  static func + (left: Decor, right: Decor) -> Decor {
    Decor(
      borderWidth: left.borderWidth + right.borderWidth,
      border: left.border + right.border,
      shadow: left.shadow + right.shadow,
      shadowOffset: left.shadowOffset + right.shadowOffset,
      shadowRadius: left.shadowRadius + right.shadowRadius,
      background: left.background + right.background
    )
  }

  static func * (decor: Decor, factor: Double) -> Decor {
    Decor(
      borderWidth: decor.borderWidth * factor,
      border: decor.border * factor,
      shadow: decor.shadow * factor,
      shadowOffset: decor.shadowOffset * factor,
      shadowRadius: decor.shadowRadius * factor,
      background: decor.background * factor
    )
  }
}
