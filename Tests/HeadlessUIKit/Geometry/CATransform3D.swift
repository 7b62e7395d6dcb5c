// A 4 × 4 transform; points are row vectors. Not Equatable, as QuartzCore's is not.
public struct CATransform3D: Sendable {
  public var m11, m12, m13, m14: CGFloat
  public var m21, m22, m23, m24: CGFloat
  public var m31, m32, m33, m34: CGFloat
  public var m41, m42, m43, m44: CGFloat
}

extension CATransform3D {
  /// The four rows, from the first.
  var rows: [SIMD4<Double>] {
    [
      row(m11, m12, m13, m14), row(m21, m22, m23, m24),
      row(m31, m32, m33, m34), row(m41, m42, m43, m44),
    ]
  }

  init(rows: [SIMD4<Double>]) {
    func number(_ row: Int, _ column: Int) -> CGFloat { CGFloat(rows[row][column]) }
    (m11, m12, m13, m14) = (number(0, 0), number(0, 1), number(0, 2), number(0, 3))
    (m21, m22, m23, m24) = (number(1, 0), number(1, 1), number(1, 2), number(1, 3))
    (m31, m32, m33, m34) = (number(2, 0), number(2, 1), number(2, 2), number(2, 3))
    (m41, m42, m43, m44) = (number(3, 0), number(3, 1), number(3, 2), number(3, 3))
  }
}

public let CATransform3DIdentity = CATransform3D(
  rows: [SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1)])

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  guard a.m11 == b.m11, a.m12 == b.m12, a.m13 == b.m13, a.m14 == b.m14,
    a.m21 == b.m21, a.m22 == b.m22, a.m23 == b.m23, a.m24 == b.m24,
    a.m31 == b.m31, a.m32 == b.m32, a.m33 == b.m33, a.m34 == b.m34
  else { return false }
  return a.m41 == b.m41 && a.m42 == b.m42 && a.m43 == b.m43 && a.m44 == b.m44
}

private func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> SIMD4<Double> {
  SIMD4(Double(x), Double(y), Double(z), Double(w))
}

extension CATransform3D {
  /// VH-21: whether it is nothing but a perspective, through which what lies in the plane is seen as it is.
  var keepsWhatIsFlat: Bool {
    var rest = self
    rest.m34 = 0
    return CATransform3DIsIdentity(rest)
  }
}

extension LayerState {
  /// Whether the layer lies in the plane of the one around it.
  var isFlat: Bool { zPosition == 0 && CATransform3DIsAffine(transform) }
}
