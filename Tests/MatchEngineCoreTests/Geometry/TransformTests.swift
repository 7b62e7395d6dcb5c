import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct DecompositionTests {
  @Test func takingApartAndPuttingBackTogetherIsTheIdentity() {
    expectLaw(20_000, within: 1e-9) { random in
      var transform = random.affine()
      transform.translation = .zero
      return Decomposition(transform).affine.difference(from: transform)
    }
  }

  /// A captured view has no number beyond a billion.
  @Test func numbersOfAnySizeComeBackAsTheyWere() {
    let sizes = [0, 1e-20, 1e-9, 1, 1e9, 1e20]
    expectLaw(20_000, within: 0) { random in
      func entry() -> Double { random.number(-1...1) * sizes[random.whole(0...sizes.count - 1)] }
      let transform = Affine(a: entry(), b: entry(), c: entry(), d: entry())
      let difference = Decomposition(transform).affine.difference(from: transform)
      return difference <= max(1e-9 * transform.reach, 1e-300) ? 0 : difference
    }
  }

  @Test func noFiniteTransformIsTakenApartIntoNaN() {
    let poison = [0, -0.0, 1, -1, 1e9, -1e9, 1e-9, 0x1p-1074]
    let pairs = Cases.pairs(poison, poison)
    for (right, down) in Cases.pairs(pairs, pairs) {
      let affine = Affine(a: right.0, b: right.1, c: down.0, d: down.1)
      let parts = Decomposition(affine)
      let numbers = [parts.scale.x, parts.scale.y, parts.skew, parts.rotation]
      if numbers.contains(where: \.isNaN) { Issue.record("\(affine) becomes \(parts)") }
    }
  }

  @Test func aMirroredTransformIsMirroredInExactlyOneAxis() {
    expectLaw(5000) { random in
      let transform = random.affine()
      let scale = Decomposition(transform).scale
      let mirrors = (scale.x < 0) != (scale.y < 0)
      return transform.determinant.magnitude < 1e-9 || mirrors == (transform.determinant < 0)
    }
  }

  @Test func aTransformWithoutRotationHasNone() {
    #expect(Decomposition(.identity) == Decomposition())
    for (x, y) in [(2.0, 3.0), (-2, 3), (2, -3), (0, 0)] {
      #expect(Decomposition(.scale(x, y)) == Decomposition(scale: Vector(x, y)))
    }
    let shear = Decomposition(Affine(a: 1, b: 0, c: 0.5, d: 1))
    #expect(shear == Decomposition(skew: 0.5))
  }
}

@Suite struct DecompositionMixingTests {
  private func pair(_ random: inout SplitMix) -> (Affine, Affine) {
    var (a, b) = (random.affine(), random.affine())
    (a.translation, b.translation) = (.zero, .zero)
    return (a, b)
  }

  @Test func mixingBackwardIsMixingForwardInReverse() {
    expectLaw(20_000, within: 1e-9) { random in
      let (a, b) = pair(&random)
      let (start, end) = (Decomposition(a), Decomposition(b))
      // Half a turn is possible in either direction.
      let turn = (end.aligned(to: start).rotation - start.rotation).magnitude
      if turn > .pi - 1e-9 { return 0 }
      let progress = random.number(0...1)
      let there = start.mixed(with: end, progress).affine
      return end.mixed(with: start, 1 - progress).affine.difference(from: there)
    }
  }

  @Test func noMixRotatesByMoreThanHalfATurn() {
    expectLaw(20_000, within: .pi + 1e-11) { random in
      let (a, b) = pair(&random)
      let (start, end) = (Decomposition(a), Decomposition(b))
      return (end.aligned(to: start).rotation - start.rotation).magnitude
    }
  }

  @Test func aMixWithoutAMirrorNeverCollapses() {
    expectLaw(5000) { random in
      let (a, b) = pair(&random)
      guard a.determinant * b.determinant > 0.01 else { return true }
      let middle = Decomposition(a).mixed(with: Decomposition(b), random.number(0...1))
      return middle.affine.determinant * a.determinant > 0
    }
  }
}

@Suite struct AffineTests {
  @Test func compositionAppliesOneAfterTheOtherAndTheIdentityChangesNothing() {
    expectLaw(5000, within: 1e-14) { random in
      let (first, next) = (random.affine(), random.affine())
      if first.then(.identity) != first || Affine.identity.then(first) != first { return 1 }
      let point = random.vector(-500...500)
      return (first.then(next)(point) - next(first(point))).reach / 1e4
    }
  }

  @Test func theBoundsOfABoxAreThoseOfItsCorners() {
    expectLaw(5000, within: 1e-11) { random in
      let transform = random.affine()
      let box = random.box(-100...100, sizes: 0...300)
      let corners = Placement(center: box.center, size: box.size).vertices
      let image = corners.map { transform($0) }
      let low = Vector(image.map(\.x).min() ?? 0, image.map(\.y).min() ?? 0)
      let high = Vector(image.map(\.x).max() ?? 0, image.map(\.y).max() ?? 0)
      return transform.bounds(of: box).difference(from: Box(from: low, to: high))
    }
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

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e10])
  func oneBadNumberIsNotNear(_ bad: Double) {
    #expect(Affine.identity.isWithinLimits)
    for place in 0..<6 {
      let numbers = (0..<6).map { $0 == place ? bad : 1 }
      var affine = Affine(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3])
      affine.translation = Vector(numbers[4], numbers[5])
      #expect(!affine.isWithinLimits)
    }
  }
}
