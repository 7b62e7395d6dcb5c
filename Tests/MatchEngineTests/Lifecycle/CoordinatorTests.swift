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

    @Test("an animation alongside follows the flight, runs once, and ends at its value")
    func finished() async throws {
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

    @Test func `a flight that is reversed by code is reported as cancelled`() async throws {
      let log = CallLog()
      push(log)
      await advance(0.25)
      navigation.matchFlight?.reverse()
      await advance(1)
      #expect(log.calls.first == "alongside")
      #expect(log.calls.last == "cancelled")
      #expect(beside.alpha == 1)
      #expect(navigation.viewControllers == [list])
    }

    @Test func `a cancellation that was told is not taken back`() async throws {
      let log = CallLog()
      push(log)
      let flight = try await navigation.flight(after: 0.2)
      flight.hold()
      await advance(0.05)
      await flight.goBack(in: 0.05)
      await flight.land()
      #expect(flight.outcome == .cancelled)
      #expect(log.calls == ["alongside", "interactive", "released backward", "cancelled"])
      #expect(beside.alpha == 1)
      #expect(navigation.topViewController === list)
    }

    @Test func `a flight that is held twice reports each change`() async throws {
      let log = CallLog()
      push(log)
      let flight = try await navigation.flight(after: 0.1)
      for _ in 0..<2 {
        flight.hold()
        await advance(0.05)
        await flight.land(in: 0.05)
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
}
#endif
