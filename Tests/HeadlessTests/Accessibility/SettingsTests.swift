import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  @MainActor @Suite struct SettingsTests {
    @Test("AX-1, AX-2, AX-4: a changed setting is told on the default center, and only then")
    func notifications() {
      var heard: [String] = []
      let tokens = [
        ("motion", UIAccessibility.reduceMotionStatusDidChangeNotification),
        ("fade", UIAccessibility.prefersCrossFadeTransitionsStatusDidChange),
      ].map { word, name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { heard.append(word) }
        }
      }
      Headless.setReduceMotion(true)
      #expect(UIAccessibility.isReduceMotionEnabled && heard == ["motion"])
      Headless.setReduceMotion(true, prefersCrossFade: true)
      #expect(UIAccessibility.prefersCrossFadeTransitions && heard == ["motion", "fade"])
      Headless.setReduceMotion(false)
      #expect(
        !UIAccessibility.isReduceMotionEnabled && heard == ["motion", "fade", "motion", "fade"]
      )
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test func announcementsAreRecorded() {
      UIAccessibility.post(notification: .announcement, argument: "Done")
      UIAccessibility.post(notification: .screenChanged, argument: nil)
      #expect(Headless.announcements.map(\.notification) == [.announcement, .screenChanged])
      #expect(Headless.announcements.first?.argument as? String == "Done")
      startOver()
      #expect(Headless.announcements.isEmpty)
    }
  }
}
