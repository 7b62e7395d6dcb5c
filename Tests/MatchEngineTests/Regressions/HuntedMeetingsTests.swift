#if canImport(UIKit) && !canImport(ObjectiveC)
import Testing
import UIKit
import UIKitTestSupport

@testable import MatchEngine

extension MatchEngineTests {
  /// Changes that ordinary apps make while others come, fly or go back.
  @MainActor @Suite("Changes that meet") struct HuntedMeetingsTests {
    // MARK: Tabs

    @Test(arguments: [true, false])
    func `what is behind the last tab comes after it`(isLast: Bool) {
      let tabs = UITabBarController()
      let pages = (0..<3).map { _ in UIViewController() }
      tabs.viewControllers = pages
      let more = isLast ? pages[2] : UINavigationController()
      #expect(MatchChange(from: pages[1], to: more, in: tabs).direction == .forward)
      #expect(MatchChange(from: more, to: pages[1], in: tabs).direction == .backward)
    }
  }
}
#endif
