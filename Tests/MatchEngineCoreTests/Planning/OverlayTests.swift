import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

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
