import Testing
import UIKit

extension HeadlessTests {
  @MainActor @Suite struct TextSizeTests {
    private let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// In the order of their sizes.
    private let styles: [UIFont.TextStyle] = [
      .caption2, .caption1, .footnote, .subheadline, .callout, .body, .title3, .title2, .title1,
      .largeTitle,
    ]

    private func sizes(_ category: UIContentSizeCategory) -> [CGFloat] {
      var screen = ScreenSetting()
      screen.contentSizeCategory = category
      Headless.startOver(screen: screen)
      return styles.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
    }

    @Test("a larger text size makes no style smaller, and the styles keep their order")
    func grows() {
      let table = categories.map(sizes)
      for (smaller, larger) in zip(table, table.dropFirst()) {
        for (before, after) in zip(smaller, larger) { #expect(before <= after) }
      }
      for row in table { #expect(row == row.sorted()) }
      #expect(table[3][5] == 17 && table[11][5] == 53)
    }
  }
}
