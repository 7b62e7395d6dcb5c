// Text in lines.
import MatchEngineTestSupport
import Testing

@testable import UIKit

extension HeadlessTests {
  @Suite struct TextLayoutTests {
    static let font = UIFont.systemFont(ofSize: 16)

    static func text(_ random: inout SplitMix) -> String {
      (0..<random.whole(1...12)).map { _ in
        String(
          (0..<random.whole(1...9)).map { _ in "abcimW1".randomElement(using: &random) ?? "a" }
        )
      }.joined(separator: " ")
    }

    @Test func linesHoldAllWordsAndFit() {
      var random = SplitMix(seed: 61)
      for _ in 0..<200 {
        let text = Self.text(&random)
        let width = random.number(90...300)
        let layout = TextLayout(text, font: Self.font, width: width)
        #expect(layout.lines.allSatisfy { $0.width <= width + 1e-6 })
        let letters = layout.lines.map(\.text).joined().filter { $0 != " " }
        #expect(letters == text.filter { $0 != " " })
        #expect(layout.lines.allSatisfy { $0.text.last != " " && $0.text.first != " " })
      }
    }

    @Test func whatDoesNotFitEndsInAnEllipsis() {
      var random = SplitMix(seed: 63)
      for _ in 0..<200 {
        let text = Self.text(&random)
        let (width, limit) = (random.number(40...120), random.whole(1...3))
        let layout = TextLayout(
          text,
          font: Self.font,
          width: width,
          numberOfLines: limit,
          lineBreakMode: .byTruncatingTail
        )
        #expect(layout.lines.count <= limit)
        #expect(layout.lines.allSatisfy { $0.width <= width + 1e-6 })
        let whole = TextLayout(text, font: Self.font, width: limit == 1 ? .infinity : width)
        let fits = whole.lines.count <= limit && whole.size.width <= width
        #expect((layout.lines.last?.text.last == "…") == !fits)
      }
    }
  }
}
