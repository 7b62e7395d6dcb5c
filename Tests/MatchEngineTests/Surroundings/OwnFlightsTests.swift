#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// UIKit manages none of these, so the engine has to do what a transition of UIKit's does.
  @MainActor @Suite("Flights outside of UIKit's transitions") struct OwnFlightsTests {
    enum Way: CaseIterable, Sendable { case replace, root, inside }

    let container = UIViewController()
    let first = PhotoScreen.list()
    let second = PhotoScreen.detail()
    let transition = MatchTransition { $0.timing = MatchTiming(.linear, duration: 0.5) }
    let window: UIWindow

    init() async {
      startOver()
      window = show(container)
      await advance(0.1)
      container.matchReplace(nil, with: first, in: container.view, animated: false)
      await advance(0.1)
    }

    private func start(_ way: Way) -> MatchFlight {
      switch way {
      case .replace:
        container.matchReplace(first, with: second, in: container.view, transition: transition)
      case .root:
        window.matchReplaceRoot(with: second, transition: transition)
      case .inside:
        first.view.matchAnimate(transition: transition) {
          first.photo.frame.origin.y += 200
        } undoOnCancel: {
          first.photo.frame.origin.y -= 200
        }
      }
    }

    private func rests(_ way: Way, finished: Bool) -> Bool {
      guard window.remains.isEmpty, container.matchFlight == nil else { return false }
      return switch way {
      case .replace: container.children == [finished ? second : first]
      case .root: window.rootViewController === (finished ? second : container)
      case .inside: first.photo.frame.minY == (finished ? 500 : 300)
      }
    }

    @Test(
      "a new size ends the flight immediately, and the screen fills the window",
      arguments: Way.allCases,
      [true, false]
    )
    func resized(_ way: Way, isHeld: Bool) async {
      let flight = start(way)
      await advance(0.2)
      if isHeld { flight.hold() }
      window.frame = CGRect(x: 0, y: 0, width: 700, height: 350)
      await advance(1 / 60)
      #expect(flight.outcome == (isHeld ? .cancelled : .finished))
      await advance(0.1)
      #expect(rests(way, finished: !isHeld))
      let shown = way == .inside || isHeld ? first : second
      #expect(shown.view.convert(shown.view.bounds, to: window) == window.bounds)
    }

    @Test(
      "in the background a running flight finishes, and a held one is cancelled",
      arguments: Way.allCases,
      [true, false]
    )
    func background(_ way: Way, isHeld: Bool) async {
      let flight = start(way)
      await advance(0.2)
      if isHeld { flight.hold() }
      NotificationCenter.default.post(
        name: UIApplication.didEnterBackgroundNotification,
        object: nil
      )
      #expect(flight.outcome == (isHeld ? .cancelled : .finished))
      await advance(0.1)
      #expect(rests(way, finished: !isHeld))
    }

    @Test("arriving and leaving children take no touches, but their container does")
    func touches() async throws {
      let spot = CGPoint(x: 60, y: 340)
      #expect(window.hitTest(spot, with: nil) === first.view)
      let flight = start(.replace)
      await advance(0.2)
      let hit = try #require(window.hitTest(spot, with: nil))
      #expect(!hit.isDescendant(of: first.view) && !hit.isDescendant(of: second.view))
      #expect(hit !== container.view && hit.isDescendant(of: container.view))
      flight.cancel()
      await advance(1)
      #expect(window.hitTest(spot, with: nil) === first.view)
    }

    @Test("a change inside one screen leaves it touchable")
    func touchesInside() async {
      _ = start(.inside)
      await advance(0.2)
      #expect(window.hitTest(CGPoint(x: 200, y: 700), with: nil) === first.view)
    }

    #if !canImport(ObjectiveC)
    @Test(
      "a finished change is announced once, a cancelled one never",
      arguments: Way.allCases,
      [true, false]
    )
    func announced(_ way: Way, isFinished: Bool) async {
      let before = Headless.announcements.count
      let flight = start(way)
      await advance(0.2)
      #expect(Headless.announcements.count == before)
      if !isFinished { flight.cancel() }
      await advance(1)
      let said = Headless.announcements.dropFirst(before).map(\.notification)
      let change: UIAccessibility.Notification = way == .inside ? .layoutChanged : .screenChanged
      #expect(said == (isFinished ? [change] : []))
    }
    #endif
  }
}
#endif
