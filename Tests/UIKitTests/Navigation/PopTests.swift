#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// RC-40…RC-47: transitions in the hand.
  @MainActor @Suite struct InteractivePopTests {
    @Test("RC-40, RC-41: what a new one says, and before it was begun nothing moves it")
    func new() {
      let driver = UIPercentDrivenInteractiveTransition()
      #expect(driver.duration == 0 && driver.percentComplete == 0 && driver.completionSpeed == 1)
      #expect(driver.completionCurve.rawValue == 7)
      driver.update(0.4)
      driver.cancel()
      driver.finish()
      driver.update(1.5)
      driver.update(-1)
      #expect(driver.percentComplete == 0)
    }

    @Test(
      "NV-22, NV-30…NV-35, NV-39, NV-43, RC-38, RC-42, RC-44, RC-46, RC-47, PD-1, CO-7: a cancelled pop"
    )
    func cancelled() async {
      let stage = await NavigationStage(2)
      let (a, b, log, navigation) = (stage.a, stage.b, stage.log, stage.navigation)
      let frame = b.view.frame
      let animator = TrialAnimator(duration: 0.8, log: log)
      animator.cleansUp = false
      var wasPut: [Bool] = []
      animator.whenCompleted = {
        wasPut = [
          a.view.alpha == 0, a.view.window == nil, b.view.window === stage.window,
          navigation.viewControllers == [a, b],
        ]
      }
      let driver = await stage.drive(to: 0.4, with: animator) {
        #expect($0.popViewController(animated: true) === b)
        #expect($0.viewControllers == [a] && $0.topViewController === a)
        $0.transitionCoordinator?.animate(alongsideTransition: nil) {
          log.note("cancelled(\($0.isCancelled))")
        }
        $0.transitionCoordinator?.notifyWhenInteractionChanges {
          log.note("interactive(\($0.isInteractive))")
        }
      }
      // The animator takes as long as it says, so UIKit has asked it.
      #expect(isClose(driver.duration, 0.8) && isClose(driver.percentComplete, 0.4))
      #expect(navigation.viewControllers == [a] && navigation.topViewController === a)
      #expect(log.contains("B.willMove(nil)"))
      let kinds = ["ppear(", "animate", "ended", "cancelled", "interactive"]
      func calls() -> [String] {
        log.calls.filter { call in
          kinds.contains { call.contains($0) } && !call.hasPrefix("animator")
        }
      }
      let before = ["B.willDisappear(true)", "A.willAppear(true)", "animate"]
      #expect(calls() == before)
      driver.cancel()
      #expect(calls().filter { !$0.hasPrefix("interactive") } == before)
      await advance(1.2)
      let after = [
        "interactive(false)", "A.willDisappear(true)", "A.didDisappear(true)",
        "B.willAppear(true)", "B.didAppear(true)",
      ]
      #expect(calls().prefix(8) == (before + after)[...])
      #expect(Set(calls().dropFirst(8)) == ["ended(false)", "cancelled(true)"])
      #expect(log.calls.filter { $0.contains("Show(") } == ["willShow(A)"])
      #expect(!log.contains("B.didMove(nil)"))
      #expect(wasPut == [true, true, true, true])
      #expect(navigation.viewControllers == [a, b] && navigation.topViewController === b)
      #expect(navigation.children == [a, b] && b.parent === navigation)
      #expect(b.view.frame == frame && b.view.transform == .identity)
    }
  }

  @MainActor @Suite(.enabled(if: Hands.isAvailable)) struct PopGestureTests {
    /// A visible stack of two without a delegate.
    private func stack() async -> (UINavigationController, UIWindow) {
      let stage = await NavigationStage(2)
      stage.navigation.delegate = nil
      return (stage.navigation, stage.window)
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

    @Test(
      "GS-43: none of the conditions is left with a delegate of one's own, or with none",
      arguments: [true, false]
    )
    func isFree(isNil: Bool) async {
      final class Allowing: NSObject, UIGestureRecognizerDelegate {}
      let allowing = Allowing()
      for number in 0..<4 {
        startOver()
        let (navigation, window) = await stack()
        let log = NavigationLog(CallLog())
        switch number {
        case 0: navigation.delegate = log
        case 1: navigation.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem()
        case 2: navigation.topViewController?.navigationItem.hidesBackButton = true
        default: navigation.setNavigationBarHidden(true, animated: false)
        }
        navigation.interactivePopGestureRecognizer?.delegate = isNil ? nil : allowing
        await advance(0.1)
        #expect(await pops(navigation, in: window), "\(number)")
      }
    }

    @Test(
      "GS-47: what scrolls sideways keeps its pan at the edge, unless the app lets it wait",
      arguments: [true, false]
    )
    func sideways(waits: Bool) async {
      let (navigation, window) = await stack()
      let scroll = UIScrollView(frame: window.bounds)
      scroll.contentSize = CGSize(width: 2000, height: 400)
      scroll.contentOffset.x = 500
      navigation.topViewController?.view.addSubview(scroll)
      if waits, let pop = navigation.interactivePopGestureRecognizer {
        scroll.panGestureRecognizer.require(toFail: pop)
      }
      await advance(0.1)
      #expect(await pops(navigation, in: window) == waits)
      #expect((scroll.contentOffset.x < 500) == !waits)
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
