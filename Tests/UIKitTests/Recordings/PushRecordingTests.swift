#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// RC-20…RC-26: pushes and pops with an animator of the delegate's.
  @MainActor @Suite struct PushRecordingTests {
    private func stage(_ count: Int) async -> (NavigationStage, RecordedAnimator) {
      let stage = await NavigationStage(count)
      let animator = RecordedAnimator { [log = stage.log] in log.note($0) }
      stage.delegate.animator = animator
      return (stage, animator)
    }

    private func change(_ stage: NavigationStage, isPush: Bool) async {
      if isPush {
        stage.navigation.pushViewController(stage.b, animated: true)
      } else {
        stage.navigation.popViewController(animated: true)
      }
      await advance(1.2)
    }

    @Test(
      "RC-20, NV-17, NV-19, NV-23: the calls of a push, and of a pop",
      arguments: [true, false]
    )
    func calls(_ isPush: Bool) async {
      let (stage, _) = await stage(isPush ? 1 : 2)
      await change(stage, isPush: isPush)
      let (from, to) = isPush ? ("A", "B") : ("B", "A")
      let calls = [
        "\(from).willDisappear(true)", "\(to).willAppear(true)", "animate",
        "\(from).didDisappear(true)", "\(to).didAppear(true)", "ended true",
      ]
      #expect(stage.log.only(calls) == calls)
    }

    @Test(
      "RC-21, NV-40, CX-1: the views at the beginning of a push, and of a pop",
      arguments: [true, false]
    )
    func views(_ isPush: Bool) async {
      let (stage, animator) = await stage(isPush ? 1 : 2)
      let (from, to) = isPush ? (stage.a, stage.b) : (stage.b, stage.a)
      animator.whenBegun = { context in
        #expect(context.view(forKey: .from) === from.view)
        #expect(context.view(forKey: .to) === to.view)
        #expect(context.containerView.subviews == [from.view])
        #expect(context.containerView.window === stage.window)
        #expect(to.view.window == nil)
        #expect(context.isAnimated && !context.transitionWasCancelled)
        #expect(context.presentationStyle.rawValue == -1)
        #expect(context.targetTransform == .identity)
      }
      await change(stage, isPush: isPush)
      #expect(stage.log.contains("animate"))
    }

    @Test(
      "RC-22, CX-4, CX-5: the frames of a push, and of a pop, under a bar",
      arguments: [true, false]
    )
    func frames(_ isPush: Bool) async {
      let (stage, animator) = await stage(isPush ? 1 : 2)
      var frames: RecordedFrames?
      var bounds = CGRect.null
      animator.whenBegun = {
        frames = RecordedFrames($0)
        bounds = $0.containerView.bounds
      }
      await change(stage, isPush: isPush)
      #expect(frames == RecordedFrames(from: (bounds, .zero), to: (.zero, bounds)))
    }

    @Test("RC-23: the container is what holds the leaving view at rest", arguments: [true, false])
    func container(_ isPush: Bool) async {
      let (stage, animator) = await stage(isPush ? 1 : 2)
      let rest = (isPush ? stage.a : stage.b).view.superview
      animator.whenBegun = { context in
        #expect(context.containerView === rest)
        #expect(
          String(describing: type(of: context.containerView)) == "UIViewControllerWrapperView"
        )
      }
      await change(stage, isPush: isPush)
      #expect(stage.log.contains("animate"))
    }

    @Test(
      "RC-24: as soon as it is complete, the leaving view is gone, though nobody removed it",
      arguments: [true, false]
    )
    func completion(_ isPush: Bool) async {
      let (stage, animator) = await stage(isPush ? 1 : 2)
      let (from, to) = isPush ? (stage.a, stage.b) : (stage.b, stage.a)
      var isExchanged = false
      animator.whenCompleted = {
        isExchanged = to.view.window === stage.window && from.view.window == nil
      }
      await change(stage, isPush: isPush)
      #expect(isExchanged)
      #expect(from.view.superview == nil)
    }

    @Test("RC-25: the views between a window and the top controller's")
    func tree() async {
      let (stage, _) = await stage(1)
      #expect(
        stage.a.view.classesAbove == [
          "UIViewControllerWrapperView", "UINavigationTransitionView", "UILayoutContainerView",
          "UIDropShadowView", "UITransitionView", "UIWindow",
        ]
      )
    }

    @Test("RC-26: a navigation controller without a title has that of its only controller")
    func title() async {
      let (stage, _) = await stage(1)
      #expect(stage.navigation.title == "A")
      stage.navigation.title = "Own"
      #expect(stage.navigation.title == "Own")
    }
  }
}
#endif
