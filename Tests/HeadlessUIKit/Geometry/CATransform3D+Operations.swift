// Composition and inversion of 4 × 4 transforms. `Translate(t, …)` is the translation, then t.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

public func CATransform3DMakeScale(
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// A rotation about an axis; about none it is the identity.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let axis = SIMD4(Double(x), Double(y), Double(z), 0) / Double(length)
  let (c, s) = (cos(Double(angle)), sin(Double(angle)))
  return CATransform3D(
    rows: [
      SIMD4(c, axis.z * s, -axis.y * s, 0) + axis * axis.x * (1 - c),
      SIMD4(-axis.z * s, c, axis.x * s, 0) + axis * axis.y * (1 - c),
      SIMD4(axis.y * s, -axis.x * s, c, 0) + axis * axis.z * (1 - c),
      SIMD4(0, 0, 0, 1),
    ]
  )
}

public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let right = b.rows
  return CATransform3D(
    rows: a.rows.map { row in
      right[0] * row.x + right[1] * row.y + right[2] * row.z + right[3] * row.w
    }
  )
}

// AN-10, OQ-18: 4 × 4 transforms that are affine transforms of the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
  (result.m41, result.m42) = (m.tx, m.ty)
  return result
}

public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(
    t,
    CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
  )
}

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension CATransform3D {
  /// The transform at `fraction` of the way between two affine ones (or two equal ones).
  func interpolated(to end: CATransform3D, at fraction: CGFloat) -> CATransform3D {
    if fraction == 0 || CATransform3DEqualToTransform(self, end) { return self }
    if fraction == 1 { return end }
    guard CATransform3DIsAffine(self), CATransform3DIsAffine(end) else {
      missing("an animation between transforms that leave the plane")
    }
    let start = CATransform3DGetAffineTransform(self)
    let end = CATransform3DGetAffineTransform(end)
    return CATransform3DMakeAffineTransform(
      World.shared.switches.transformsAreMixedByParts
        ? start.interpolated(to: end, at: fraction) : start.mixed(with: end, at: fraction)
    )
  }
}
