import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

/// What an ordinary app asked for, and a person saw otherwise.
@Suite struct HuntedCoreTests {
  private let small = Box(20, 500, 160, 160)
  private let large = Box(10, 100, 370, 400)

  private func alpha(_ plan: Plan, _ id: String, at progress: Double) throws -> Double {
    plan.frame(at: progress).performers[try #require(plan.index(of: id))].alpha
  }

  // MARK: The stack

  /// A caption was behind its card until half-way, if the photo in front of which it lies there was.
  @Test func whatComesInACardIsInFrontOfItFromTheFirstFrame() {
    let style = MatchStyle(entering: .fade)
    let plan = Plan(
      [.at(small, "photo"), .at(small, "card")],
      [
        .at(large, "card"), .at(Box(30, 120, 100, 100), "photo", ancestor: 0),
        .at(Box(30, 300, 100, 30), "caption", style: style, ancestor: 0),
      ]
    )
    #expect(plan.names(plan.lowerOrder) == ["photo", "card", "caption"])
  }

  /// Two labels that come were stacked the other way round until half-way.
  @Test func whatComesKeepsItsOrder() {
    let style = MatchStyle(entering: .fade)
    let plan = Plan(
      [.plain("b"), .plain("a")],
      [.plain("a"), .plain("x", style), .plain("b"), .plain("y", style)]
    )
    #expect(plan.names(plan.lowerOrder) == ["b", "a", "x", "y"])
  }
}
