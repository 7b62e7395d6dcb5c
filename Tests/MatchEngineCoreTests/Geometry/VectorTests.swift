import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct VectorTests {
  @Test func mixingIsExactAtBothEndsOfOrdinaryNumbers() {
    let lower = Vector(10, 20)
    let upper = Vector(-30, 60)
    #expect(lower.mixed(with: upper, 0) == lower)
    #expect(lower.mixed(with: upper, 1) == upper)
    #expect(lower.mixed(with: upper, 0.5) == Vector(-10, 40))
  }

  @Test func mixingReachesItsEndsAndExtrapolates() {
    let law = Law(5000) { random in
      let (a, b) = (random.vector(-1e6...1e6), random.vector(-1e6...1e6))
      let ends = max((a.mixed(with: b, 0) - a).reach, (a.mixed(with: b, 1) - b).reach)
      return max(ends, (a.mixed(with: b, 2) - (b + (b - a))).reach)
    }
    #expect(law.worst <= 1e-9, "\(law)")
  }

  @Test func theProductsAgreeWithTheLengths() {
    let law = Law(5000) { random in
      let (a, b) = (random.vector(-10...10), random.vector(-10...10))
      let square = a.dot(b) * a.dot(b) + a.cross(b) * a.cross(b)
      return (square - a.dot(a) * b.dot(b)).magnitude
    }
    #expect(law.worst <= 1e-10, "\(law)")
  }

  @Test func theCrossProductIsPositiveIfTheOtherIsClockwise() {
    #expect(Vector(1, 0).cross(Vector(0, 1)) == 1)
    #expect(Vector(0, 1).cross(Vector(1, 0)) == -1)
  }

  @Test func theLengthIsThatOfTheHypotenuse() {
    #expect(Vector(3, -4).length == 5)
    #expect(Vector.zero.length == 0)
  }
}
