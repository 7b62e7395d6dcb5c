import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct DecompositionMixingTests {
  private func pair(_ random: inout SplitMix) -> (Affine, Affine) {
    var (a, b) = (random.affine(), random.affine())
    (a.translation, b.translation) = (.zero, .zero)
    return (a, b)
  }

  @Test func mixingIsExactAtBothEnds() {
    let law = Law(20_000) { random in
      let (a, b) = pair(&random)
      let (start, end) = (Decomposition(a), Decomposition(b))
      let first = start.mixed(with: end, 0)
      let last = start.mixed(with: end, 1).affine.difference(from: b)
      return first == start ? last : .infinity
    }
    #expect(law.worst <= 1e-12, "\(law)")
  }

  @Test func mixingBackwardIsMixingForwardInReverse() {
    let law = Law(20_000) { random in
      let (a, b) = pair(&random)
      let (start, end) = (Decomposition(a), Decomposition(b))
      let progress = random.number(0...1)
      let there = start.mixed(with: end, progress).affine
      return end.mixed(with: start, 1 - progress).affine.difference(from: there)
    }
    #expect(law.worst <= 1e-9, "\(law)")
  }

  @Test func noMixRotatesByMoreThanHalfATurn() {
    let law = Law(20_000) { random in
      let (a, b) = pair(&random)
      let (start, end) = (Decomposition(a), Decomposition(b))
      return (end.aligned(to: start).rotation - start.rotation).magnitude
    }
    #expect(law.worst <= .pi + 1e-11, "\(law)")
  }

  @Test func aPureRotationKeepsItsAreaAndItsShape() {
    let law = Law(5000) { random in
      let start = Decomposition(.rotation(random.number(-4...4)))
      let end = Decomposition(.rotation(random.number(-4...4)))
      let middle = start.mixed(with: end, random.number(0...1)).affine
      let right = Vector(middle.a, middle.b)
      let down = Vector(middle.c, middle.d)
      let lengths = max((right.length - 1).magnitude, (down.length - 1).magnitude)
      return max(lengths, (middle.determinant - 1).magnitude)
    }
    #expect(law.worst <= 1e-12, "\(law)")
  }

  @Test func aRotationTakesTheShortWay() {
    let law = Law(5000) { random in
      let angle = random.number(-4...4)
      let turn = random.number(-3.1...3.1)
      let start = Decomposition(.rotation(angle))
      let end = Decomposition(.rotation(angle + turn))
      let half = start.mixed(with: end, 0.5).affine
      return half.difference(from: .rotation(angle + turn / 2))
    }
    #expect(law.worst <= 1e-12, "\(law)")
  }

  @Test func halfATurnIsTheSameWayFromEitherEnd() {
    let upright = Decomposition()
    let upsideDown = Decomposition(.rotation(.pi))
    for progress in [0, 0.25, 0.5, 1] {
      let there = upright.mixed(with: upsideDown, progress).affine
      let back = upsideDown.mixed(with: upright, 1 - progress).affine
      #expect(there.difference(from: back) <= 1e-12)
    }
  }

  @Test func aMixWithoutAMirrorNeverCollapses() {
    let law = Law(5000) { random in
      let (a, b) = pair(&random)
      guard a.determinant * b.determinant > 0.01 else { return true }
      let middle = Decomposition(a).mixed(with: Decomposition(b), random.number(0...1))
      return middle.affine.determinant * a.determinant > 0
    }
    #expect(law.holds, "\(law)")
  }

  @Test func rotationsByManyTurnsAreReduced() {
    let many = Decomposition(rotation: 20 * .pi + 0.5)
    let aligned = many.aligned(to: Decomposition())
    #expect((aligned.rotation - 0.5).magnitude <= 1e-12)
    #expect(!Decomposition(rotation: 1e300).aligned(to: Decomposition()).rotation.isNaN)
  }
}
