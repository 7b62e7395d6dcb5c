import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

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
