import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct CrossFadeTests {
  private let alphas = [0, 0.25, 0.5, 1]
  private let progresses = (0...100).map { Double($0) / 100 }

  /// A pixel of a picture: how bright and how opaque.
  private typealias Pixel = (color: Double, alpha: Double)

  private func lay(_ pixel: Pixel, _ opacity: Double, on paper: Double) -> Double {
    let alpha = pixel.alpha * opacity
    return pixel.color * alpha + paper * (1 - alpha)
  }

  /// What is seen of two pixels in one box on that paper.
  private func seen(
    _ mode: CrossFade,
    _ lower: Pixel,
    _ upper: Pixel,
    _ p: Double,
    on paper: Double
  ) -> Double {
    let opacity = mode.alphas(at: p)
    if mode.isLowerInFront {
      return lay(lower, opacity.lower, on: lay(upper, opacity.upper, on: paper))
    }
    return lay(upper, opacity.upper, on: lay(lower, opacity.lower, on: paper))
  }

  /// How far a mode is from the ideal mix at worst, over pixels of these opacities.
  private func deviation(
    _ mode: CrossFade,
    lower: [Double],
    upper: [Double],
    at progresses: [Double]
  ) -> Double {
    var worst = 0.0
    for (a, b) in lower.flatMap({ a in upper.map { (a, $0) } }) {
      for bits in 0..<8 {
        let paper = Double(bits & 1)
        let one = Pixel(Double(bits >> 1 & 1), a)
        let other = Pixel(Double(bits >> 2 & 1), b)
        for p in progresses {
          let ideal = lay(one, 1, on: paper) * (1 - p) + lay(other, 1, on: paper) * p
          worst = max(worst, (seen(mode, one, other, p, on: paper) - ideal).magnitude)
        }
      }
    }
    return worst
  }

  @Test func ifOneIsOpaqueTheMixIsIdeal() {
    #expect(deviation(.over, lower: alphas, upper: [1], at: progresses) <= 1e-12)
    #expect(deviation(.reveal, lower: [1], upper: alphas, at: progresses) <= 1e-12)
  }

  @Test func translucentPicturesAreWithinABoundOfTheIdealMix() {
    let worst = deviation(.translucent, lower: alphas, upper: alphas, at: progresses)
    #expect(worst <= 3 - 2 * 2.0.squareRoot() + 1e-12)
    // The bound is no looser than it has to be.
    #expect(worst > 0.171)
  }

  @Test(arguments: [CrossFade.over, .reveal, .in, .out, .upperOnly, .lowerOnly])
  func opaquePicturesNeverDip(_ mode: CrossFade) {
    for (color, paper) in [(0.0, 1.0), (1, 0), (0.3, 0.9)] {
      for p in progresses {
        let found = seen(mode, (color, 1), (color, 1), p, on: paper)
        #expect((found - color).magnitude <= 1e-12, "\(mode) at \(p)")
      }
    }
  }

  @Test(arguments: [CrossFade.translucent, .in, .out, .through(0.3), .through(0.01)])
  func bothEndsAreExact(_ mode: CrossFade) {
    #expect(deviation(mode, lower: alphas, upper: alphas, at: [0, 1]) <= 1e-15)
  }

  @Test func everyFadeIsContinuous() {
    let middles = [0, 0.2, 0.5, 1, -3, 7, .nan, .infinity]
    let fades = middles.map { MatchCrossFade.through($0) } + [.in, .out, .cross]
    for fade in fades {
      let mode = CrossFade(fade, lower: Picture(), upper: Picture())
      for step in 0..<10_000 {
        let here = mode.alphas(at: Double(step) / 10_000)
        let next = mode.alphas(at: Double(step + 1) / 10_000)
        let jump = max((here.lower - next.lower).magnitude, (here.upper - next.upper).magnitude)
        if jump > 0.011 { Issue.record("\(fade) jumps by \(jump) at \(step)") }
      }
    }
  }

  @Test func throughShowsOneAtATime() {
    for p in progresses {
      let found = CrossFade.through(0.4).alphas(at: p)
      #expect(min(found.lower, found.upper) == 0)
      #expect((found.lower > 0) == (p < 0.4))
    }
  }

  @Test func progressIsClampedToTheEnds() {
    for mode in [CrossFade.over, .reveal, .translucent, .in, .out, .through(0.5)] {
      #expect(mode.alphas(at: -0.4) == mode.alphas(at: 0), "\(mode)")
      #expect(mode.alphas(at: 1.4) == mode.alphas(at: 1), "\(mode)")
    }
  }
}

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
    for (fade, missing) in Cases.pairs(fades, [missing, Picture(identity: 7, isLoaded: false)]) {
      let clear = same(missing.identity)
      #expect(CrossFade(fade, lower: clear, upper: missing) == .lowerOnly)
      #expect(CrossFade(fade, lower: missing, upper: clear) == .upperOnly)
      #expect(CrossFade(fade, lower: missing, upper: missing) == .lowerOnly)
    }
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
    let modes: [CrossFade] = [
      .reveal, .out, .over, .in, .translucent, .through(0.5), .upperOnly, .lowerOnly,
    ]
    #expect(modes.filter(\.isLowerInFront) == [.reveal, .out])
  }
}

/// What lies over a screen that is covered.
@Suite struct DimmingTests {
  private func plan(_ effect: MatchEffect) -> Plan {
    Plan([.plain("x")], [.plain("x")]) {
      $0.screens = effect
      $0.timing = .linear(duration: 0.4)
    }
  }

  @Test func aScreenIsDimmedAndBlurredInProportion() {
    expectLaw(300) { random in
      let (dim, blur) = (random.number(0.01...1), random.number(0.01...1))
      let plan = plan(.dim(dim) + .push(from: .left) + .blur(blur))
      let progress = random.number(0...1)
      let frame = plan.frame(at: progress)
      guard let seen = frame.dimming(of: 0) else { return false }
      return frame.dimming(of: 1) == nil && (seen.dim - progress * dim).magnitude < 1e-12
        && (seen.blur - progress * blur).magnitude < 1e-12
    }
  }

  @Test func aCoveringScreenComesOutOfTheDark() {
    let plan = plan(MatchEffect(upper: MatchEffect.Pose(dim: 0.4), lower: .rest))
    #expect(plan.frame(at: 0).dimming(of: 0) == nil)
    #expect(plan.frame(at: 0).dimming(of: 1)?.dim == 0.4)
    #expect(plan.frame(at: 1).dimming(of: 1)?.dim == 0)
  }

  @Test(arguments: [MatchEffect.fade, .identity, .zoom, .dim(0), .blur(0), .push(from: .left)])
  func withoutAnythingOverItAScreenHasNothing(_ effect: MatchEffect) {
    let frame = plan(effect).frame(at: 0.5)
    #expect(frame.dimming(of: 0) == nil && frame.dimming(of: 1) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 7])
  func aBadNumberStaysWithinItsBounds(_ bad: Double) {
    let expected = bad > 0 ? 1.0 : 0
    let named = [MatchEffect.dim(bad).lower, MatchEffect.blur(bad).lower]
    #expect(named[0].dim == expected && named[1].blur == expected)
    let pose = MatchEffect.Pose(dim: bad, blur: bad)
    let frame = plan(MatchEffect(upper: .rest, lower: pose)).frame(at: 1)
    #expect((frame.dimming(of: 0)?.dim ?? 0) == expected)
    #expect((frame.dimming(of: 0)?.blur ?? 0) == expected)
  }

  @Test func aSingleViewIsNeverDimmed() {
    let style = MatchStyle(entering: .dim(0.5), leaving: .blur(1))
    let plan = Plan([.plain("a", style)], [.plain("b", style)])
    #expect(plan.performers.map(\.role) == [.lowerRoot, .upperRoot])
  }
}

extension Frame {
  /// How dark and how blurred a screen is; nil if it never is.
  fileprivate func dimming(of performer: Int) -> (dim: Double, blur: Double)? {
    decoration(of: performer).map { ($0.background.alpha, $0.blur) }
  }
}
