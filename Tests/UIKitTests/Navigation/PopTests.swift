#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct PopTests {
    @Test("NV-22: a pop tells the leaving controller and has changed the stack when it returns")
    func popsAtOnce() async {
      let stage = await NavigationStage(2, animator: TrialAnimator())
      let popped = stage.navigation.popViewController(animated: true)
      #expect(popped === stage.b)
      #expect(stage.log.contains("B.willMove(nil)"))
      #expect(stage.navigation.viewControllers == [stage.a])
      #expect(stage.navigation.topViewController === stage.a)
      await advance(0.5)
    }

    @Test("NV-24: what is popped for good is let go of")
    func releases() async {
      let stage = await NavigationStage(1, spare: 0)
      weak var leaving: UIViewController?
      do {
        let controller = UIViewController()
        leaving = controller
        stage.navigation.pushViewController(controller, animated: true)
        await advance(0.6)
        stage.navigation.popViewController(animated: true)
      }
      await advance(0.6)
      #expect(leaving == nil)
    }
  }
}
#endif
