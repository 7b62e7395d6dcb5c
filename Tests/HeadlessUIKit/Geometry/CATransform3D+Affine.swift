// 4 × 4 transforms that are affine transforms of the plane. AN-10, OQ-18 for their interpolation.
import Foundation

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

/// The part within the plane.
///
/// Of a transform that is not affine UIKit's is undefined.
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
