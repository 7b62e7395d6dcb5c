// A 4 × 4 transform; points are row vectors. Not Equatable, as QuartzCore's is not.
import Foundation

public struct CATransform3D: Sendable {
  public var m11, m12, m13, m14: CGFloat
  public var m21, m22, m23, m24: CGFloat
  public var m31, m32, m33, m34: CGFloat
  public var m41, m42, m43, m44: CGFloat

  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
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
    self.init(
      m11: rows[0].x,
      m12: rows[0].y,
      m13: rows[0].z,
      m14: rows[0].w,
      m21: rows[1].x,
      m22: rows[1].y,
      m23: rows[1].z,
      m24: rows[1].w,
      m31: rows[2].x,
      m32: rows[2].y,
      m33: rows[2].z,
      m34: rows[2].w,
      m41: rows[3].x,
      m42: rows[3].y,
      m43: rows[3].z,
      m44: rows[3].w
    )
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
