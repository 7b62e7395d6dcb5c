import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

/// Elements without a partner.
@Suite struct AloneTests {
  @Test func withoutAnEffectItStaysOnItsScreen() {
    let plan = Plan([.plain("old")], [.plain("new")])
    #expect(plan.performers.count == 2)
  }

  @Test func withAnEffectItEntersOrLeaves() {
    let plan = Plan(
      [.plain("old", MatchStyle(leaving: .fade))],
      [.plain("new", MatchStyle(entering: .fade))]
    )
    #expect(plan.performers.map(\.role) == [.lowerRoot, .upperRoot, .leaving(0), .entering(0)])
    let alphas = [0, 0.25, 1].map { progress in plan.frame(at: progress).performers.map(\.alpha) }
    #expect(alphas.map { $0[2] } == [1, 0.75, 0])
    #expect(alphas.map { $0[3] } == [0, 0.25, 1])
  }

  @Test func theWrongSidesEffectDoesNothing() {
    let plan = Plan(
      [.plain("old", MatchStyle(entering: .fade))],
      [.plain("new", MatchStyle(leaving: .fade))]
    )
    #expect(plan.performers.count == 2)
  }

  @Test func anEffectThatDoesNothingOnItsSideIsNone() {
    let plan = Plan(
      [.plain("old", MatchStyle(leaving: .cover(from: .left)))],
      [.plain("new", MatchStyle(entering: .identity))]
    )
    #expect(plan.performers.count == 2)
  }

  @Test func theOptionsEffectAppliesToElementsWithoutTheirOwn() {
    let quiet = MatchStyle(entering: .identity)
    let plan = Plan([.plain("old")], [.plain("new"), .plain("quiet", quiet)]) {
      $0.style = MatchStyle(entering: .fade, leaving: .fade)
    }
    #expect(plan.performers.map(\.id) == ["", "", "old", "new"])
  }

  @Test func eachRestsWhereItWasCaptured() {
    let effect = MatchEffect.slide(from: .left) + .scale(0.5)
    let plan = Plan(
      [.plain("old", MatchStyle(leaving: effect))],
      [.plain("new", MatchStyle(entering: effect))]
    )
    let (start, end) = (plan.frame(at: 0), plan.frame(at: 1))
    let rest = Vector(60, 60)
    #expect(start.performers[2].center == rest)
    #expect(start.performers[2].transform == .identity)
    #expect(end.performers[3].center == rest)
    #expect(end.performers[3].transform == .identity)
    #expect(start.performers[3].center == rest - Vector(390, 0))
    #expect(start.performers[3].transform == .scale(0.5, 0.5))
    #expect(end.performers[2].center == rest + Vector(390, 0))
  }

  @Test func aPartnerThatCannotBeSeenIsNoPartner() {
    let hidden = TreeNode("x", frame: Box(0, 0, 10, 10)).with { $0.traits.isHidden = true }
    let upper = TreeNode(frame: RandomTree.container) { hidden }.captured().capture
    let options = PlanOptions(container: RandomTree.container)
    let plan = Plan(lower: Capture(elements: [.plain("x")]), upper: upper, options: options)
    #expect(plan.performers.count == 2)
    let row = MatchReport(plan).rows.first
    #expect(row?.fate == .stayed)
    let reason =
      "cannot be seen on the upper screen: it or a view around it is hidden or transparent"
    #expect(row?.note == .leftOut(on: .upper, .hidden))
    #expect(row?.note.description == reason)
  }
}
