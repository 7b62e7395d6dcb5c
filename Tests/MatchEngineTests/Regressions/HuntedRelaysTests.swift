#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Whom a finger passes by that has a say in it.
  @MainActor @Suite("Those who have a say in what a finger does", .enabled(if: Hands.isAvailable))
  struct HuntedRelaysTests {
    // MARK: Stacks that an app embeds itself

    @Test(arguments: [true, false])
    func `a screen isn't pulled away while a stack that it embeds pushes`(isPushing: Bool) async {
      let (list, stack, window) = await embeddedStack()
      if isPushing {
        stack.pushViewController(PhotoScreen.detail(), animated: true)
        await advance(0.05)
      }
      await Hands.flick(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 800), in: window)
      await advance(1.5)
      #expect((list.presentedViewController != nil) == isPushing)
    }

    @Test(arguments: [true, false])
    func `nor while what that stack shows must not be dismissed`(isModal: Bool) async {
      let (list, stack, window) = await embeddedStack()
      stack.topViewController?.isModalInPresentation = isModal
      await Hands.drag(from: CGPoint(x: 195, y: 500), by: (0, 340), in: window)
      await advance(1.5)
      #expect((list.presentedViewController != nil) == isModal)
    }

    @Test(arguments: [true, false])
    func `a locked screen that hears of a pull keeps its pinch`(hears: Bool) async {
      let (pinch, log) = (UIPinchGestureRecognizer(), DismissalLog())
      var count = 0
      pinch.whenSent { if $0.state == .began { count += 1 } }
      let (screen, window) = await GestureScene.presented { $0.addGestureRecognizer(pinch) }
      screen.isModalInPresentation = true
      if hears { screen.presentationController?.delegate = log }
      let first = await Hands.touch(at: CGPoint(x: 150, y: 500), in: window)
      await first.move(to: CGPoint(x: 150, y: 540), during: 0.2)
      let second = await Hands.touch(at: CGPoint(x: 250, y: 540), in: window)
      await second.move(to: CGPoint(x: 350, y: 640), during: 0.2)
      await Hands.lift([first, second])
      await advance(1)
      #expect(count == 1 && screen.presentingViewController != nil)
    }

    // MARK: What a finger comes down on

    @Test(arguments: [true, false])
    func `a slider that can't be moved keeps no pull`(isEnabled: Bool) async {
      let slider = UISlider(frame: CGRect(x: 20, y: 450, width: 350, height: 100))
      slider.isEnabled = isEnabled
      let (screen, window) = await GestureScene.presented { $0.addSubview(slider) }
      await Hands.drag(from: CGPoint(x: 195, y: 500), by: (0, 340), in: window)
      await advance(1.5)
      #expect((screen.presentingViewController != nil) == isEnabled)
    }

    @Test(arguments: [(1, 1), (0.5, 1), (0.5, 2)] as [(CGFloat, CGFloat)])
    func `a photo that can be made smaller is pulled unless it is larger than its place`(
      smallest: CGFloat,
      scale: CGFloat
    ) async {
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
      let zooming = Zooming(content)
      let list = UIScrollView(frame: CGRect(x: 0, y: 450, width: 390, height: 300))
      let (screen, window) = await GestureScene.presented { $0.addSubview(list) }
      list.addSubview(content)
      list.contentSize = content.bounds.size
      list.minimumZoomScale = smallest
      list.maximumZoomScale = 3
      list.delegate = zooming
      list.zoomScale = scale
      await Hands.drag(from: CGPoint(x: 195, y: 500), by: (0, 340), in: window)
      await advance(1.5)
      #expect((screen.presentingViewController == nil) == (scale == 1))
    }

    // MARK: Swipes back

    @Test(arguments: [true, false])
    func `a screen that refuses the system's swipe at the edge is asked once`(
      hasContentPopGesture: Bool
    ) async {
      let scene = await GestureScene(isPushed: false) {
        Headless.switches.hasContentPopGesture = hasContentPopGesture
      }
      let screen = Refusing()
      await scene.navigation.go(to: screen, for: 1)
      await Hands.edgeDrag(.left, distance: 350, in: scene.window)
      await advance(1.5)
      #expect(scene.navigation.viewControllers.count == 2 && screen.count == 1)
    }

    /// Without `.edge`, the swipe is UIKit's, whether or not something would fly.
    @Test(arguments: [true, false], [true, false])
    func `a swipe that the options leave to UIKit is dead where the app declines to animate`(
      answers: Bool,
      flies: Bool
    ) async {
      let scene = await GestureScene(.linear(0.5) { $0.gestures = .pull })
      if !flies { scene.list.photo.matchID = "another" }
      let declining = DecliningDelegate()
      if answers { scene.navigation.delegate = declining }
      await Hands.edgeDrag(.left, distance: 350, in: scene.window)
      await advance(1.5)
      #expect(scene.navigation.viewControllers.count == (answers ? 2 : 1))
    }

    /// Before iOS 26, the delegate of the edge's answers for the content, too.
    @Test(arguments: [true, false], [true, false])
    func `an app that wants no scroll for the system's swipe is asked once, and heard`(
      receives: Bool,
      hasContentPopGesture: Bool
    ) async {
      let choosy = Choosy()
      let scene = await GestureScene(nil) {
        Headless.switches.hasContentPopGesture = hasContentPopGesture
      }
      let navigation = scene.navigation
      choosy.receives = receives
      for system in [
        navigation.interactivePopGestureRecognizer,
        navigation.interactiveContentPopGestureRecognizer,
      ] { system?.delegate = choosy }
      navigation.childMatchTransition = .linear(0.5)
      let fingers = await Hands.scroll(at: CGPoint(x: 150, y: 700), in: scene.window)
      await fingers.move(to: CGPoint(x: 385, y: 700), during: 0.3)
      #expect((navigation.matchFlight != nil) == receives)
      await fingers.lift(thenWait: 1)
      #expect(navigation.viewControllers.count == (receives ? 1 : 2))
      #expect(choosy.count == (hasContentPopGesture ? 2 : 1))
    }

    // MARK: Screens

    /// A photo over another one, in a stack that the presented screen embeds.
    private func embeddedStack() async -> (UIViewController, UINavigationController, UIWindow) {
      startOver()
      let (list, around) = (PhotoScreen.list(), UIViewController())
      let stack = UINavigationController(rootViewController: PhotoScreen.detail())
      let window = await onScreen(list)
      around.addChild(stack)
      around.view.addSubview(stack.view)
      stack.didMove(toParent: around)
      around.comes(as: .fullScreen, .linear(0.5))
      await list.present(around, for: 1)
      return (list, stack, window)
    }
  }
}

private final class Zooming: NSObject, UIScrollViewDelegate {
  private let view: UIView
  init(_ view: UIView) { self.view = view }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}

/// A screen without tags that refuses to go back, and counts how often it is asked.
private final class Refusing: UIViewController, MatchGestureDeciding {
  private(set) var count = 0

  func matchGestureCanGoBack(from point: CGPoint, velocity: CGPoint) -> Bool {
    count += 1
    return false
  }
}

/// It lets a swipe of the system's have only some events, and counts the scrolls that it's asked about.
private final class Choosy: NSObject, UIGestureRecognizerDelegate {
  var receives = true
  private(set) var count = 0

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    guard event.type == .scroll else { return true }
    count += 1
    return receives
  }
}

private final class DecliningDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
#endif
