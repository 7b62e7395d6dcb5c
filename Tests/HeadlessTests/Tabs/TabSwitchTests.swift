import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  /// OQ-10, TB-7: either way.
  @MainActor @Suite struct TabSwitchTests {
    let tabs = UITabBarController()
    let log = CallLog()
    let all: [LoggingController]
    private let delegate = FadingTabs()
    let window: UIWindow

    init() async {
      all = ["A", "B", "C"].map { [log] in LoggingController($0, log) }
      tabs.viewControllers = all
      window = show(tabs)
      await advance(0.1)
      tabs.delegate = delegate
    }

    @Test("TB-7: a selection during a transition waits or is ignored", arguments: [true, false])
    func overlapping(_ waits: Bool) async {
      Headless.switches.tabSelectionsWait = waits
      tabs.selectedIndex = 1
      await advance(0.1)
      tabs.selectedIndex = 2
      #expect(tabs.selectedIndex == 1)
      await advance(2)
      #expect(tabs.selectedIndex == (waits ? 2 : 1))
      #expect(all[tabs.selectedIndex].view.window === window)
      #expect(all.filter { $0.viewIfLoaded?.window != nil }.count == 1)
    }

    @Test("OQ-10: a transition begins in the call or in the next turn", arguments: [true, false])
    func beginning(_ atOnce: Bool) async {
      Headless.switches.tabTransitionsBeginAtOnce = atOnce
      tabs.selectedIndex = 1
      #expect(delegate.animations == (atOnce ? 1 : 0))
      #expect(tabs.transitionCoordinator != nil)
      await advance(1)
      #expect(delegate.animations == 1)
      #expect(all[1].view.window === window)
    }

    @Test("OQ-10, TB-2: either will-call comes first", arguments: [true, false])
    func willOrder(_ leavingFirst: Bool) async {
      Headless.switches.leavingTabHearsFirst = leavingFirst
      tabs.selectedIndex = 1
      await advance(1)
      let wills = ["A.willDisappear(true)", "B.willAppear(true)"]
      #expect(log.only(wills) == (leavingFirst ? wills : wills.reversed()))
      #expect(all[1].view.window === window)
    }
  }
}

/// Fades between tabs.
@MainActor
private final class FadingTabs: NSObject, UITabBarControllerDelegate {
  let animator = TrialAnimator(log: CallLog())
  var animations: Int? { animator.log?.count(of: "animate") }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
