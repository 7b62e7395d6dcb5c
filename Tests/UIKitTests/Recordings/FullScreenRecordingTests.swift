#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// RC-30…RC-39: full-screen presentations and dismissals with an animator of the delegate's.
  @MainActor @Suite struct FullScreenRecordingTests {
    private func stage() async -> (ModalStage, RecordedAnimator) {
      let stage = await ModalStage(.fullScreen, isCustom: false, inNavigation: true)
      stage.presented.loadViewIfNeeded()
      let animator = RecordedAnimator { [diary = stage.diary] in diary.note($0) }
      stage.delegate.animator = animator
      return (stage, animator)
    }

    /// Presents, or, once that is over, dismisses; both to the end, with completions that are noted.
    private func change(_ stage: ModalStage, isPresenting: Bool) async {
      let noteCompletion = { stage.diary.note("completion") }
      if isPresenting {
        stage.presenter.present(stage.presented, animated: true, completion: noteCompletion)
      } else {
        stage.presenter.dismiss(animated: true, completion: noteCompletion)
      }
      await advance(1.2)
    }

    /// A stage at which the change that is looked at comes next.
    private func ready(_ isPresenting: Bool) async -> (ModalStage, RecordedAnimator) {
      let (stage, animator) = await stage()
      if !isPresenting { await change(stage, isPresenting: true) }
      _ = stage.diary.read()
      return (stage, animator)
    }

    @Test("RC-30, RC-32: the calls of a presentation")
    func presentation() async {
      let (stage, _) = await ready(true)
      await change(stage, isPresenting: true)
      #expect(
        stage.diary.read() == [
          "A.willDisappear", "B.willAppear", "animate", "B.didAppear", "A.didDisappear",
          "completion", "ended true",
        ]
      )
    }

    @Test("RC-31, RC-32: the calls of a dismissal")
    func dismissal() async {
      let (stage, _) = await ready(false)
      await change(stage, isPresenting: false)
      #expect(
        stage.diary.read() == [
          "B.willDisappear", "A.willAppear", "animate", "A.didAppear", "B.didDisappear",
          "completion", "ended true",
        ]
      )
    }

    @Test("RC-33: the views at the beginning, in both directions", arguments: [true, false])
    func views(_ isPresenting: Bool) async {
      let (stage, animator) = await ready(isPresenting)
      let presenting = stage.window.rootViewController?.view
      let (from, to) =
        isPresenting ? (presenting, stage.presented.view) : (stage.presented.view, presenting)
      animator.whenBegun = { context in
        #expect(context.view(forKey: .from) === from && context.view(forKey: .to) === to)
        #expect(context.containerView.subviews == [from])
        #expect(to?.window == nil)
        #expect(context.presentationStyle == .fullScreen)
        #expect(context.containerView.superview === stage.window)
        #expect(String(describing: type(of: context.containerView)) == "UITransitionView")
      }
      await change(stage, isPresenting: isPresenting)
      #expect(stage.diary.lines.contains("animate"))
    }

    @Test(
      "RC-34, RC-35: the frames of a presentation and of a dismissal",
      arguments: [true, false]
    )
    func frames(_ isPresenting: Bool) async {
      let (stage, animator) = await ready(isPresenting)
      var frames: RecordedFrames?
      var bounds = CGRect.null
      animator.whenBegun = {
        frames = RecordedFrames($0)
        bounds = $0.containerView.bounds
      }
      await change(stage, isPresenting: isPresenting)
      let final = isPresenting ? .zero : bounds
      #expect(frames == RecordedFrames(from: (bounds, final), to: (.zero, bounds)))
    }

    @Test(
      "RC-36: as soon as it is complete, the one view is there and the other is not",
      arguments: [true, false]
    )
    func completion(_ isPresenting: Bool) async {
      let (stage, animator) = await ready(isPresenting)
      let presenting = stage.window.rootViewController?.view
      var windows: [UIWindow?] = []
      animator.whenCompleted = { windows = [presenting?.window, stage.presented.view.window] }
      await change(stage, isPresenting: isPresenting)
      #expect(windows == (isPresenting ? [nil, stage.window] : [stage.window, nil]))
    }

    @Test("RC-37: the presenter's view comes back where it was, also if no animator touched it")
    func restored() async {
      let (stage, animator) = await stage()
      let presenting = stage.window.rootViewController?.view
      let frame = presenting?.frame
      await change(stage, isPresenting: true)
      animator.addsView = false
      let driver = stage.drive()
      stage.presenter.dismiss(animated: true)
      await advance(0.1)
      driver.update(0.4)
      driver.finish()
      await advance(1.2)
      #expect(presenting?.window === stage.window)
      #expect(presenting?.frame == frame)
    }

    @Test("RC-38: UIKit itself asks how long it takes, even if the animator never does")
    func duration() async {
      let (stage, animator) = await stage()
      await change(stage, isPresenting: true)
      #expect(animator.durationsAsked > 0)
    }

    @Test("RC-39: after a presentation and a dismissal of UIKit's own the presenter is as before")
    func own() async {
      let (stage, _) = await stage()
      stage.delegate.animator = nil
      let presenting = stage.window.rootViewController?.view
      let frame = presenting?.frame
      await change(stage, isPresenting: true)
      await change(stage, isPresenting: false)
      #expect(presenting?.frame == frame)
      #expect(presenting?.window === stage.window)
    }
  }
}
#endif
