import Testing

@testable import MatchEngineCore

@Suite struct BlendModeTests {
  private let opaque = Picture(isOpaque: true)
  private let clear = Picture()
  private let missing = Picture(isOpaque: true, isLoaded: false)
  private let fades: [MatchCrossFade] = [.cross, .through(0.4), .in, .out, .upperOnly]

  private func same(_ identity: UInt64?) -> Picture { Picture(identity: identity) }

  @Test func theCrossFadeTakesWhicheverIsOpaque() {
    #expect(CrossFade(.cross, lower: clear, upper: opaque) == .over)
    #expect(CrossFade(.cross, lower: opaque, upper: opaque) == .over)
    #expect(CrossFade(.cross, lower: opaque, upper: clear) == .reveal)
    #expect(CrossFade(.cross, lower: clear, upper: clear) == .translucent)
  }

  @Test func aMissingPictureShowsItsPartners() {
    for fade in fades {
      #expect(CrossFade(fade, lower: clear, upper: missing) == .lowerOnly)
      #expect(CrossFade(fade, lower: missing, upper: clear) == .upperOnly)
      #expect(CrossFade(fade, lower: missing, upper: missing) == .lowerOnly)
    }
  }

  @Test func aPictureThatIsNotLoadedEqualsNoOther() {
    let empty = Picture(identity: 7, isLoaded: false)
    #expect(CrossFade(.cross, lower: same(7), upper: empty) == .lowerOnly)
    #expect(CrossFade(.cross, lower: empty, upper: same(7)) == .upperOnly)
  }

  @Test func identicalPicturesAreNotFaded() {
    for fade in fades {
      #expect(CrossFade(fade, lower: same(7), upper: same(7)) == .upperOnly)
    }
    #expect(CrossFade(.cross, lower: same(7), upper: same(8)) == .translucent)
    #expect(CrossFade(.cross, lower: same(nil), upper: same(nil)) == .translucent)
  }

  @Test func theOtherFadesAreUsedAsTheyAre() {
    #expect(CrossFade(.upperOnly, lower: opaque, upper: clear) == .upperOnly)
    #expect(CrossFade(.in, lower: opaque, upper: clear) == .in)
    #expect(CrossFade(.out, lower: opaque, upper: clear) == .out)
    #expect(CrossFade(.through(0.4), lower: opaque, upper: clear) == .through(0.4))
    #expect(CrossFade(.through(.nan), lower: opaque, upper: clear) == .through(0.5))
  }

  @Test func onlyRevealAndOutHaveTheLowerPictureInFront() {
    for mode in [CrossFade.reveal, .out] { #expect(mode.isLowerInFront) }
    for mode in [CrossFade.over, .in, .translucent, .through(0.5), .upperOnly, .lowerOnly] {
      #expect(!mode.isLowerInFront)
    }
  }
}
