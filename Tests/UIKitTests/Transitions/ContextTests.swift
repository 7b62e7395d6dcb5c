#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct ContextTests {
    private func context(_ stage: NavigationStage, isPush: Bool = true) async
      -> (any UIViewControllerContextTransitioning)?
    {
      let animator = TrialAnimator()
      stage.delegate.animator = animator
      if isPush {
        stage.navigation.pushViewController(stage.b, animated: true)
      } else {
        stage.navigation.popViewController(animated: true)
      }
      await advance(0.1)
      return animator.context
    }

    @Test("CX-2, CX-3, CX-12: both views and both controllers take part in a push")
    func hasViews() async throws {
      let stage = await NavigationStage(1)
      let context = try #require(await context(stage))
      #expect(context.viewController(forKey: .from) === stage.a)
      #expect(context.viewController(forKey: .to) === stage.b)
      #expect(context.view(forKey: .from) != nil && context.view(forKey: .to) != nil)
      #expect(context.view(forKey: UITransitionContextViewKey(rawValue: "other")) == nil)
      await advance(0.5)
    }

    @Test("CX-8, CX-10, CX-11: what kind of transition a push is")
    func hasKind() async throws {
      let stage = await NavigationStage(1)
      let context = try #require(await context(stage))
      #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
      #expect(context.presentationStyle == .none)
      #expect(context.targetTransform == .identity)
      #expect(
        stage.navigation.transitionCoordinator?.presentationStyle == UIModalPresentationStyle.none
      )
      await advance(0.5)
    }

    @Test(
      "CX-9: a transition is interactive until it is finished or cancelled",
      arguments: [true, false]
    )
    func isInteractive(isFinished: Bool) async throws {
      let stage = await NavigationStage(1)
      let driver = UIPercentDrivenInteractiveTransition()
      stage.delegate.interactor = driver
      let context = try #require(await context(stage))
      #expect(context.isInteractive)
      if isFinished { driver.finish() } else { driver.cancel() }
      #expect(!context.isInteractive && context.transitionWasCancelled == !isFinished)
      await advance(0.5)
    }
  }
}
#endif
