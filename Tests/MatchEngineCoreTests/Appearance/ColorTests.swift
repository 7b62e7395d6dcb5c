import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct ColorTests {
  private func color(_ random: inout SplitMix) -> RGBA {
    func part() -> Double { random.number(0...1) }
    return RGBA(part(), part(), part(), random.number(0.01...1))
  }

  private func mixed(_ lower: RGBA, _ upper: RGBA, _ progress: Double) -> RGBA {
    PremultipliedRGBA(lower).mixed(with: PremultipliedRGBA(upper), progress).color
  }

  @Test func mixingFromClearKeepsTheHue() {
    expectLaw(5000, within: 1e-12) { random in
      let color = color(&random)
      let progress = random.number(0.01...1)
      var faded = color
      faded.alpha *= progress
      return max(
        mixed(.clear, color, progress).difference(from: faded),
        mixed(color, .clear, 1 - progress).difference(from: faded)
      )
    }
  }

  @Test func clearOfAnotherColorMixesAsClear() {
    let red = RGBA(1, 0, 0)
    let clearGreen = RGBA(0, 1, 0, 0)
    #expect(mixed(clearGreen, red, 0.5) == RGBA(1, 0, 0, 0.5))
  }

  @Test func bothEndsAreExact() {
    expectLaw(5000, within: 1e-13) { random in
      let (lower, upper) = (color(&random), color(&random))
      return max(
        mixed(lower, upper, 0).difference(from: lower),
        mixed(lower, upper, 1).difference(from: upper)
      )
    }
  }

  @Test func opaqueColorsMixPartByPart() {
    #expect(mixed(RGBA(0, 0.5, 1), RGBA(1, 0.5, 0), 0.25) == RGBA(0.25, 0.5, 0.75))
  }

  @Test func aMixIsBetweenItsEndsOnWhiteAndOnBlack() {
    expectLaw(5000, within: 1e-12) { random in
      let (lower, upper) = (color(&random), color(&random))
      let progress = random.number(0...1)
      let mix = mixed(lower, upper, progress)
      return [0.0, 1].map { paper in
        let ideal = lower.red(on: paper) * (1 - progress) + upper.red(on: paper) * progress
        return (mix.red(on: paper) - ideal).magnitude
      }.max() ?? 0
    }
  }

  @Test func partsThatAreNotNumbersAreCorrected() {
    let bad = RGBA(.nan, .infinity, -.infinity, 7).sanitized
    #expect(bad == RGBA(0, 0, 0, 1))
    #expect(RGBA(1, 1, 1, .nan).sanitized.alpha == 0)
    #expect(PremultipliedRGBA(RGBA(1, 1, 1, -3)).color == .clear)
  }
}

extension RGBA {
  fileprivate func difference(from other: RGBA) -> Double {
    let parts = [
      red - other.red, green - other.green, blue - other.blue, alpha - other.alpha,
    ]
    return parts.reduce(0) { $1.isNaN ? .infinity : max($0, $1.magnitude) }
  }

  /// How much red is seen if this color is drawn on paper of that brightness.
  fileprivate func red(on paper: Double) -> Double { red * alpha + paper * (1 - alpha) }
}
