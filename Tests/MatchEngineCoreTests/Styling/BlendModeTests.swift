import Testing

@testable import MatchEngineCore

@Suite struct BlendModeTests {
  private let opaque = Picture(isOpaque: true)
  private let clear = Picture()
  private let missing = Picture(isOpaque: true, isLoaded: false)
  private let fades: [MatchCrossFade] = [.cross, .through(0.4), .in, .out, .upperOnly]

  private func same(_ identity: UInt64?) -> Picture { Picture(identity: identity) }

  @Test func theCrossFadeTakesWhicheverIsOpaque() {
    #expect(Blend.mode(.cross, lower: clear, upper: opaque) == .over)
    #expect(Blend.mode(.cross, lower: opaque, upper: opaque) == .over)
    #expect(Blend.mode(.cross, lower: opaque, upper: clear) == .reveal)
    #expect(Blend.mode(.cross, lower: clear, upper: clear) == .translucent)
  }

  @Test func whatHasNoPictureYetShowsItsPartners() {
    for fade in fades {
      #expect(Blend.mode(fade, lower: clear, upper: missing) == .lowerOnly)
      #expect(Blend.mode(fade, lower: missing, upper: clear) == .upperOnly)
      #expect(Blend.mode(fade, lower: missing, upper: missing) == .lowerOnly)
    }
  }

  @Test func whatIsNotLoadedLooksLikeNothingElse() {
    let empty = Picture(identity: 7, isLoaded: false)
    #expect(Blend.mode(.cross, lower: same(7), upper: empty) == .lowerOnly)
    #expect(Blend.mode(.cross, lower: empty, upper: same(7)) == .upperOnly)
  }

  @Test func identicalPicturesAreNotFaded() {
    for fade in fades {
      #expect(Blend.mode(fade, lower: same(7), upper: same(7)) == .upperOnly)
    }
    #expect(Blend.mode(.cross, lower: same(7), upper: same(8)) == .translucent)
    #expect(Blend.mode(.cross, lower: same(nil), upper: same(nil)) == .translucent)
  }

  @Test func theOthersAreTakenAtTheirWord() {
    #expect(Blend.mode(.upperOnly, lower: opaque, upper: clear) == .upperOnly)
    #expect(Blend.mode(.in, lower: opaque, upper: clear) == .in)
    #expect(Blend.mode(.out, lower: opaque, upper: clear) == .out)
    #expect(Blend.mode(.through(0.4), lower: opaque, upper: clear) == .through(0.4))
    #expect(Blend.mode(.through(.nan), lower: opaque, upper: clear) == .through(0.5))
  }

  @Test func onlyWhatGoesInFrontIsInFront() {
    for mode in [Blend.Mode.reveal, .out] { #expect(mode.isLowerInFront) }
    for mode in [Blend.Mode.over, .in, .translucent, .through(0.5), .upperOnly, .lowerOnly] {
      #expect(!mode.isLowerInFront)
    }
  }
}
