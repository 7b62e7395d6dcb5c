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
    }

    @Test func collectionsAreEqualByValue() {
      #expect(
        UITraitCollection(userInterfaceStyle: .dark) == UITraitCollection(userInterfaceStyle: .dark)
      )
      #expect(
        UITraitCollection(userInterfaceStyle: .dark)
          != UITraitCollection(userInterfaceStyle: .light)
      )
    }
  }
}
#endif
