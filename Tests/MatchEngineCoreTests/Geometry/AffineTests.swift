import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct AffineTests {
  @Test func compositionAppliesOneAfterTheOther() {
    let law = Law(5000) { random in
      let (first, next) = (random.affine(), random.affine())
      let point = random.vector(-500...500)
      return (first.then(next)(point) - next(first(point))).reach / 1e4
    }
    #expect(law.worst <= 1e-14, "\(law)")
  }

  @Test func compositionIsAssociative() {
    let law = Law(5000) { random in
      let (a, b, c) = (random.affine(), random.affine(), random.affine())
      return a.then(b).then(c).difference(from: a.then(b.then(c)))
    }
    #expect(law.worst <= 1e-11, "\(law)")
  }

  @Test func theIdentityChangesNothing() {
    let law = Law(1000) { random in
      let any = random.affine()
      return any.then(.identity) == any && Affine.identity.then(any) == any
    }
    #expect(law.holds, "\(law)")
  }

  @Test func determinantsMultiply() {
    let law = Law(5000) { random in
      let (a, b) = (random.affine(), random.affine())
      return (a.then(b).determinant - a.determinant * b.determinant).magnitude
    }
    #expect(law.worst <= 1e-11, "\(law)")
  }

  @Test func theBoundsOfABoxAreThoseOfItsCorners() {
    let law = Law(5000) { random in
      let transform = random.affine()
      let box = random.box(-100...100, sizes: 0...300)
      let corners = Placement(center: box.center, size: box.size).vertices
      let image = corners.map { transform($0) }
      let low = Vector(image.map(\.x).min() ?? 0, image.map(\.y).min() ?? 0)
      let high = Vector(image.map(\.x).max() ?? 0, image.map(\.y).max() ?? 0)
      return transform.bounds(of: box).difference(from: Box(from: low, to: high))
    }
    #expect(law.worst <= 1e-11, "\(law)")
  }

  @Test func aPositiveRotationIsClockwiseOnAScreen() {
    let east = Affine.rotation(.pi / 2)(Vector(1, 0))
    #expect((east - Vector(0, 1)).reach <= 1e-15)
  }

  @Test func theLinearPartIgnoresTranslation() {
    let moved = Affine.scale(2, 3).then(.translation(Vector(5, 6)))
    #expect(moved.linear(Vector(1, 1)) == Vector(2, 3))
    #expect(moved(Vector(1, 1)) == Vector(7, 9))
  }

  @Test func quarterTurnsAndScalesKeepBoxesUpright() {
    #expect(Affine.scale(-2, 3).keepsBoxesUpright)
    #expect(Affine(a: 0, b: 2, c: -1, d: 0).keepsBoxesUpright)
    #expect(!Affine.rotation(0.1).keepsBoxesUpright)
    #expect(!Affine(a: 1, b: 0, c: 0.1, d: 1).keepsBoxesUpright)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func oneBadNumberMakesItNotFinite(_ bad: Double) {
    #expect(Affine.identity.isFinite)
    #expect(!Affine(a: bad, b: 0, c: 0, d: 1).isFinite)
    #expect(!Affine(a: 1, b: bad, c: 0, d: 1).isFinite)
    #expect(!Affine(a: 1, b: 0, c: bad, d: 1).isFinite)
    #expect(!Affine(a: 1, b: 0, c: 0, d: bad).isFinite)
    #expect(!Affine.translation(Vector(bad, 0)).isFinite)
    #expect(!Affine.translation(Vector(0, bad)).isFinite)
  }
}
