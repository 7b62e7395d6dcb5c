#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Changing tabs") struct TabChangeTests {
    let log = CallLog()
    let screens: [LoggedPhoto]
    let tabs = UITabBarController()
    let window: UIWindow

    init() async {
      let (a, b, c) = LoggedPhoto.three(log)
      screens = [a, b, c]
      tabs.viewControllers = screens
      tabs.childMatchTransition = .linear(0.5)
      window = await onScreen(tabs)
      log.clear()
    }

    private func flight(to tab: Int) async throws -> MatchFlight {
      tabs.selectedIndex = tab
      return try await tabs.flight(after: 0.2)
    }

    private func rests(on tab: Int) -> Bool {
      tabs.selectedIndex == tab && screens[tab].view.window === window
        && screens.indices.allSatisfy { $0 == tab || screens[$0].viewIfLoaded?.window == nil }
        && window.remains.isEmpty
    }

    @Test func `without a transition for the tabs, a tab with its own transition says so`() async {
      tabs.childMatchTransition = nil
      screens[1].matchTransition = MatchTransition()
      tabs.selectedIndex = 1
      await advance(0.5)
      #expect(
        screens[1].matchDiagnosis
          == .noTransition
      )
      #expect(screens[0].matchDiagnosis == nil)
    }

    @Test func `a flight whose transition is taken away goes on, and then the next tab comes`()
      async throws
    {
      let flight = try await flight(to: 1)
      tabs.childMatchTransition = nil
      #expect(flight.outcome == nil)
      tabs.selectedIndex = 2
      await flight.arrives()
      #expect(rests(on: 2) && tabs.delegate == nil)
    }
  }
}
#endif
