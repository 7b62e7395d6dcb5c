#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct InteractivePopTests {
    private func begin(_ stage: NavigationStage) async -> UIPercentDrivenInteractiveTransition {
      let driver = UIPercentDrivenInteractiveTransition()
      stage.delegate.animator = TrialAnimator(log: stage.log)
      stage.delegate.interactor = driver
      stage.navigation.popViewController(animated: true)
      await advance(0.05)
      driver.update(0.4)
      await advance(0.05)
      return driver
    }

    @Test("NV-30, NV-31, NV-39: a cancelled pop sends the opposite calls together at its end")
    func reverses() async {
      let stage = await NavigationStage(2)
      let driver = await begin(stage)
      driver.cancel()
      #expect(stage.log.appearances == ["B.willDisappear(true)", "A.willAppear(true)"])
      await advance(0.5)
      #expect(
        stage.log.appearances.map { $0.replacingOccurrences(of: "(true)", with: "") } == [
          "B.willDisappear", "A.willAppear", "A.willDisappear", "A.didDisappear", "B.willAppear",
          "B.didAppear",
        ]
      )
    }

    @Test("NV-32: didShow is not called after a cancelled pop, and willShow only once")
    func isNotShown() async {
      let stage = await NavigationStage(2)
      let driver = await begin(stage)
      driver.cancel()
      await advance(0.5)
      #expect(stage.log.calls.filter { $0.contains("Show(") } == ["willShow(A)"])
    }

    @Test("NV-33: the stack is without the top during the interaction, and whole after a cancel")
    func restoresStack() async {
      let stage = await NavigationStage(2)
      let driver = await begin(stage)
      #expect(stage.navigation.viewControllers == [stage.a])
      #expect(stage.navigation.topViewController === stage.a)
      driver.cancel()
      await advance(0.5)
      #expect(stage.navigation.viewControllers == [stage.a, stage.b])
      #expect(stage.navigation.topViewController === stage.b)
      #expect(stage.navigation.children == [stage.a, stage.b])
      #expect(stage.b.parent === stage.navigation)
    }

    @Test("NV-34: the top was told that it would move although it stays")
    func wasTold() async {
      let stage = await NavigationStage(2)
      let driver = await begin(stage)
      driver.cancel()
      await advance(0.5)
      #expect(stage.log.contains("B.willMove(nil)"))
      #expect(!stage.log.contains("B.didMove(nil)"))
    }

    @Test("NV-35: the animator hears of a cancel, and so do those who wait with the coordinator")
    func tellsOfCancel() async {
      let stage = await NavigationStage(2)
      var cancelled: [Bool] = []
      stage.a.whenCalled = { [unowned controller = stage.a] call in
        guard call == "willAppear(true)" else { return }
        controller.transitionCoordinator?.animate(alongsideTransition: nil) {
          cancelled.append($0.isCancelled)
        }
      }
      let driver = await begin(stage)
      driver.cancel()
      await advance(0.5)
      #expect(stage.log.contains("ended(false)") && !stage.log.contains("ended(true)"))
      #expect(cancelled == [true])
    }

    @Test("NV-37: a cancelled push leaves the stack as it was")
    func cancelsPush() async {
      let stage = await NavigationStage(1)
      let driver = UIPercentDrivenInteractiveTransition()
      stage.delegate.animator = TrialAnimator()
      stage.delegate.interactor = driver
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(0.05)
      driver.update(0.6)
      driver.cancel()
      await advance(0.5)
      #expect(stage.navigation.viewControllers == [stage.a])
      #expect(stage.b.parent == nil && stage.b.view.superview == nil)
      #expect(stage.a.view.window === stage.window)
    }
  }
}
#endif
