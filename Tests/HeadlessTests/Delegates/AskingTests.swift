import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  /// What is implemented and what is not, where one delegate asks another.
  @MainActor @Suite struct AskingTests {
    /// Has no animator.
    private final class Plain: NSObject, UINavigationControllerDelegate {}

    /// Asks another delegate first, and has an animator of its own.
    private final class Front: NSObject, UINavigationControllerDelegate {
      let behind = Plain()
      let animator: TrialAnimator
      init(_ animator: TrialAnimator) { self.animator = animator }

      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        behind.navigationController(
          navigationController,
          animationControllerFor: operation,
          from: fromVC,
          to: toVC
        ) ?? animator
      }
    }

    @Test("NV-60: a delegate that asks one without an animator still gives its own")
    func nested() async {
      let stage = await NavigationStage(1)
      let front = Front(TrialAnimator(log: stage.log))
      stage.navigation.delegate = front
      stage.navigation.pushViewController(stage.b, animated: true)
      await advance(1)
      #expect(stage.log.count(of: "animate") == 1)
    }

    @Test("CO-2: what goes alongside joins the animation that an interactor of an app's own begins")
    func alongside() async {
      final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        var wantsInteractiveStart: Bool { false }
        func startInteractiveTransition(
          _ transitionContext: any UIViewControllerContextTransitioning
        ) {
          animator.addAnimations {}
          animator.pauseAnimation()
        }
      }
      let stage = await NavigationStage(1)
      let hand = Hand()
      let beside = UIView()
      stage.window.addSubview(beside)
      stage.push(with: TrialAnimator(), by: hand)
      stage.navigation.transitionCoordinator?.animate { _ in beside.alpha = 0 }
      await advance(0.1)
      hand.animator.fractionComplete = 0.25
      await advance(0.1)
      #expect(isClose(CGFloat(beside.shownAlpha ?? 0), 0.75, within: 0.01))
      hand.animator.stopAnimation(true)
    }
  }

  @MainActor @Suite("Key-value observing of delegates")
  struct DelegateObserverTests {
    final class Delegate: NSObject, UINavigationControllerDelegate {}

    @MainActor final class Heard { var all: [String] = [] }

    @Test("whoever observes a delegate hears of every setting, after it, until it stops")
    func heard() {
      let delegate = Delegate()
      let heard = Heard()
      let navigation = UINavigationController()
      let observation = navigation.observe(\.delegate) { navigation, _ in
        MainActor.assumeIsolated {
          heard.all.append("\(navigation.delegate === delegate)")
        }
      }
      navigation.delegate = delegate
      navigation.delegate = nil
      observation.invalidate()
      navigation.delegate = delegate
      #expect(heard.all == ["true", "false"])
    }
  }
}
