#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct UIAccessibilityTests {
    @Test("AX-1, AX-2, AX-4, AX-5: the main actor reads the settings")
    func settings() {
      #expect([true, false].contains(UIAccessibility.isReduceMotionEnabled))
      #expect([true, false].contains(UIAccessibility.prefersCrossFadeTransitions))
      let names = [
        UIAccessibility.reduceMotionStatusDidChangeNotification,
        UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
      ]
      #expect(Set(names).count == 2)
    }
  }
}
#endif
