#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite(.enabled(if: Hands.isAvailable)) struct PopGestureTests {
    /// A visible stack of two without a delegate.
    private func stack() async -> (UINavigationController, UIWindow) {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(UIViewController(), animated: false)
      let window = show(navigation)
      await advance(0.1)
      return (navigation, window)
    }

    /// Whether a drag from the edge pops.
    private func pops(_ navigation: UINavigationController, in window: UIWindow) async -> Bool {
      let count = navigation.viewControllers.count
      await Hands.edgeDrag(.left, distance: 300, in: window)
      await advance(1)
      return navigation.viewControllers.count < count
    }

    @Test("NV-62, NV-65: a drag from the edge pops, a short one does not")
    func popsByHand() async {
      let (navigation, window) = await stack()
      let recognizer = navigation.interactivePopGestureRecognizer
      #expect(
        recognizer is UIScreenEdgePanGestureRecognizer && recognizer?.view === navigation.view
      )
      let finger = await Hands.touch(at: CGPoint(x: 1, y: 400), in: window)
      await finger.move(to: CGPoint(x: 100, y: 400), during: 0.5)
      #expect(navigation.viewControllers.count == 1)
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      await finger.hold(for: 0.3)
      await finger.lift()
      await advance(1)
      #expect(navigation.viewControllers.count == 2)
      #expect(await pops(navigation, in: window))
      #expect(navigation.topViewController?.view.window === window)
    }

    @Test(
      "NV-62: not on the root, not with an own left button, a hidden back button or a hidden bar"
    )
    func keepsConditions() async {
      for number in 0..<4 {
        startOver()
        let (navigation, window) = await stack()
        switch number {
        case 0: navigation.popViewController(animated: false)
        case 1: navigation.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem()
        case 2: navigation.topViewController?.navigationItem.hidesBackButton = true
        default: navigation.setNavigationBarHidden(true, animated: false)
        }
        await advance(0.1)
        #expect(await pops(navigation, in: window) == false, "\(number)")
      }
    }

    @Test(
      "NV-60: a delegate that implements its animator method turns the gesture off",
      arguments: [true, false]
    )
    func isTurnedOff(implements: Bool) async {
      final class Silent: NSObject, UINavigationControllerDelegate {}
      let (navigation, window) = await stack()
      let silent = Silent()
      let log = NavigationLog(CallLog())
      navigation.delegate = implements ? log : silent
      #expect(await pops(navigation, in: window) == !implements)
    }

    @Test("NV-61: a delegate of one's own on the recognizer brings the gesture back")
    func isRepaired() async {
      final class Allowing: NSObject, UIGestureRecognizerDelegate {}
      let (navigation, window) = await stack()
      let log = NavigationLog(CallLog())
      let allowing = Allowing()
      navigation.delegate = log
      navigation.interactivePopGestureRecognizer?.delegate = allowing
      #expect(await pops(navigation, in: window))
    }

    @Test("NV-63: turning the recognizer off during its gesture cancels it")
    func isCancelled() async {
      let (navigation, window) = await stack()
      let finger = await Hands.touch(at: CGPoint(x: 1, y: 400), in: window)
      await finger.move(to: CGPoint(x: 300, y: 400), during: 0.3)
      navigation.interactivePopGestureRecognizer?.isEnabled = false
      await advance(1)
      await finger.lift()
      #expect(navigation.viewControllers.count == 2)
    }
  }

  @MainActor @Suite struct PopTests {
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
