import MatchEngineCore
import Testing

@Suite struct VectorTests {
  @Test func mixingIsExactAtBothEndsOfOrdinaryNumbers() {
    let lower = Vector(10, 20)
    let upper = Vector(-30, 60)
    #expect(lower.mixed(with: upper, 0) == lower)
    #expect(lower.mixed(with: upper, 1) == upper)
    #expect(lower.mixed(with: upper, 0.5) == Vector(-10, 40))
  }
}
