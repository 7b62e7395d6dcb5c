// AN-10: transforms are interpolated as translation, scale, shear and shortest rotation.
extension CGAffineTransform {
  /// A transform taken apart: scale, then shear, then rotation, then translation.
  struct Parts: Equatable, Sendable {
    var scale: CGSize
    var shear: CGFloat
    var angle: CGFloat
    var translation: CGPoint
  }

  /// The parts; a mirrored transform keeps its rotation within a quarter turn.
  var parts: Parts {
    var width = hypot(a, b)
    var angle = width > 0 ? atan2(b, a) : atan2(-c, d)
    let (cosine, sine) = (cos(angle), sin(angle))
    var height = d * cosine - c * sine
    let shear = height == 0 ? 0 : (c * cosine + d * sine) / height
    if height < 0, abs(angle) > .pi / 2 {
      (width, height) = (-width, -height)
      angle += angle > 0 ? -.pi : .pi
    }
    return Parts(
      scale: CGSize(width: width, height: height),
      shear: shear,
      angle: angle,
      translation: CGPoint(x: tx, y: ty)
    )
  }

  init(_ parts: Parts) {
    let (cosine, sine) = (cos(parts.angle), sin(parts.angle))
    let (width, height) = (parts.scale.width, parts.scale.height)
    self.init(
      a: width * cosine,
      b: width * sine,
      c: height * (parts.shear * cosine - sine),
      d: height * (parts.shear * sine + cosine),
      tx: parts.translation.x,
      ty: parts.translation.y
    )
  }

  /// The transform at `fraction` of the way; beyond either end (as a spring goes) it goes on.
  func interpolated(to end: CGAffineTransform, at fraction: CGFloat) -> CGAffineTransform {
    if fraction == 0 || self == end { return self }
    if fraction == 1 { return end }
    var between = parts
    let last = end.parts
    between.angle += (last.angle - between.angle).remainder(dividingBy: 2 * .pi) * fraction
    for part in [\Parts.scale.width, \.scale.height, \.shear, \.translation.x, \.translation.y] {
      between[keyPath: part] += (last[keyPath: part] - between[keyPath: part]) * fraction
    }
    return CGAffineTransform(between)
  }

  /// The transform whose numbers are at `fraction` of the way.
  func mixed(with end: CGAffineTransform, at fraction: CGFloat) -> CGAffineTransform {
    var between = self
    for part in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
      between[keyPath: part] = (1 - fraction) * self[keyPath: part] + fraction * end[keyPath: part]
    }
    return between
  }
}
