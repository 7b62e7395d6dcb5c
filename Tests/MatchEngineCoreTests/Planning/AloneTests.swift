import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

/// Elements without a partner.
@Suite struct AloneTests {
  @Test func withoutAnEffectForItsSideItStaysOnItsScreen() {
    let styles = [
      (MatchStyle(), MatchStyle()), (MatchStyle(entering: .fade), MatchStyle(leaving: .fade)),
      (MatchStyle(leaving: .cover(from: .left)), MatchStyle(entering: .identity)),
    ]
    for (lower, upper) in styles {
      #expect(Plan([.plain("old", lower)], [.plain("new", upper)]).performers.count == 2)
    }
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
    #expect(MatchReport(plan).rows.first?.fate == .stayed)
  }
}

@Suite struct BackgroundTests {
  /// A card with a background of its own behind what it shows, if it has one.
  private func card(_ background: RGBA?, isOpaque: Bool = false) -> Element {
    var card = Element.at(Box(10, 10, 100, 100), "card", picture: Picture(isOpaque: isOpaque))
    card.appearance = Appearance(
      decoration: background.map { Decoration(background: $0) } ?? .invisible
    )
    return card
  }

  /// How much of what is behind the card shines through where the picture that isn't opaque is empty.
  private func shine(_ plan: Plan, at progress: Double, opaque: (lower: Bool, upper: Bool))
    -> Double
  {
    let frame = plan.frame(at: progress)
    let performer = frame.performers[2]
    let background = frame.decoration(of: 2)?.background.alpha ?? 0
    return (1 - background) * (opaque.lower ? 1 - performer.lowerAlpha : 1)
      * (opaque.upper ? 1 - performer.upperAlpha : 1)
  }

  /// A card with round corners has a background of its own; on a whole screen it's in the picture.
  @Test func nothingShinesThroughWhereAPictureComesOverABackground() {
    let white = RGBA(1, 1, 1)
    for step in 0...20 {
      let progress = Double(step) / 20
      let there = Plan([card(white)], [card(nil, isOpaque: true)])
      #expect(shine(there, at: progress, opaque: (false, true)) < 1e-12)
      let back = Plan([card(nil, isOpaque: true)], [card(white)])
      #expect(shine(back, at: progress, opaque: (true, false)) < 1e-12)
    }
  }

  @Test func aBackgroundBehindNoOpaquePictureFadesWithItsOwnEnd() {
    let plan = Plan([card(RGBA(1, 1, 1))], [card(nil)])
    for step in 0...4 {
      let background = plan.frame(at: Double(step) / 4).decoration(of: 2)?.background
      #expect(((background?.alpha ?? 0) - 1 + Double(step) / 4).magnitude < 1e-12)
    }
  }

  @Test func aBackgroundThatIsSeenAtBothEndsIsMixed() {
    let plan = Plan([card(RGBA(1, 0, 0))], [card(RGBA(0, 0, 1))])
    let background = plan.frame(at: 0.5).decoration(of: 2)?.background
    #expect(background == RGBA(0.5, 0, 0.5))
  }
}

@Suite struct OverlayTests {
  private func element(
    _ hasOverlay: Bool,
    identity: UInt64 = 7,
    isOpaque: Bool = true
  ) -> Element {
    Element.at(
      Box(20, 30, 100, 80),
      "x",
      picture: Picture(
        .image(Box(0, 0, 100, 80)),
        isOpaque: isOpaque,
        identity: identity,
        hasOverlay: hasOverlay
      )
    )
  }

  @Test func anImageIsNotFadedAwayUnderWhatLiesOnIt() {
    func fade(_ lower: Bool, _ upper: Bool, identity: UInt64 = 7, isOpaque: Bool = true)
      -> CrossFade?
    {
      Plan(
        [element(lower, isOpaque: isOpaque)],
        [element(upper, identity: identity, isOpaque: isOpaque)]
      ).boxPath("x")?.crossFade
    }
    #expect(fade(false, false) == .upperOnly)
    var end = element(true)
    end.style.content = .through(0.5)
    #expect(Plan([element(false)], [end]).boxPath("x")?.crossFade == .over)
    for ends in [(true, false), (false, true), (true, true)] {
      #expect(fade(ends.0, ends.1) == .over)
      #expect(fade(ends.0, ends.1, isOpaque: false) == .in)
      #expect(fade(ends.0, ends.1, identity: 8) == .over)
    }
  }
}

/// A performer's elements are those that its role names.
@Suite struct PerformerElementsTests {
  @Test func elementsHaveThePerformersIDAndAPictureIsShownOfEach() {
    expectLaw(3000) { random in
      let plan = Plan(random: &random) { $0.style = MatchStyle(entering: .fade, leaving: .fade) }
      return plan.performers.allSatisfy { performer in
        let (lower, upper) = performer.elements
        return (lower != nil) == (performer.shows.lower && !performer.isRoot)
          && (upper != nil) == (performer.shows.upper && !performer.isRoot)
          && lower.map { plan.lower.elements[$0].id == performer.id } != false
          && upper.map { plan.upper.elements[$0].id == performer.id } != false
      }
    }
  }
}
