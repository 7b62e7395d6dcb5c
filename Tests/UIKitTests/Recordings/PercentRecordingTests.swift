#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// RC-40…RC-47: transitions in the hand.
  @MainActor @Suite struct PercentRecordingTests {
    @Test("RC-40: what a new one says")
    func new() {
      let driver = UIPercentDrivenInteractiveTransition()
      #expect(driver.duration == 0 && driver.percentComplete == 0 && driver.completionSpeed == 1)
      #expect(driver.completionCurve.rawValue == 7)
    }

    @Test("RC-41: before it was begun nothing moves it")
    func neverBegun() {
      let driver = UIPercentDrivenInteractiveTransition()
      driver.update(0.4)
      driver.cancel()
      driver.finish()
      driver.update(1.5)
      driver.update(-1)
      #expect(driver.percentComplete == 0)
    }

    /// A pop that a hand has begun, and what its context was.
    private func pop() async -> (
      stage: NavigationStage, driver: UIPercentDrivenInteractiveTransition,
      animator: RecordedAnimator
    ) {
      let stage = await NavigationStage(2)
      let animator = RecordedAnimator { [log = stage.log] in log.note($0) }
      let driver = UIPercentDrivenInteractiveTransition()
      stage.delegate.animator = animator
      stage.delegate.interactor = driver
      return (stage, driver, animator)
    }

    @Test("RC-42, PD-1: once begun it has the animator's duration and what it was told")
    func begun() async {
      let (stage, driver, _) = await pop()
      stage.navigation.popViewController(animated: true)
      await advance(0.1)
      driver.update(0.4)
      #expect(isClose(driver.duration, 0.8))
      #expect(isClose(driver.percentComplete, 0.4))
      driver.finish()
      await advance(1.2)
    }

    @Test("RC-43, NV-38: a pop in the hand says and calls what any pop does")
    func finishedPop() async {
      let (stage, driver, animator) = await pop()
      animator.whenBegun = { context in
        let bounds = context.containerView.bounds
        #expect(context.isInteractive && context.isAnimated)
        #expect(context.containerView.subviews == [stage.b.view])
        #expect(stage.a.view.window == nil)
        #expect(
          RecordedFrames(context) == RecordedFrames(from: (bounds, .zero), to: (.zero, bounds))
        )
      }
      stage.navigation.popViewController(animated: true)
      await advance(0.1)
      driver.update(0.4)
      driver.finish()
      await advance(1.2)
      let calls = [
        "B.willDisappear(true)", "A.willAppear(true)", "animate", "B.didDisappear(true)",
        "A.didAppear(true)", "ended true",
      ]
      #expect(stage.log.only(calls) == calls)
    }

    @Test("RC-44: a cancelled pop makes its calls when it is complete, and not before")
    func cancelledPop() async {
      let (stage, driver, _) = await pop()
      stage.navigation.popViewController(animated: true)
      await advance(0.1)
      driver.update(0.4)
      let kinds = ["ppear(", "animate", "ended"]
      func calls() -> [String] {
        stage.log.calls.filter { call in kinds.contains { call.contains($0) } }
      }
      let before = ["B.willDisappear(true)", "A.willAppear(true)", "animate"]
      #expect(calls() == before)
      driver.cancel()
      #expect(calls() == before)
      await advance(1.2)
      #expect(
        calls() == before + [
          "A.willDisappear(true)", "A.didDisappear(true)", "B.willAppear(true)",
          "B.didAppear(true)", "ended false",
        ]
      )
    }

    @Test("RC-46, RC-47: after a cancelled pop the views and their values are as before")
    func afterCancelledPop() async {
      let (stage, driver, animator) = await pop()
      var alpha: CGFloat?
      var windows: [UIWindow?] = []
      var controllers: [UIViewController] = []
      animator.whenCompleted = {
        alpha = stage.a.view.alpha
        windows = [stage.a.view.window, stage.b.view.window]
        controllers = stage.navigation.viewControllers
      }
      stage.navigation.popViewController(animated: true)
      await advance(0.1)
      driver.update(0.4)
      driver.cancel()
      await advance(1.2)
      #expect(alpha == 0)
      #expect(windows == [nil, stage.window])
      #expect(controllers == [stage.a, stage.b])
    }

    @Test("RC-45, RC-46: a cancelled dismissal tells its completion, and all is as before")
    func cancelledDismissal() async {
      let stage = await ModalStage(.fullScreen, isCustom: false, inNavigation: true)
      await stage.present(animated: false)
      let animator = RecordedAnimator { [diary = stage.diary] in diary.note($0) }
      stage.delegate.animator = animator
      let driver = stage.drive()
      let presenting = stage.window.rootViewController?.view
      var alpha: CGFloat?
      animator.whenCompleted = { alpha = presenting?.alpha }
      _ = stage.diary.read()
      stage.presenter.dismiss(animated: true) { stage.diary.note("completion") }
      await advance(0.1)
      driver.update(0.4)
      driver.cancel()
      await advance(1.2)
      #expect(
        stage.diary.read() == [
          "B.willDisappear", "A.willAppear", "animate", "A.willDisappear", "A.didDisappear",
          "B.willAppear", "B.didAppear", "completion", "ended false",
        ]
      )
      #expect(alpha == 0)
      #expect(stage.presented.presentingViewController != nil)
      #expect(stage.presented.view.window === stage.window && stage.presented.view.alpha == 1)
    }
  }
}
#endif
