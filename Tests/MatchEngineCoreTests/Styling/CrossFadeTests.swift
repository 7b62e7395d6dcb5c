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
