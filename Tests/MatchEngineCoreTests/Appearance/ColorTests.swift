import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct ColorTests {
  private func color(_ random: inout SplitMix) -> RGBA {
    func part() -> Double { random.number(0...1) }
    return RGBA(part(), part(), part(), [0, 1, part(), part()][random.whole(0...3)])
  }

  private func mixed(_ lower: RGBA, _ upper: RGBA, _ progress: Double) -> RGBA {
    PremultipliedRGBA(lower).mixed(with: PremultipliedRGBA(upper), progress).color
  }

  /// On both papers together that says all of a color: its opacity, and its hue where it is seen.
  @Test func aMixIsBetweenItsEndsOnWhiteAndOnBlack() {
    expectLaw(10_000, within: 1e-12) { random in
      let (lower, upper) = (color(&random), color(&random))
      let progress = [0, 1, random.number(0...1)][random.whole(0...2)]
      let mix = mixed(lower, upper, progress)
      return [0.0, 1].flatMap { paper in
        let ends = zip(lower.seen(on: paper), upper.seen(on: paper))
        let between = ends.map { $0 * (1 - progress) + $1 * progress }
        return zip(mix.seen(on: paper), between).map { ($0 - $1).magnitude }
      }.max() ?? 0
    }
  }

  @Test func clearOfAnotherColorMixesAsClear() {
    #expect(mixed(RGBA(0, 1, 0, 0), RGBA(1, 0, 0), 0.5) == RGBA(1, 0, 0, 0.5))
    #expect(mixed(RGBA(0.3, 0.6, 0.9), .clear, 1 - 1e-9).isClose(to: RGBA(0.3, 0.6, 0.9, 1e-9)))
  }

  @Test func partsThatAreNotNumbersAreCorrected() {
    let bad = RGBA(.nan, .infinity, -.infinity, 7).sanitized
    #expect(bad == RGBA(0, 0, 0, 1))
    #expect(RGBA(1, 1, 1, .nan).sanitized.alpha == 0)
    #expect(PremultipliedRGBA(RGBA(1, 1, 1, -3)).color == .clear)
  }
}

extension RGBA {
  /// What is seen if this color is drawn on paper of that brightness.
  fileprivate func seen(on paper: Double) -> [Double] {
    [red, green, blue].map { $0 * alpha + paper * (1 - alpha) }
  }
}
