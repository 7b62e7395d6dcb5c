import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  /// OQ-6, OQ-8: either way, the recorded one and the other.
  @MainActor @Suite struct PresentationOrderSwitchTests {
    let presenter = Noted()
    let presented = Noted()
    let fading = Fading()
    let window: UIWindow

    init() async {
      startOver()
      window = show(presenter)
      await advance(0.1)
      presented.transitioningDelegate = fading
    }

    private func use(_ style: UIModalPresentationStyle) -> () -> [String] {
      var lines: [String] = []
      presented.modalPresentationStyle = style
      presented.note = { lines.append("B.\($0)") }
      presenter.note = { lines.append("A.\($0)") }
      fading.note = { lines.append($0) }
      return {
        defer { lines = [] }
        return lines
      }
    }

    @Test(
      "OQ-6: a presentation controller hears before the controllers or after",
      arguments: [true, false]
    )
    func whoHearsFirst(_ controllerFirst: Bool) async {
      Headless.switches.presentationControllerHearsFirst = controllerFirst
      let read = use(.custom)
      presenter.present(presented, animated: true)
      await advance(1)
      #expect(
        read()
          == (controllerFirst
            ? ["begins", "B.willAppear", "ended", "B.didAppear"]
            : ["B.willAppear", "begins", "B.didAppear", "ended"])
      )
    }

    @Test("OQ-6: at the end of a dismissal either did-call comes first", arguments: [true, false])
    func didOrder(_ dismissedFirst: Bool) async {
      Headless.switches.dismissedControllerHearsFirst = dismissedFirst
      let read = use(.fullScreen)
      presenter.present(presented, animated: true)
      await advance(1)
      _ = read()
      presenter.dismiss(animated: true)
      await advance(1)
      let ends = ["A.didAppear", "B.didDisappear"]
      #expect(read() == ["A.willAppear"] + (dismissedFirst ? ends.reversed() : ends))
    }

    @Test(
      "OQ-6: a completion runs after a cancelled transition, or does not",
      arguments: [true, false]
    )
    func completions(_ runs: Bool) async {
      Headless.switches.modalCompletionsRunOnCancel = runs
      let driver = UIPercentDrivenInteractiveTransition()
      fading.driver = driver
      presented.modalPresentationStyle = .fullScreen
      var completed = 0
      presenter.present(presented, animated: true) { completed += 1 }
      await nextTurn()
      driver.update(0.5)
      driver.cancel()
      await advance(1)
      #expect(presenter.presentedViewController == nil)
      #expect(completed == (runs ? 1 : 0))
    }

    @Test(
      "OQ-8: a presenter's view that no animator put anywhere comes back, or is gone",
      arguments: [true, false]
    )
    func forgotten(_ restores: Bool) async {
      Headless.switches.fullScreenDismissalRestoresView = restores
      presented.modalPresentationStyle = .fullScreen
      presenter.present(presented, animated: true)
      await advance(1)
      fading.addsView = false
      presenter.dismiss(animated: true)
      await advance(1)
      #expect((presenter.view.window === window) == restores)
    }

    @Test("TR-21, MD-17: without animation all of it happens in the call")
    func atOnce() {
      let read = use(.overFullScreen)
      presenter.present(presented, animated: false) { fading.note("done") }
      #expect(read() == ["B.willAppear", "B.didAppear", "done"])
      #expect(presented.view.window === window)
      presenter.dismiss(animated: false) { fading.note("done") }
      #expect(read() == ["B.didDisappear", "done"])
      #expect(window.showsOnly(presenter.view))
    }
  }
}
