#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// MD-20…MD-29: who is told what, and when.
  @MainActor @Suite struct PresentationOrderTests {
    init() { startOver() }

    @Test("MD-20, MD-26, MD-27, EN-1: the calls of a full-screen presentation come in order")
    func presentOrder() async {
      let stage = await ModalStage(.fullScreen)
      stage.animator.also = { _ in stage.diary.note("animate") }
      stage.presenter.present(stage.presented, animated: true) { stage.diary.note("completion") }
      #expect(!stage.diary.lines.contains("animate"))
      await advance(1)
      #expect(
        stage.diary.read().filter { $0 != "B.didLoad" } == [
          "A.willDisappear", "B.willAppear", "animate", "B.didAppear", "A.didDisappear",
          "completion",
        ]
      )
    }

    @Test(
      "MD-28: the will-calls of a full-screen dismissal come in order, the did-calls at its end"
    )
    func dismissOrder() async {
      let stage = await ModalStage(.fullScreen)
      await stage.present()
      _ = stage.diary.read()
      stage.animator.also = { _ in stage.diary.note("animate") }
      stage.presenter.dismiss(animated: true) { stage.diary.note("completion") }
      await advance(1)
      let calls = stage.diary.read()
      #expect(calls.prefix(3) == ["B.willDisappear", "A.willAppear", "animate"])
      #expect(Set(calls[3..<5]) == ["A.didAppear", "B.didDisappear"])
      #expect(calls.last == "completion")
      #expect(calls.count == 6)
    }

    @Test(
      "MD-21: a completion runs after the last did-call of the presented controller",
      arguments: [true, false]
    )
    func completions(_ animated: Bool) async throws {
      let stage = await ModalStage(.overFullScreen, isCustom: false)
      stage.presenter.present(stage.presented, animated: animated) { stage.diary.note("done") }
      await advance(1)
      #expect(stage.diary.read() == ["B.didLoad", "B.willAppear", "B.didAppear", "done"])
      stage.presenter.dismiss(animated: animated) { stage.diary.note("done") }
      await advance(1)
      #expect(stage.diary.read() == ["B.willDisappear", "B.didDisappear", "done"])
    }

    @Test(
      "EN-1, EN-2: everything happens within completeTransition, the coordinator's completions last"
    )
    func withinCompletion() async throws {
      let stage = await ModalStage(.fullScreen)
      stage.animator.also = { _ in
        stage.presented.transitionCoordinator?.animate(
          alongsideTransition: nil,
          completion: { _ in stage.diary.note("coordinator") }
        )
      }
      var inside: [String] = []
      stage.animator.complete = { context in
        _ = stage.diary.read()
        context.completeTransition(true)
        inside = stage.diary.read()
      }
      stage.presenter.present(stage.presented, animated: true) { stage.diary.note("completion") }
      await advance(1)
      #expect(inside == ["B.didAppear", "A.didDisappear", "completion", "coordinator"])
    }

    @Test("MD-23: a presentation controller hears of each beginning and each end")
    func presentationController() async throws {
      let stage = await ModalStage(.custom)
      stage.usePresentation()
      await stage.present()
      await stage.dismiss()
      let own = stage.diary.read().filter { $0.contains(" ") }
      #expect(
        own == [
          "presentation begins", "presentation ended true", "dismissal begins",
          "dismissal ended true",
        ]
      )
    }

    @Test("MD-23, MD-24: a cancelled presentation says so, and nothing is presented")
    func cancelledPresentation() async throws {
      let stage = await ModalStage(.custom)
      stage.usePresentation(removesPresenter: true)
      let driver = stage.drive()
      stage.presenter.present(stage.presented, animated: true)
      await nextTurn()
      driver.update(0.5)
      #expect(stage.presenter.presentedViewController === stage.presented)
      driver.cancel()
      await advance(1)
      #expect(
        stage.diary.read().filter { !$0.contains("didLoad") } == [
          "presentation begins", "A.willDisappear", "B.willAppear", "B.willDisappear",
          "B.didDisappear", "A.willAppear", "A.didAppear", "presentation ended false",
        ]
      )
      #expect(stage.presenter.presentedViewController == nil)
      #expect(stage.presented.presentingViewController == nil)
      #expect(stage.animator.ended == [false])
    }

    @Test("MD-24: after a cancelled dismissal everything is presented as before")
    func cancelledDismissal() async throws {
      let stage = await ModalStage(.fullScreen)
      await stage.present()
      _ = stage.diary.read()
      let driver = stage.drive()
      stage.presenter.dismiss(animated: true)
      await nextTurn()
      driver.update(0.5)
      driver.cancel()
      await advance(1)
      #expect(
        stage.diary.read() == [
          "B.willDisappear", "A.willAppear", "A.willDisappear", "A.didDisappear", "B.willAppear",
          "B.didAppear",
        ]
      )
      #expect(stage.presenter.presentedViewController === stage.presented)
      #expect(!stage.presented.isBeingDismissed)
      #expect(stage.presented.view.window === stage.window)
      stage.delegate.interactor = nil
      await stage.dismiss()
      #expect(stage.presenter.view.window === stage.window)
    }

    @Test("MD-17: a controller being presented or dismissed knows it in its own calls")
    func flags() async {
      let stage = await ModalStage(.fullScreen)
      var seen: [String] = []
      let presented = FlagController()
      presented.modalPresentationStyle = .fullScreen
      presented.look = { seen.append($0) }
      stage.presenter.present(presented, animated: true)
      await advance(1)
      stage.presenter.dismiss(animated: true)
      await advance(1)
      #expect(seen == ["presented", "presented", "dismissed", "dismissed"])
      #expect(!presented.isBeingPresented && !presented.isBeingDismissed)
    }

    @Test("MD-17: who presents whom is known as soon as present returns", arguments: [true, false])
    func pointers(_ animated: Bool) async {
      let stage = await ModalStage(.fullScreen)
      stage.presenter.present(stage.presented, animated: animated)
      #expect(stage.presenter.presentedViewController === stage.presented)
      #expect(stage.presented.presentingViewController === stage.presenter)
      await advance(1)
      await stage.dismiss(animated: animated)
      #expect(stage.presenter.presentedViewController == nil)
      #expect(stage.presented.presentingViewController == nil)
    }
  }
}

/// Says in each appearance call what it is in the middle of.
private final class FlagController: UIViewController {
  var look: (String) -> Void = { _ in }

  private func say() {
    look(isBeingPresented ? "presented" : isBeingDismissed ? "dismissed" : "neither")
  }
  override func viewWillAppear(_ animated: Bool) { say() }
  override func viewDidAppear(_ animated: Bool) { say() }
  override func viewWillDisappear(_ animated: Bool) { say() }
  override func viewDidDisappear(_ animated: Bool) { say() }
}
#endif
