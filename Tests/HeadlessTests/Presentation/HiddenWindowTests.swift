import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  /// What the real UIKit says to whom in a hidden window nobody has looked up; the stand-in says nothing.
  @MainActor @Suite("Presenting in vain, at once, and in a window that is hidden")
  struct HiddenWindowTests {
    let log = CallLog()
    let (a, b): (LoggingController, LoggingController)
    let window: UIWindow

    init() async {
      (a, b) = (LoggingController("A", log), LoggingController("B", log))
      window = show(a)
      await advance(0.1)
      log.clear()
    }

    @Test("MD-16: presenting while presenting, or off the screen, warns, and nothing happens")
    func inVain() async {
      let (other, lonely) = (UIViewController(), UIViewController())
      a.present(b, animated: false)
      for source in [a, lonely] {
        source.present(other, animated: false) { Issue.record("it was not presented") }
        await advance(1)
        #expect(other.presentingViewController == nil)
      }
      #expect(Headless.warnings.count == 2 && !lonely.isViewLoaded)
      #expect(a.presentedViewController === b)
    }

    @Test("TR-21, MD-17: without animation all of it happens in the call")
    func atOnce() {
      b.modalPresentationStyle = .overFullScreen
      a.present(b, animated: false) { log.note("done") }
      let calls = ["B.willAppear(false)", "B.didAppear(false)", "B.didDisappear(false)", "done"]
      #expect(log.only(calls) == [calls[0], calls[1], "done"])
      #expect(b.view.window === window)
      log.clear()
      a.dismiss(animated: false) { log.note("done") }
      #expect(log.only(calls) == [calls[2], "done"])
      #expect(window.showsOnly(a.view))
    }

    @Test(
      "whoever is there hears of it once it is seen, and nobody twice",
      arguments: [UIModalPresentationStyle.fullScreen, .pageSheet],
      [true, false]
    )
    func hidden(style: UIModalPresentationStyle, isAnimated: Bool) async {
      window.isHidden = true
      await advance(0.1)
      log.clear()
      b.modalPresentationStyle = style
      a.present(b, animated: isAnimated)
      await advance(1)
      #expect(log.appearances == [])
      window.isHidden = false
      await advance(0.1)
      #expect(log.appearances.last == "B.didAppear(false)")
      #expect(log.contains("A.didAppear(false)") == (style == .pageSheet))
      window.isHidden = true
      await advance(0.1)
      log.clear()
      a.dismiss(animated: isAnimated)
      await advance(1)
      #expect(log.appearances == [])
      window.isHidden = false
      await advance(0.1)
      #expect(log.appearances == ["A.willAppear(false)", "A.didAppear(false)"])
      #expect(Headless.accounts.warnings == [])
    }

    @Test(
      "hidden on its way, everybody hears of the end once",
      arguments: [UIModalPresentationStyle.fullScreen, .pageSheet]
    )
    func hiddenOnItsWay(style: UIModalPresentationStyle) async {
      b.modalPresentationStyle = style
      a.present(b, animated: true)
      await advance(0.1)
      window.isHidden = true
      await advance(1)
      #expect(log.count(of: "B.didDisappear(false)") == 1 && !log.contains("B.didAppear(true)"))
      a.dismiss(animated: true)
      await advance(1)
      #expect(Headless.accounts.warnings == [])
    }
  }
}
