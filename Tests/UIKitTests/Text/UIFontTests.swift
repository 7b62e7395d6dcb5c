#if canImport(UIKit)
// Fonts as values.
import Testing
import UIKit

extension UIKitTests {
  @Suite struct UIFontTests {
    @Test func aFontKeepsItsSize() {
      #expect(UIFont.systemFont(ofSize: 21).pointSize == 21)
      #expect(UIFont.systemFont(ofSize: 21, weight: .bold).withSize(9).pointSize == 9)
      #expect(
        UIFont.boldSystemFont(ofSize: 12).withSize(9) == UIFont.boldSystemFont(ofSize: 9)
      )
      #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
    }

    @Test func aLineHoldsWhatIsAboveAndBelowTheBaseline() {
      let font = UIFont.systemFont(ofSize: 17)
      #expect(font.descender < 0 && font.ascender > font.capHeight)
      #expect(font.capHeight > font.xHeight && font.xHeight > 0)
      #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 0.5)
      #expect(font.lineHeight > 17 && font.lineHeight < 24)
    }
  }
}
#endif
