#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// MD-20…MD-29: who is told what, and when.
  @MainActor @Suite struct PresentationOrderTests {
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
