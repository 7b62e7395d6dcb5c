#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Nothing is retained after the end") struct LeakTests {
    /// What should be gone, by name.
    private final class Watched {
      var things: [(name: String, isGone: () -> Bool)] = []
      func add(_ name: String, _ object: AnyObject?) {
        things.append((name, { [weak object] in object == nil }))
      }
      var left: [String] { things.filter { !$0.isGone() }.map(\.name) }
    }

    @Test func `a flight that is kept after its end retains no controller`() async {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let watched = Watched()
      let flight = await endedFlight(in: window, watched)
      await advance(0.1)
      #expect(flight?.outcome == .finished)
      #expect(flight?.report?.pairCount == 1)
      #expect(watched.left == [])
      flight?.update(0.5)
      flight?.cancel()
      flight?.hold()
      #expect(flight?.outcome == .finished)
      #expect(flight?.fraction == 1)
    }

    private func endedFlight(in window: UIWindow, _ watched: Watched) async -> MatchFlight? {
      let list = PhotoScreen.list()
      let detail = PhotoScreen.detail()
      let navigation = UINavigationController(rootViewController: list)
      navigation.childMatchTransition = MatchTransition()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      await advance(0.1)
      for (name, object) in [("list", list), ("detail", detail), ("navigation", navigation)] {
        watched.add(name, object)
      }
      navigation.pushViewController(detail, animated: true)
      await advance(0.2)
      let flight = navigation.matchFlight
      await advance(2)
      window.rootViewController = nil
      return flight
    }

    @Test func `a window that goes away in flight retains nothing, and the flight ends`() async {
      let watched = Watched()
      let flight = await leaveInFlight(watched)
      await advance(2)
      #expect(flight?.outcome != nil)
      #expect(watched.left == [])
    }

    private func leaveInFlight(_ watched: Watched) async -> MatchFlight? {
      let list = PhotoScreen.list()
      let (navigation, window) = await onScreen(below: list, MatchTransition())
      watched.add("list", list)
      watched.add("navigation", navigation)
      navigation.pushViewController(PhotoScreen.detail(), animated: true)
      await advance(0.1)
      let flight = navigation.matchFlight
      window.isHidden = true
      window.rootViewController = nil
      return flight
    }
  }
}
#endif
