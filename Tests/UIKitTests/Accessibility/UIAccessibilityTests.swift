#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct UIAccessibilityTests {
    init() { startOver() }

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

    @Test func viewsKeepWhatTheyAreTold() {
      let view = UIView()
      #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil)
      let selected = UIAccessibilityTraits(rawValue: 8)
      view.accessibilityTraits = [UIAccessibilityTraits(rawValue: 1), selected]
      view.accessibilityIdentifier = "id"
      view.accessibilityViewIsModal = true
      #expect(view.accessibilityTraits.contains(selected) && view.accessibilityIdentifier == "id")
      #expect(view.accessibilityViewIsModal && !view.accessibilityElementsHidden)
    }
  }
}

extension UIKitTests.UIAccessibilityTests {
  @Test func controlsSayWhatTheyAre() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    #expect(button.accessibilityLabel == "Go" && button.accessibilityTraits.rawValue & 1 == 1)
    #expect(button.isAccessibilityElement)
    #expect(UISlider().accessibilityTraits.rawValue & 4096 != 0)
  }
}
#endif
