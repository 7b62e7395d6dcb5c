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
      tabs.childMatchTransition = MatchTransition {
        $0.timing = MatchTiming(.linear, duration: 0.5)
      }
      window = show(tabs)
      await advance(0.1)
      log.clear()
    }

    private func flight(to tab: Int) async throws -> MatchFlight {
      tabs.selectedIndex = tab
      await advance(0.2)
      return try #require(tabs.matchFlight)
    }

    private func tap(_ tab: Int) async {
      let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: window)
      let x = bar.minX + bar.width * (CGFloat(tab) + 0.5) / 3
      await Hands.tap(at: CGPoint(x: x, y: bar.minY + 24), in: window)
    }

    private func rests(on tab: Int) -> Bool {
      tabs.selectedIndex == tab && screens[tab].view.window === window
        && screens.indices.allSatisfy { $0 == tab || screens[$0].viewIfLoaded?.window == nil }
        && window.remains.isEmpty
    }

    @Test("a change of tab flies, to a later tab and back to an earlier one")
    func bothWays() async throws {
      let there = try await flight(to: 1)
      #expect(there === screens[0].matchFlight && there === screens[1].matchFlight)
      #expect(there.report?.pairCount == 1)
      let going = window.flyingMiddle
      await advance(1)
      #expect(there.outcome == .finished && rests(on: 1))
      let back = try await flight(to: 0)
      back.update(1 - 0.4)
      await advance(0.05)
      #expect(going != nil && window.flyingMiddle != nil)
      back.finish()
      await advance(1)
      #expect(back.outcome == .finished && rests(on: 0))
    }

    @Test("the flight back shows the flight there in reverse", arguments: [0.25, 0.5, 0.75])
    func film(at fraction: CGFloat) async throws {
      let there = try await flight(to: 1)
      there.update(fraction)
      await advance(0.05)
      let going = try #require(window.flyingMiddle)
      there.finish()
      await advance(1)
      let back = try await flight(to: 0)
      back.update(1 - fraction)
      await advance(0.05)
      let coming = try #require(window.flyingMiddle)
      #expect(abs(going.x - coming.x) < 0.01 && abs(going.y - coming.y) < 0.01)
      back.cancel()
      await advance(1)
      #expect(back.outcome == .cancelled && rests(on: 1))
    }

    @Test("a cancelled change selects the old tab again")
    func cancelled() async throws {
      let flight = try await flight(to: 1)
      flight.hold()
      flight.update(0.5)
      await advance(0.1)
      flight.cancel()
      await advance(1)
      #expect(flight.outcome == .cancelled && rests(on: 0))
    }

    @Test(
      "finished or cancelled, both tabs get the calls they get with an app's own animator",
      arguments: [true, false]
    )
    func appearance(isFinished: Bool) async throws {
      let flight = try await flight(to: 1)
      if !isFinished { flight.cancel() }
      await advance(1)
      let ours = log.appearances
      let other = CallLog()
      let (x, y, _) = LoggedPhoto.three(other)
      let plain = UITabBarController()
      let delegate = Interactive()
      plain.viewControllers = [x, y]
      plain.delegate = delegate
      window.rootViewController = plain
      await advance(0.1)
      other.clear()
      plain.selectedIndex = 1
      await advance(0.1)
      if isFinished { delegate.interactor.finish() } else { delegate.interactor.cancel() }
      await advance(1)
      #expect(ours == other.appearances && ours.count == (isFinished ? 4 : 6))
    }

    /// A tab bar controller's delegate, as apps write it.
    final class Interactive: NSObject, UITabBarControllerDelegate {
      let interactor = UIPercentDrivenInteractiveTransition()
      func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { TrialAnimator() }
      func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    }

    @Test("the app's own interaction controller drives the flight")
    func appDrives() async throws {
      let delegate = Driving()
      tabs.delegate = delegate
      tabs.selectedIndex = 1
      await advance(0.1)
      let flight = try #require(tabs.matchFlight)
      delegate.interactor.update(0.4)
      await advance(0.05)
      #expect(flight.phase == .held && abs(flight.fraction - 0.4) < 0.01)
      delegate.interactor.cancel()
      await advance(1.5)
      #expect(flight.outcome == .cancelled && rests(on: 0))
    }

    final class Driving: NSObject, UITabBarControllerDelegate {
      let interactor = UIPercentDrivenInteractiveTransition()
      func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    }

    @Test("a flight that is reversed twice still arrives")
    func reversed() async throws {
      let flight = try await flight(to: 2)
      flight.reverse()
      await advance(0.1)
      #expect(flight.phase == .settling)
      flight.reverse()
      await advance(1)
      #expect(flight.outcome == .finished && rests(on: 2))
    }

    @Test("a change begun with beginMatch stays held until it is finished")
    func byHand() async throws {
      let flight = try #require(tabs.beginMatch { tabs.selectedIndex = 1 })
      await advance(0.1)
      flight.update(0.3)
      await advance(0.5)
      #expect(flight.phase == .held && tabs.transitionCoordinator?.isInteractive == true)
      flight.finish(velocity: 1)
      await advance(1)
      #expect(flight.outcome == .finished && rests(on: 1))
    }

    @Test("without a transition for the tabs, a tab with its own transition says so")
    func noRelay() async {
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

    @Test("with nothing shared, UIKit changes the tab itself, immediately")
    func nothingShared() async {
      screens[1].photo.matchID = "other"
      tabs.selectedIndex = 1
      await advance(0.05)
      #expect(tabs.matchFlight == nil)
      #expect(tabs.matchDiagnosis == .nothingShared(lower: ["photo"], upper: ["other"]))
      #expect(rests(on: 1))
    }

    final class Own: NSObject, UITabBarControllerDelegate {
      var calls: [String] = []
      var allows = true
      func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
      ) -> Bool {
        calls.append("should")
        return allows
      }
      func tabBarController(
        _ tabBarController: UITabBarController,
        didSelect viewController: UIViewController
      ) { calls.append("did") }
    }

    @Test(
      "the app's delegate, set before or after, keeps its calls and is restored",
      .enabled(if: Hands.isAvailable),
      arguments: [false, true]
    )
    func delegates(before: Bool) async {
      let own = Own()
      if before {
        tabs.childMatchTransition = nil
        tabs.delegate = own
        tabs.childMatchTransition = MatchTransition()
      } else {
        tabs.delegate = own
      }
      #expect(tabs.delegate !== own)
      await tap(1)
      await advance(1)
      #expect(rests(on: 1))
      own.allows = false
      await tap(2)
      await advance(1)
      #expect(rests(on: 1))
      #expect(own.calls == ["should", "did", "should"])
      tabs.childMatchTransition = nil
      #expect(tabs.delegate === own)
    }

    @Test(
      "a tap on a third tab ends the flight and starts another",
      .enabled(if: Hands.isAvailable)
    )
    func tapInFlight() async throws {
      let first = try await flight(to: 1)
      await tap(2)
      #expect(first.outcome == .finished)
      await advance(0.1)
      let second = try #require(tabs.matchFlight)
      #expect(second !== first)
      await advance(1)
      #expect(second.outcome == .finished && rests(on: 2))
    }

    @Test("handOver ends the flight, and the next one flies")
    func handOver() async throws {
      let first = try await flight(to: 1)
      first.handOver { tabs.selectedIndex = 2 }
      #expect(first.outcome == .finished)
      await advance(0.2)
      let second = try #require(tabs.matchFlight)
      #expect(second !== first && screens[2].matchFlight === second)
      await advance(1)
      #expect(rests(on: 2))
    }
  }
}
#endif
