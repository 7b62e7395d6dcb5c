#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What ordinary apps do while a hand goes back, or before it may.
  @MainActor @Suite("Hands that an app doesn't expect", .enabled(if: Hands.isAvailable))
  struct HuntedHandsTests {
    // MARK: What an app sets while a finger holds a flight

    @Test(arguments: [true, false])
    func `a screen that takes its stack's transition along when it goes can be swiped away`(
      takesAlong: Bool
    ) async {
      startOver()
      let (list, detail) = (PhotoScreen.list(), Leaving())
      let navigation = UINavigationController(rootViewController: list)
      let window = await onScreen(navigation)
      detail.takesAlong = takesAlong
      navigation.childMatchTransition = .linear(0.5)
      await navigation.go(to: detail, for: 1)
      await Hands.edgeDrag(.left, distance: 350, in: window)
      await advance(1.5)
      #expect(navigation.viewControllers == [list])
      #expect((navigation.childMatchTransition == nil) == takesAlong)
    }

    @Test(arguments: [15, 60])
    func `a swipe that is brought back to where it began stays on its screen`(x: CGFloat) async {
      let scene = await GestureScene()
      let finger = await scene.touch(to: 300, during: 0.4)
      await finger.move(to: CGPoint(x: x, y: 400), during: 0.4)
      await finger.lift(after: 0.2, thenWait: 1)
      #expect(scene.navigation.viewControllers.count == 2 && scene.isAtRest())
    }

    @Test(arguments: [true, false])
    func `an app that goes to a third tab during a swipe isn't told of the second`(
      goes: Bool
    ) async {
      let stage = await TabSwipeStage()
      let finger = await Hands.touch(at: CGPoint(x: 350, y: 600), in: stage.window)
      await finger.move(to: CGPoint(x: 50, y: 600), during: 0.4)
      stage.delegate.calls = []
      if goes { stage.tabs.selectedIndex = 2 }
      await advance(0.1)
      await finger.lift()
      await advance(1.5)
      #expect(stage.tabs.selectedIndex == (goes ? 2 : 1))
      #expect(stage.delegate.calls == (goes ? [] : ["told 1"]))
    }

    // MARK: Who is asked

    @Test(arguments: [true, false])
    func `a shelf in a tab that is scrolled asks no delegate for an animator`(
      isEngineThere: Bool
    ) async {
      let stage = await TabSwipeStage()
      let delegate = Animating()
      if !isEngineThere { stage.tabs.childMatchTransition = nil }
      stage.tabs.delegate = delegate
      let shelf = UIScrollView(frame: CGRect(x: 0, y: 500, width: 390, height: 200))
      shelf.contentSize = CGSize(width: 2000, height: 200)
      stage.screens[0].view.addSubview(shelf)
      await stage.swipe(by: -150)
      await advance(1)
      #expect(shelf.contentOffset.x > 100 && delegate.count == 0)
    }

    @Test(arguments: [true, false])
    func `an app that asks whether to save when a swipe begins does so once`(
      isInContent: Bool
    ) async {
      let scene = await GestureScene(nil)
      let asking = Asking()
      scene.navigation.interactivePopGestureRecognizer?.delegate = asking
      scene.navigation.childMatchTransition = .linear(0.5) {
        if isInContent { $0.gestures.insert(.content) }
      }
      await advance(0.1)
      await Hands.edgeDrag(.left, distance: 350, in: scene.window)
      await advance(1)
      #expect(scene.navigation.viewControllers.count == 2 && asking.count == 1)
    }

    // MARK: What else is there

    @Test(arguments: [true, false])
    func `a drawer at the edge of what is around tabs comes before a swipe between them`(
      isThere: Bool
    ) async {
      let stage = await TabSwipeStage()
      let around = UIViewController()
      around.addChild(stage.tabs)
      stage.window.rootViewController = around
      around.view.addSubview(stage.tabs.view)
      stage.tabs.didMove(toParent: around)
      stage.tabs.selectedIndex = 1
      await advance(1)
      let drawer = UIScreenEdgePanGestureRecognizer()
      drawer.edges = .left
      var count = 0
      drawer.whenSent { if $0.state == .began { count += 1 } }
      if isThere { around.view.addGestureRecognizer(drawer) }
      await Hands.edgeDrag(.left, distance: 300, in: stage.window)
      await advance(1.5)
      #expect(count == (isThere ? 1 : 0) && stage.tabs.selectedIndex == (isThere ? 1 : 0))
    }

    @Test(arguments: [true, false])
    func `what is presented isn't pulled away while something is pushed in it`(
      isPushing: Bool
    ) async {
      startOver()
      let (list, inner) = (PhotoScreen.list(), PhotoScreen.detail())
      let tabs = UITabBarController()
      let stack = UINavigationController(rootViewController: inner)
      tabs.viewControllers = [stack]
      let window = await onScreen(list)
      tabs.comes(as: .fullScreen, .linear(0.5))
      await list.present(tabs, for: 1)
      let next = PhotoScreen.detail()
      if isPushing {
        stack.pushViewController(next, animated: true)
        await advance(0.05)
      }
      await Hands.flick(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 800), in: window)
      await advance(1.5)
      #expect((list.presentedViewController != nil) == isPushing)
    }
  }
}

/// It sets its stack's transition when it comes, and none when it goes.
private final class Leaving: PhotoScreen {
  var takesAlong = false

  init() { super.init(CGRect(x: 0, y: 120, width: 390, height: 292)) }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.childMatchTransition = .linear(0.5)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if takesAlong { navigationController?.childMatchTransition = nil }
  }
}

/// Counts how often it is asked for an animator, and has none.
private final class Animating: NSObject, UITabBarControllerDelegate {
  private(set) var count = 0

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    count += 1
    return nil
  }
}

/// Refuses, and counts how often it is asked.
private final class Asking: NSObject, UIGestureRecognizerDelegate {
  private(set) var count = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    count += 1
    return false
  }
}
#endif
