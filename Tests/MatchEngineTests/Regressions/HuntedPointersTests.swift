#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What pointers and fingers come upon in ordinary apps.
  @MainActor @Suite("What pointers and fingers come upon", .enabled(if: Hands.isAvailable))
  struct HuntedPointersTests {
    // MARK: What lies in front

    @Test(arguments: [600, 70] as [CGFloat], [true, false])
    func `a trackpad's swipe pops with the pointer on the bar, too`(
      y: CGFloat,
      isEngineThere: Bool
    ) async {
      let scene = await GestureScene(isEngineThere ? .linear(0.5) : nil)
      await scroll(at: CGPoint(x: 195, y: y), in: scene.window)
      #expect(scene.navigation.viewControllers.count == 1)
    }

    @Test(arguments: [true, false])
    func `but not through a card with a bar of its own`(isThere: Bool) async {
      let scene = await GestureScene()
      let card = UIViewController()
      card.view.addSubview(UIToolbar(frame: CGRect(x: 0, y: 550, width: 390, height: 100)))
      scene.detail.definesPresentationContext = true
      card.modalPresentationStyle = .overCurrentContext
      if isThere { await scene.detail.present(card, animated: false, for: 0.2) }
      await scroll(at: CGPoint(x: 195, y: 600), in: scene.window)
      #expect(scene.navigation.viewControllers.count == (isThere ? 2 : 1))
    }

    @Test(arguments: [nil, 700, 250] as [CGFloat?])
    func `nor does it matter which part of a screen was touched before`(y: CGFloat?) async {
      let scene = await GestureScene { Headless.switches.hasContentPopGesture = true }
      let place = UIView(CGRect(x: 0, y: 420, width: 390, height: 400), .gray)
      scene.detail.view.addSubview(place)
      scene.detail.matchShow(UIViewController(), in: place, animated: false)
      await advance(0.2)
      if let y { await Hands.tap(at: CGPoint(x: 195, y: y), in: scene.window) }
      await advance(0.2)
      await scroll(at: CGPoint(x: 195, y: 250), in: scene.window)
      #expect(scene.navigation.viewControllers.count == 1)
    }

    @Test(arguments: [true, false])
    func `what an app's own container lays over its child is pulled with it`(
      isThere: Bool
    ) async {
      startOver()
      let (list, around) = (PhotoScreen.list(), UIViewController())
      let window = await onScreen(list)
      around.comes(as: .fullScreen, .linear(0.5))
      around.loadViewIfNeeded()
      around.matchShow(PhotoScreen.detail(), in: around.view, animated: false)
      let caption = UIView(CGRect(x: 0, y: 450, width: 390, height: 100), .yellow)
      if isThere { around.view.addSubview(caption) }
      await list.present(around, for: 1)
      await Hands.drag(from: CGPoint(x: 195, y: 500), by: (0, 340), in: window)
      await advance(1.5)
      #expect(list.presentedViewController == nil)
    }

    // MARK: What is asked, and when

    @Test(arguments: [true, false])
    func `a shelf in a tab that is scrolled loads no other tab`(isEngineThere: Bool) async {
      let stage = await TabSwipeStage()
      if !isEngineThere { stage.tabs.childMatchTransition = nil }
      let shelf = UIScrollView(frame: CGRect(x: 0, y: 500, width: 390, height: 200))
      shelf.contentSize = CGSize(width: 2000, height: 200)
      stage.screens[0].view.addSubview(shelf)
      await stage.swipe(by: -150)
      await advance(1)
      #expect(shelf.contentOffset.x > 100 && !stage.screens[1].isViewLoaded)
    }

    // MARK: Hands

    private func scroll(at point: CGPoint, in window: UIWindow) async {
      let fingers = await Hands.scroll(at: point, in: window)
      await fingers.move(to: CGPoint(x: 385, y: point.y), during: 0.2)
      await fingers.lift(thenWait: 1)
    }
  }
}
#endif
