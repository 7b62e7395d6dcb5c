#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What an ordinary hand comes down on, and what an app has put there.
  @MainActor @Suite("What a hand comes down on", .enabled(if: Hands.isAvailable))
  struct HuntedFingersTests {
    // MARK: What lies in front

    enum Front: CaseIterable { case nothing, shade, card, overStack }

    @Test(arguments: Front.allCases)
    func `a pull on what covers a photo, or lies over the stack, doesn't pop`(
      _ front: Front
    ) async {
      let scene = await GestureScene()
      let view = UIView(frame: scene.detail.photo.frame)
      view.backgroundColor = front == .card ? .white : UIColor(white: 0, alpha: 0.3)
      switch front {
      case .nothing: break
      case .shade, .card: scene.detail.view.addSubview(view)
      case .overStack: scene.navigation.view.addSubview(view)
      }
      await pull(from: GestureScene.middle, in: scene.window)
      let pops = front == .nothing || front == .shade
      #expect(scene.navigation.viewControllers.count == (pops ? 1 : 2))
    }

    @Test(arguments: [true, false])
    func `a swipe on a card in front of a pushed screen doesn't pop that`(isThere: Bool) async {
      let scene = await GestureScene(.linear(0.5) { $0.gestures.insert(.content) })
      let card = UIViewController()
      scene.detail.definesPresentationContext = true
      card.modalPresentationStyle = .overCurrentContext
      if isThere { await scene.detail.present(card, animated: false, for: 0.2) }
      await swipe(by: 250, in: scene.window)
      #expect(scene.navigation.viewControllers.count == (isThere ? 2 : 1))
    }

    // MARK: What a finger stops, drags, or presses

    @Test(arguments: [true, false])
    func `a list that a finger catches at its top keeps it`(isMoving: Bool) async {
      let list = list()
      let (screen, window) = await GestureScene.presented { $0.addSubview(list) }
      list.contentOffset.y = 300
      let (top, bottom) = (CGPoint(x: 195, y: 250), CGPoint(x: 195, y: 450))
      await Hands.flick(from: top, to: bottom, in: window)
      await advance(isMoving ? 0.3 : 3)
      #expect(list.contentOffset.y <= 0 && list.isDecelerating == isMoving)
      await pull(from: top, in: window)
      #expect((screen.presentingViewController == nil) == !isMoving)
    }

    @Test(arguments: [true, false])
    func `nor does a shelf that a finger catches at its beginning pop its screen`(
      isMoving: Bool
    ) async {
      let scene = await GestureScene(.linear(0.5) { $0.gestures.insert(.content) })
      let shelf = shelf(in: scene.detail)
      shelf.contentOffset.x = 200
      let (left, right) = (CGPoint(x: 100, y: 600), CGPoint(x: 250, y: 600))
      await Hands.flick(from: left, to: right, in: scene.window)
      await advance(isMoving ? 0.25 : 3)
      #expect(shelf.contentOffset.x <= 0 && shelf.isDecelerating == isMoving)
      await swipe(by: 250, in: scene.window)
      #expect(scene.navigation.viewControllers.count == (isMoving ? 2 : 1))
    }

    @Test func `a pull takes a photo from pages that still turn`() async {
      let pages = UIScrollView(frame: CGRect(x: 0, y: 450, width: 390, height: 300))
      pages.contentSize = CGSize(width: 3900, height: 300)
      pages.isPagingEnabled = true
      let (screen, window) = await GestureScene.presented { $0.addSubview(pages) }
      await Hands.flick(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 150, y: 600), in: window)
      await advance(0.1)
      #expect(pages.isDecelerating)
      await pull(from: CGPoint(x: 195, y: 500), in: window)
      #expect(screen.presentingViewController == nil)
    }

    @Test(arguments: [UIControl.Event.touchDown, .touchUpInside, .valueChanged])
    func `a background that is tapped to end typing can be pulled`(event: UIControl.Event) async {
      let (screen, window) = await GestureScene.presented { view in
        let background = UIControl(frame: view.bounds)
        background.addAction(UIAction { _ in }, for: event)
        view.addSubview(background)
      }
      await pull(from: CGPoint(x: 195, y: 500), in: window)
      #expect((screen.presentingViewController == nil) == (event != .valueChanged))
    }

    @Test(arguments: [true, false])
    func `what an app drags in a list while that scrolls is no swipe between tabs`(
      isThere: Bool
    ) async {
      let stage = await TabSwipeStage()
      let list = list()
      let (pan, together) = (UIPanGestureRecognizer(), Together())
      var count = 0
      pan.delegate = together
      pan.whenSent { if $0.state == .began { count += 1 } }
      if isThere { list.addGestureRecognizer(pan) }
      stage.screens[0].view.addSubview(list)
      await advance(0.1)
      await swipe(from: 300, by: -250, y: 500, in: stage.window)
      #expect(count == (isThere ? 1 : 0) && stage.tabs.selectedIndex == (isThere ? 0 : 1))
    }

    @Test(arguments: [true, false])
    func `a list keeps the pull also when the touched row is renewed meanwhile`(
      isRenewed: Bool
    ) async {
      let list = list()
      let row = UIView(frame: CGRect(x: 0, y: 500, width: 390, height: 200))
      list.addSubview(row)
      let (screen, window) = await GestureScene.presented { $0.addSubview(list) }
      list.contentOffset.y = 500
      let finger = await Hands.touch(at: CGPoint(x: 195, y: 200), in: window)
      await finger.hold(for: 0.05)
      if isRenewed {
        row.removeFromSuperview()
        list.addSubview(UIView(frame: row.frame))
      }
      await finger.move(to: CGPoint(x: 195, y: 500), during: 0.4)
      await finger.lift()
      await advance(1.5)
      #expect(screen.presentingViewController != nil && list.contentOffset.y < 400)
    }

    // MARK: What an app says

    @Test(arguments: [true, false])
    func `a shelf that is scrolled back asks no delegate for an animator`(
      isEngineThere: Bool
    ) async {
      let transition = MatchTransition.linear(0.5) { $0.gestures.insert(.content) }
      let scene = await GestureScene(isEngineThere ? transition : nil)
      let coordinator = Coordinator()
      scene.navigation.delegate = coordinator
      let shelf = shelf(in: scene.detail)
      shelf.contentOffset.x = 500
      await swipe(by: 150, in: scene.window)
      #expect(shelf.contentOffset.x < 400 && coordinator.count == 0)
    }

    @Test(arguments: [true, false])
    func `a shelf that is scrolled back loads no screen below`(isThere: Bool) async {
      let transition = MatchTransition.linear(0.5) { $0.gestures.insert(.content) }
      let (list, detail, window) = await GestureScene.openedByLink(transition)
      if isThere { shelf(in: detail).contentOffset.x = 500 }
      await swipe(by: 150, in: window)
      #expect(list.isViewLoaded == !isThere)
    }

    @Test(arguments: [true, false])
    func `tabs that an app has locked aren't swiped`(isLocked: Bool) async {
      let stage = await TabSwipeStage()
      stage.tabs.tabBar.isUserInteractionEnabled = !isLocked
      await stage.swipe(by: -300)
      await advance(1.5)
      #expect(stage.tabs.selectedIndex == (isLocked ? 0 : 1))
    }

    // MARK: Screens

    private func list() -> UIScrollView {
      let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 650))
      list.contentSize = CGSize(width: 390, height: 3000)
      return list
    }

    private func shelf(in screen: UIViewController) -> UIScrollView {
      let shelf = UIScrollView(frame: CGRect(x: 0, y: 500, width: 390, height: 200))
      shelf.contentSize = CGSize(width: 2000, height: 200)
      screen.view.addSubview(shelf)
      return shelf
    }

    private func swipe(
      from x: CGFloat = 100,
      by step: CGFloat,
      y: CGFloat = 600,
      in window: UIWindow
    ) async {
      await Hands.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x + step, y: y), in: window)
      await advance(1.5)
    }

    private func pull(
      from start: CGPoint,
      for seconds: TimeInterval = 0.4,
      in window: UIWindow
    ) async {
      let end = CGPoint(x: start.x, y: 840)
      await Hands.drag(from: start, to: end, duration: seconds, in: window)
      await advance(1.5)
    }
  }
}

private final class Coordinator: NSObject, UINavigationControllerDelegate {
  private(set) var count = 0

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    count += 1
    return nil
  }
}
#endif
