import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  /// OQ-6, OQ-7, OQ-15: either way of what nobody has settled, and the warnings.
  @MainActor @Suite struct PresentationSwitchTests {
    let log = CallLog()
    let presenter: LoggingController
    let presented: LoggingController
    let window: UIWindow

    init() async {
      (presenter, presented) = (LoggingController("A", log), LoggingController("B", log))
      window = show(presenter)
      await advance(0.1)
      log.clear()
    }

    @Test("MD-16: presenting while presenting, or off the screen, warns, and nothing happens")
    func inVain() async {
      let (other, lonely) = (UIViewController(), UIViewController())
      presenter.present(presented, animated: false)
      for source in [presenter, lonely] {
        source.present(other, animated: false) { Issue.record("it was not presented") }
        await advance(1)
        #expect(other.presentingViewController == nil)
      }
      #expect(Headless.warnings.count == 2 && !lonely.isViewLoaded)
      #expect(presenter.presentedViewController === presented)
    }

    @Test(
      "OQ-7: the presented view is loaded by the call or by the transition",
      arguments: [true, false]
    )
    func loading(_ atOnce: Bool) async {
      Headless.switches.presentLoadsViewAtOnce = atOnce
      presenter.present(presented, animated: true)
      #expect(presented.isViewLoaded == atOnce)
      await advance(1)
      #expect(presented.isViewLoaded)
    }

    @Test("OQ-15: a sheet's view is in a wrapper or by itself", arguments: [true, false])
    func wrapper(_ wraps: Bool) async {
      Headless.switches.sheetsWrapPresentedView = wraps
      presenter.present(presented, animated: true)
      await advance(1)
      let container = presented.presentationController?.containerView
      #expect((presented.view.superview === container) == !wraps)
      #expect(
        presented.view.convert(presented.view.bounds, to: nil)
          == CGRect(x: 0, y: 59, width: 393, height: 793)
      )
      presenter.dismiss(animated: true)
      await advance(1)
      #expect(presented.view.superview == nil)
    }

    @Test(
      "OQ-15: a presenter's view is set back behind a page sheet, and comes forward again",
      arguments: [true, false]
    )
    func setBack(_ pushes: Bool) async {
      Headless.switches.sheetsPushPresenterBack = pushes
      presenter.present(presented, animated: true)
      await advance(1)
      #expect(presenter.view.transform.isIdentity == !pushes)
      presenter.dismiss(animated: true)
      await advance(1)
      #expect(presenter.view.transform.isIdentity)
    }

    @Test(
      "OQ-6: the completion of a cancelled presentation runs, or does not",
      arguments: [true, false]
    )
    func completions(_ runs: Bool) async {
      Headless.switches.presentCompletionRunsOnCancel = runs
      let driven = Driven()
      presented.transitioningDelegate = driven
      presented.modalPresentationStyle = .fullScreen
      var completed = 0
      presenter.present(presented, animated: true) { completed += 1 }
      await nextTurn()
      driven.driver.update(0.5)
      driven.driver.cancel()
      await advance(1)
      #expect(presenter.presentedViewController == nil)
      #expect(completed == (runs ? 1 : 0))
    }

    @Test("TR-21, MD-17: without animation all of it happens in the call")
    func atOnce() {
      presented.modalPresentationStyle = .overFullScreen
      presenter.present(presented, animated: false) { log.note("done") }
      let calls = ["B.willAppear(false)", "B.didAppear(false)", "B.didDisappear(false)", "done"]
      #expect(log.only(calls) == [calls[0], calls[1], "done"])
      #expect(presented.view.window === window)
      log.clear()
      presenter.dismiss(animated: false) { log.note("done") }
      #expect(log.only(calls) == [calls[2], "done"])
      #expect(window.showsOnly(presenter.view))
    }
  }
}

/// Lets a hand drive what comes.
private final class Driven: NSObject, UIViewControllerTransitioningDelegate {
  let driver = UIPercentDrivenInteractiveTransition()

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { TrialAnimator() }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
