#if canImport(UIKit)
// Trait collections as values.
import Testing
import UIKit

extension UIKitTests {
  @Suite struct UITraitCollectionTests {
    @Test func whatIsNotSpecifiedSaysSo() {
      let traits = UITraitCollection(userInterfaceStyle: .dark)
      #expect(traits.userInterfaceStyle == .dark)
      #expect(traits.layoutDirection == .unspecified)
      #expect(traits.horizontalSizeClass == .unspecified)
      #expect(traits.displayScale == 0)
      #expect(traits.userInterfaceIdiom == .unspecified)
    }

    @Test func laterTraitsWin() {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
        UITraitCollection(userInterfaceStyle: .light),
      ])
      #expect(traits.userInterfaceStyle == .light && traits.displayScale == 2)
      #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
      #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    }

    @Test func collectionsAreEqualByValue() {
      #expect(UITraitCollection(displayScale: 2) == UITraitCollection(displayScale: 2))
      #expect(UITraitCollection(displayScale: 2) != UITraitCollection(displayScale: 3))
    }
  }
}
#endif
