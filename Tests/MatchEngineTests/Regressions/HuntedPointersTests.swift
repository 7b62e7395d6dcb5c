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

    @Test(arguments: [true, false], [1, 100] as [CGFloat])
    func `a touch that an app keeps from the swipe at the edge is kept from one in the content`(
      isKept: Bool,
      x: CGFloat
    ) async {
      let scene = await GestureScene(nil)
      let choosy = Choosy()
      choosy.receives = !isKept
      scene.navigation.interactivePopGestureRecognizer?.delegate = choosy
      scene.navigation.childMatchTransition = .linear(0.5) { $0.gestures.insert(.content) }
      await Hands.drag(from: CGPoint(x: x, y: 600), by: (270, 0), in: scene.window)
      await advance(1)
      #expect(scene.navigation.viewControllers.count == (isKept ? 2 : 1) && choosy.count == 1)
    }

    // MARK: Fingers that were there before

    @Test(arguments: [true, false])
    func `a finger that rests while an app goes on doesn't pull the new screen away`(
      isLifted: Bool
    ) async {
      let scene = await GestureScene()
      var finger = await Hands.touch(at: GestureScene.middle, in: scene.window)
      await scene.navigation.go(to: PhotoScreen.detail(), for: 1.5)
      if isLifted {
        await finger.lift()
        finger = await Hands.touch(at: GestureScene.middle, in: scene.window)
      }
      await finger.move(to: CGPoint(x: 195, y: 800), during: 0.3)
      await finger.lift(thenWait: 1)
      #expect(scene.navigation.viewControllers.count == (isLifted ? 2 : 3))
    }

    @Test(arguments: [true, false])
    func `a page is pulled once nobody types into it any more`(isTyped: Bool) async {
      let page = Page(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
      let (screen, window) = await GestureScene.presented { view in
        let list = UIScrollView(frame: CGRect(x: 0, y: 420, width: 390, height: 400))
        list.contentSize = page.bounds.size
        list.addSubview(page)
        view.addSubview(list)
      }
      page.becomeFirstResponder()
      page.selectedTextRange = isTyped ? UITextRange() : nil
      await Hands.drag(from: CGPoint(x: 195, y: 450), by: (0, 340), in: window)
      await advance(1.5)
      #expect((screen.presentingViewController == nil) == !isTyped)
    }

    // MARK: What the first pull brings

    @Test(arguments: [0, 52] as [CGFloat])
    func `a pull makes a title large again above a search bar, too`(height: CGFloat) async {
      startOver()
      let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
      let stack = UINavigationController(rootViewController: detail)
      let (bar, search) = (stack.navigationBar, UISearchController(searchResultsController: nil))
      let table = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      table.contentSize = CGSize(width: 390, height: 3000)
      detail.view.insertSubview(table, at: 0)
      bar.prefersLargeTitles = true
      if height > 0 {
        detail.navigationItem.searchController = search
        detail.navigationItem.hidesSearchBarWhenScrolling = false
        search.searchBar.autoresizingMask = .flexibleTopMargin
        search.searchBar.frame.size = CGSize(width: 390, height: height)
        bar.addSubview(search.searchBar)
      }
      let window = await onScreen(list)
      stack.comes(as: .fullScreen, .linear(0.5))
      await list.present(stack, for: 1)
      search.searchBar.frame.origin.y = bar.bounds.height - height
      let finger = await Hands.touch(at: CGPoint(x: 195, y: 700), in: window)
      await finger.move(to: CGPoint(x: 195, y: 645), during: 0.4)
      await finger.lift(after: 0.2, thenWait: 1)
      #expect(bar.bounds.height == 44 + height)
      for isPulled in [false, true] {
        await Hands.drag(from: CGPoint(x: 195, y: 500), by: (0, 300), in: window)
        await advance(1.5)
        #expect(bar.bounds.height == 96 + height)
        #expect((list.presentedViewController == nil) == isPulled)
      }
    }

    // MARK: Hands

    private func scroll(at point: CGPoint, in window: UIWindow) async {
      let fingers = await Hands.scroll(at: point, in: window)
      await fingers.move(to: CGPoint(x: 385, y: point.y), during: 0.2)
      await fingers.lift(thenWait: 1)
    }
  }
}

/// Like a web view's content, it stays the first responder when a form is left.
private final class Page: UIView, UITextInput {
  var selectedTextRange: UITextRange?
  override var canBecomeFirstResponder: Bool { true }
}

/// It lets a swipe of the system's have all touches or none, and counts those that it's asked about.
private final class Choosy: NSObject, UIGestureRecognizerDelegate {
  var receives = true
  private(set) var count = 0

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    count += 1
    return receives
  }
}
#endif
