import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct DecompositionTests {
  @Test func takingApartAndPuttingBackTogetherIsTheIdentity() {
    let law = Law(20_000) { random in
      var transform = random.affine()
      transform.translation = .zero
      return Decomposition(transform).affine.difference(from: transform)
    }
    #expect(law.worst <= 1e-9, "\(law)")
  }

  @Test func numbersOfAnySizeComeBackAsTheyWere() {
    let sizes = [0, 0x1p-1060, 1e-300, 1e-162, 1e-150, 1e-20, 1, 1e20, 1e150, 1e300]
    let law = Law(20_000) { random in
      func entry() -> Double { random.number(-1...1) * sizes[random.whole(0...sizes.count - 1)] }
      let transform = Affine(a: entry(), b: entry(), c: entry(), d: entry())
      let difference = Decomposition(transform).affine.difference(from: transform)
      return difference <= max(1e-9 * transform.reach, 1e-300) ? 0 : difference
    }
    #expect(law.worst == 0, "\(law)")
  }

  @Test func noFiniteTransformIsTakenApartIntoNaN() {
    let poison = [0, -0.0, 1, -1, 1e150, -1e150, 1e-150, 1e308, -1e308, 0x1p-1074]
    for a in poison {
      for b in poison {
        for c in poison {
          for d in poison {
            let parts = Decomposition(Affine(a: a, b: b, c: c, d: d))
            let numbers = [parts.scale.x, parts.scale.y, parts.skew, parts.rotation]
            if numbers.contains(where: \.isNaN) {
              Issue.record("\(a) \(b) \(c) \(d) becomes \(parts)")
            }
          }
        }
      }
    }
  }

  @Test func zeroIsTakenApartIntoZero() {
    let parts = Decomposition(Affine(a: 0, b: 0, c: 0, d: 0))
    #expect(parts == Decomposition(scale: .zero))
  }

  @Test func aMirrorInOneAxisDoesNotRotate() {
    #expect(Decomposition(.scale(-2, 3)).rotation == 0)
    #expect(Decomposition(.scale(2, -3)).rotation == 0)
    #expect(Decomposition(.scale(-2, 3)).scale == Vector(-2, 3))
    #expect(Decomposition(.scale(2, -3)).scale == Vector(2, -3))
  }

  @Test func aMirroredTransformIsMirroredInExactlyOneAxis() {
    let law = Law(5000) { random in
      let transform = random.affine()
      let scale = Decomposition(transform).scale
      let mirrors = (scale.x < 0) != (scale.y < 0)
      return transform.determinant.magnitude < 1e-9 || mirrors == (transform.determinant < 0)
    }
    #expect(law.holds, "\(law)")
  }

  @Test func aTransformWithoutRotationHasNone() {
    #expect(Decomposition(.identity) == Decomposition())
    #expect(Decomposition(.scale(2, 3)) == Decomposition(scale: Vector(2, 3)))
    let shear = Decomposition(Affine(a: 1, b: 0, c: 0.5, d: 1))
    #expect(shear == Decomposition(skew: 0.5))
  }
}
