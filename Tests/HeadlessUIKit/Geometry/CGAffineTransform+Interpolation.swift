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
    let (first, last) = (parts, end.parts)
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
    let turn = (last.angle - first.angle).remainder(dividingBy: 2 * .pi)
    return CGAffineTransform(
      Parts(
        scale: CGSize(
          width: mix(first.scale.width, last.scale.width),
          height: mix(first.scale.height, last.scale.height)
        ),
        shear: mix(first.shear, last.shear),
        angle: first.angle + turn * fraction,
        translation: CGPoint(
          x: mix(first.translation.x, last.translation.x),
          y: mix(first.translation.y, last.translation.y)
        )
      )
    )
  }

  /// The transform whose numbers are at `fraction` of the way.
  func mixed(with end: CGAffineTransform, at fraction: CGFloat) -> CGAffineTransform {
    func mix(_ number: KeyPath<CGAffineTransform, CGFloat>) -> CGFloat {
      (1 - fraction) * self[keyPath: number] + fraction * end[keyPath: number]
    }
    return CGAffineTransform(
      a: mix(\.a),
      b: mix(\.b),
      c: mix(\.c),
      d: mix(\.d),
      tx: mix(\.tx),
      ty: mix(\.ty)
    )
  }
}
