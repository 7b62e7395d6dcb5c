import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct StyleTests {
  private let full = MatchStyle(
    content: .through(0.4),
    fit: .fit,
    path: .arc(1),
    timing: .linear(duration: 1),
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
      timing: .easeInOut(),
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
    return (boxPath?.crossFade, boxPath?.bend, boxPath.map { plan.tracks[$0.trackIndex].duration })
  }

  private func style(_ number: Double) -> MatchStyle {
    MatchStyle(
      content: .through(number),
      path: .arc(number),
      timing: .linear(duration: number)
    )
  }

  @Test func theUpperScreensStyleCountsThenTheLowerOnesThenTheOptions() {
    let (none, options) = (MatchStyle(), style(0.3))
    for (found, number) in [
      (planned(style(0.1), style(0.2), options), 0.2), (planned(style(0.1), none, options), 0.1),
      (planned(none, none, options), 0.3),
    ] {
      let bend = MatchPath.arc(number).bend(from: Vector(5, 5), to: Vector(105, 205))
      #expect(found == (.through(number), bend, number))
    }
  }
}
