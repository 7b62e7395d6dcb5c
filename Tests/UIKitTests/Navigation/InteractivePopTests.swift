#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// RC-40…RC-47: transitions in the hand.
  @MainActor @Suite struct InteractivePopTests {
    @Test("RC-40, RC-41: what a new one says, and before it was begun nothing moves it")
    func new() {
      let driver = UIPercentDrivenInteractiveTransition()
      #expect(driver.duration == 0 && driver.percentComplete == 0 && driver.completionSpeed == 1)
      #expect(driver.completionCurve.rawValue == 7)
      driver.update(0.4)
      driver.cancel()
      driver.finish()
      driver.update(1.5)
      driver.update(-1)
      #expect(driver.percentComplete == 0)
    }

    @Test(
      "NV-22, NV-30…NV-35, NV-39, NV-43, RC-38, RC-42, RC-44, RC-46, RC-47, PD-1, CO-7: a cancelled pop"
    )
    func cancelled() async {
      let stage = await NavigationStage(2)
      let (a, b, log, navigation) = (stage.a, stage.b, stage.log, stage.navigation)
      let frame = b.view.frame
      let animator = TrialAnimator(duration: 0.8, log: log)
      animator.cleansUp = false
      var wasPut: [Bool] = []
      animator.whenCompleted = {
        wasPut = [
          a.view.alpha == 0, a.view.window == nil, b.view.window === stage.window,
          navigation.viewControllers == [a, b],
        ]
      }
      let driver = await stage.drive(to: 0.4, with: animator) {
        #expect($0.popViewController(animated: true) === b)
        #expect($0.viewControllers == [a] && $0.topViewController === a)
        $0.transitionCoordinator?.animate(alongsideTransition: nil) {
          log.note("cancelled(\($0.isCancelled))")
        }
        $0.transitionCoordinator?.notifyWhenInteractionChanges {
          log.note("interactive(\($0.isInteractive))")
        }
      }
      // The animator takes as long as it says, so UIKit has asked it.
      #expect(isClose(driver.duration, 0.8) && isClose(driver.percentComplete, 0.4))
      #expect(navigation.viewControllers == [a] && navigation.topViewController === a)
      #expect(log.contains("B.willMove(nil)"))
      let kinds = ["ppear(", "animate", "ended", "cancelled", "interactive"]
      func calls() -> [String] {
        log.calls.filter { call in
          kinds.contains { call.contains($0) } && !call.hasPrefix("animator")
        }
      }
      let before = ["B.willDisappear(true)", "A.willAppear(true)", "animate"]
      #expect(calls() == before)
      driver.cancel()
      #expect(calls().filter { !$0.hasPrefix("interactive") } == before)
      await advance(1.2)
      let after = [
        "interactive(false)", "A.willDisappear(true)", "A.didDisappear(true)",
        "B.willAppear(true)", "B.didAppear(true)",
      ]
      #expect(calls().prefix(8) == (before + after)[...])
      #expect(Set(calls().dropFirst(8)) == ["ended(false)", "cancelled(true)"])
      #expect(log.calls.filter { $0.contains("Show(") } == ["willShow(A)"])
      #expect(!log.contains("B.didMove(nil)"))
      #expect(wasPut == [true, true, true, true])
      #expect(navigation.viewControllers == [a, b] && navigation.topViewController === b)
      #expect(navigation.children == [a, b] && b.parent === navigation)
      #expect(b.view.frame == frame && b.view.transform == .identity)
    }
  }
}
#endif
