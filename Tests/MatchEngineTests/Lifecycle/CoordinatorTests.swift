#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Animations alongside a flight") final class CoordinatorTests: PhotoStack {
    let beside = UIView()

    init() async {
      await super.init()
      window.addSubview(beside)
    }

    private func push(_ log: CallLog) {
      navigation.pushViewController(detail, animated: true)
      let coordinator = navigation.transitionCoordinator
      coordinator?.animate { [beside] _ in
        beside.alpha = 0
        log.note("alongside")
      } completion: {
        log.note($0.isCancelled ? "cancelled" : "completed")
      }
      coordinator?.notifyWhenInteractionChanges {
        log.note(
          $0.isInteractive
            ? "interactive" : $0.isCancelled ? "released backward" : "released forward"
        )
      }
    }

    @Test func `an animation alongside follows the flight, and runs once`() async throws {
      let log = CallLog()
      push(log)
      let flight = try await navigation.flight(after: 0.25)
      #expect(isClose(CGFloat(beside.shownAlpha ?? 0), 1 - flight.fraction, within: 0.05))
      await advance(1)
      #expect(log.calls == ["alongside", "completed"])
      #expect(beside.alpha == 0)
      #expect(beside.layer.animationKeys() == nil)
    }

    @Test func `it follows a held flight, and goes back with it`() async throws {
      let log = CallLog()
      push(log)
      let flight = try await navigation.flight(after: 0.1)
      flight.hold()
      for fraction in [0.2, 0.7, 0.4] {
        await flight.show(at: fraction)
        #expect(isClose(CGFloat(beside.shownAlpha ?? 0), 1 - fraction, within: 0.02))
        #expect(isClose(navigation.transitionCoordinator?.percentComplete ?? 0, fraction))
      }
      await flight.goBack()
      #expect(log.calls == ["alongside", "interactive", "released backward", "cancelled"])
      #expect(beside.alpha == 1)
      #expect(beside.layer.animationKeys() == nil)
      #expect(flight.outcome == .cancelled)
    }

    @Test func `a flight that is held twice reports each change`() async throws {
      let log = CallLog()
      push(log)
      let flight = try await navigation.flight(after: 0.1)
      for _ in 0..<2 {
        flight.hold()
        await advance(0.05)
        flight.finish()
        await advance(0.05)
      }
      await advance(1)
      #expect(
        log.calls == [
          "alongside", "interactive", "released forward", "interactive", "released forward",
          "completed",
        ]
      )
    }
  }

  @MainActor @Suite("What an app finds when it is told of the end") struct StruckFirstTests {
    /// Looks for the engine's views and animations whenever it has appeared or disappeared.
    private final class Witness: PhotoScreen {
      private(set) var found: [[String]] = []

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        look()
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        look()
      }

      private func look() {
        found.append((view.window?.remains ?? []) + view.remains)
      }
    }

    /// A window has its new root from the start, and a change inside one screen makes no appearance calls.
    nonisolated static let trips = Trip.all.filter { $0 != .root && $0 != .change }

    @Test("nothing of the engine's, whether the flight finished or was cancelled", arguments: trips)
    func nothingLeft(trip: Trip) async throws {
      let lower = Witness(CGRect(x: 20, y: 100, width: 60, height: 60))
      let upper = Witness(CGRect(x: 80, y: 300, width: 200, height: 200))
      let transition = MatchTransition.linear(0.3)
      let stage = await TripStage(trip, lower, upper, transition)
      for isCancelled in [true, false] {
        for isForward in [true, false] where isForward || !isCancelled {
          let before = lower.found.count + upper.found.count
          let flight = try await stage.fly(isForward, for: 0.1)
          if isCancelled { flight.cancel() }
          await advance(1)
          #expect(flight.outcome == (isCancelled ? .cancelled : .finished))
          let found = lower.found + upper.found
          #expect(found.count > before)
          #expect(Array(found.joined()) == [])
        }
      }
    }
  }

  @MainActor @Suite("Nothing is retained after the end") struct LeakTests {
    /// What should be gone, by name.
    private final class Watched {
      var things: [(name: String, isGone: () -> Bool)] = []
      func add(_ name: String, _ object: AnyObject?) {
        things.append((name, { [weak object] in object == nil }))
      }
      var left: [String] { things.filter { !$0.isGone() }.map(\.name) }
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
      await navigation.go(to: PhotoScreen.detail(), for: 0.1)
      let flight = navigation.matchFlight
      window.isHidden = true
      window.rootViewController = nil
      return flight
    }
  }
}
#endif
