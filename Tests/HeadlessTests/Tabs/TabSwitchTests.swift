import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  /// OQ-10, TB-7: either way.
  @MainActor @Suite struct TabSwitchTests {
    let tabs = UITabBarController()
    let all = [UIViewController(), UIViewController(), UIViewController()]
    let delegate = SlowTabs()
    let window: UIWindow

    init() async {
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
  }
}

/// Fades between tabs.
@MainActor
final class SlowTabs: NSObject, UITabBarControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var animations = 0

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    animations += 1
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: 0.3, animations: { to.alpha = 1 }) { _ in
      context.completeTransition(true)
    }
  }
}
