import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  /// OQ-6: either way, and what happens in the call.
  @MainActor @Suite struct PresentationOrderSwitchTests {
    let presenter = Noted()
    let presented = Noted()
    let fading = Fading()
    let window: UIWindow

    init() async {
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
      "OQ-6: the completion of a cancelled presentation runs, or does not",
      arguments: [true, false]
    )
    func completions(_ runs: Bool) async {
      Headless.switches.presentCompletionRunsOnCancel = runs
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
