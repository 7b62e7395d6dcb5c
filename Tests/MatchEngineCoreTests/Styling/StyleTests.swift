import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct StyleTests {
  private let full = MatchStyle(
    content: .through(0.4),
    fit: .fit,
    path: .arc(1),
    timing: MatchTiming(.linear, duration: 1),
    zOrder: 3,
    clip: .always,
    entering: .fade,
    leaving: .zoom
  )

  @Test func aStyleOverridesAnotherWhereItIsSet() {
    #expect(full.over(MatchStyle()) == full)
    #expect(MatchStyle().over(full) == full)
    let other = MatchStyle(
      content: .in,
      fit: .width,
      path: .straight,
      timing: MatchTiming(),
      zOrder: -1,
      clip: .never,
      entering: .zoom,
      leaving: .fade
    )
    #expect(other.over(full) == other)
    var partial = MatchStyle()
    partial.fit = .height
    #expect(partial.over(full).fit == .height)
    #expect(partial.over(full).zOrder == 3)
  }

  /// How the pair `x` is planned when its ends and the options have different styles.
  private func planned(_ lower: MatchStyle, _ upper: MatchStyle, _ options: MatchStyle)
    -> (crossFade: CrossFade?, bend: Vector?, duration: Double?)
  {
    let plan = Plan(
      [.at(Box(0, 0, 10, 10), "x", style: lower)],
      [.at(Box(100, 200, 10, 10), "x", style: upper)]
    ) { $0.style = options }
    let boxPath = plan.boxPath("x")
    return (boxPath?.crossFade, boxPath?.bend, boxPath.map { plan.tracks[$0.track].duration })
  }

  private func style(_ number: Double) -> MatchStyle {
    MatchStyle(
      content: .through(number),
      path: .arc(number),
      timing: MatchTiming(.linear, duration: number)
    )
  }

  private func expectation(_ number: Double) -> (CrossFade?, Vector?, Double?) {
    let bend = MatchPath.arc(number).bend(from: Vector(5, 5), to: Vector(105, 205))
    return (.through(number), bend, number)
  }

  @Test func theUpperScreensStyleCounts() {
    #expect(planned(style(0.1), style(0.2), style(0.3)) == expectation(0.2))
  }

  @Test func theLowerScreensStyleCountsIfTheUpperHasNone() {
    #expect(planned(style(0.1), MatchStyle(), style(0.3)) == expectation(0.1))
  }

  @Test func theOptionsCountIfNeitherHasOne() {
    #expect(planned(MatchStyle(), MatchStyle(), style(0.3)) == expectation(0.3))
  }
}
