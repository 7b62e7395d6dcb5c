#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct PercentDrivenTests {
    /// A push of a second by hand, up to a part of the way.
    private func push(
      to part: CGFloat
    ) async -> (stage: NavigationStage, driver: UIPercentDrivenInteractiveTransition) {
      let stage = await NavigationStage(1)
      let driver = await stage.drive(to: part, with: TrialAnimator(duration: 1)) {
        $0.pushViewController(stage.b, animated: true)
      }
      return (stage, driver)
    }

    /// What is visible of the coming view, whose opacity goes from 0 to 1 in a straight line.
    private func progress(_ stage: NavigationStage) -> CGFloat {
      stage.b.view.layer.presentation().map { CGFloat($0.opacity) } ?? -1
    }

    @Test("PD-2, PD-5: the animation stands still and follows the hand linearly, both ways")
    func scrubs() async {
      let (stage, driver) = await push(to: 0)
      await advance(1)
      #expect(isClose(progress(stage), 0, within: 1e-3))
      for percent in [0.3, 0.8, 0.1, 1, 0.5] as [CGFloat] {
        driver.update(percent)
        await advance(0.1)
        #expect(isClose(progress(stage), percent, within: 0.01))
      }
      #expect(!stage.log.contains("didShow(B)"))
      driver.finish()
      await advance(1)
      #expect(stage.log.contains("didShow(B)"))
    }

    @Test("PD-5: after the hand the completion curve counts", arguments: [true, false])
    func followsCurve(isLinear: Bool) async {
      let (stage, driver) = await push(to: 0.5)
      driver.completionCurve = isLinear ? .linear : .easeOut
      driver.finish()
      await advance(0.25)
      let shown = progress(stage)
      #expect(isLinear ? isClose(shown, 0.75, within: 0.05) : shown > 0.8)
      await advance(1)
      #expect(stage.log.contains("didShow(B)"))
    }

    @Test(
      "PD-4, NV-37: the rest takes its part of the duration, divided by the speed; cancelled, all is as before",
      arguments: [(0.25, 1.0), (0.25, 2.0), (0.75, 0.5)],
      [true, false]
    )
    func takesTheRest(percentAndSpeed: (Double, Double), isFinished: Bool) async {
      let (percent, speed) = percentAndSpeed
      let (stage, driver) = await push(to: percent)
      driver.completionSpeed = speed
      if isFinished { driver.finish() } else { driver.cancel() }
      let rest = (isFinished ? 1 - percent : percent) / speed
      await advance(rest - 0.05)
      #expect(stage.navigation.transitionCoordinator != nil)
      await advance(0.15)
      #expect(stage.navigation.transitionCoordinator == nil)
      #expect(stage.log.contains("didShow(B)") == isFinished)
      let (shown, gone) = isFinished ? (stage.b, stage.a) : (stage.a, stage.b)
      #expect(stage.navigation.viewControllers.last === shown && shown.view.window === stage.window)
      #expect(gone.view.window == nil && (stage.b.parent == nil) != isFinished)
      #expect(isFinished || gone.view.superview == nil)
    }

    @Test("PD-13, PD-14: an end before the beginning counts", arguments: [true, false])
    func remembersEarlyEnd(isFinished: Bool) async {
      let stage = await NavigationStage(1)
      let driver = UIPercentDrivenInteractiveTransition()
      stage.push(with: TrialAnimator(log: stage.log), by: driver)
      driver.update(0.2)
      if isFinished { driver.finish() } else { driver.cancel() }
      await advance(1)
      #expect(stage.log.contains("ended(\(isFinished))"))
      #expect(stage.navigation.viewControllers.count == (isFinished ? 2 : 1))
    }

    @Test(
      "CO-2, CO-5: a view outside of the container is driven if it is named, one inside always",
      arguments: [(true, true), (true, false), (false, false)]
    )
    func drivesOthers(isNamed: Bool, isInterruptible: Bool) async {
      let stage = await NavigationStage(1)
      let driver = UIPercentDrivenInteractiveTransition()
      stage.delegate.animator = isInterruptible ? InterruptibleAnimator() : TrialAnimator()
      stage.delegate.interactor = driver
      let (bar, view) = (UIView(), UIView())
      stage.window.addSubview(bar)
      stage.a.view.addSubview(view)
      await advance(0.05)
      stage.navigation.pushViewController(stage.b, animated: true)
      let coordinator = stage.navigation.transitionCoordinator
      if isNamed {
        coordinator?.animateAlongsideTransition(in: bar) { _ in bar.alpha = 0 }
      } else {
        coordinator?.animate { _ in bar.alpha = 0 }
      }
      coordinator?.animate { _ in view.alpha = 0 }
      await advance(0.05)
      driver.update(0.25)
      await advance(1)
      #expect(isClose(CGFloat(bar.shownAlpha ?? -1), isNamed ? 0.75 : 0, within: 0.01))
      #expect(isClose(CGFloat(view.shownAlpha ?? -1), 0.75, within: 0.01))
      #expect(isClose(progress(stage), 0.25, within: 0.01))
      driver.finish()
      await advance(1)
      #expect(bar.layer.speed == 1 && view.alpha == 0 && stage.log.contains("didShow(B)"))
    }
  }
}

/// An animator made of a property animator, for one transition that is completed.
final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// How many property animators it has made.
  private(set) var made = 0
  private let duration = 0.4
  private var running: UIViewPropertyAnimator?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let running { return running }
    made += 1
    let to = transitionContext.view(forKey: .to)
    if let to, let arriving = transitionContext.viewController(forKey: .to) {
      transitionContext.containerView.addSubview(to)
      to.frame = transitionContext.finalFrame(for: arriving)
      to.alpha = 0
    }
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { to?.alpha = 1 }
    animator.addCompletion { transitionContext.completeTransition($0 == .end) }
    running = animator
    return animator
  }
}
#endif
