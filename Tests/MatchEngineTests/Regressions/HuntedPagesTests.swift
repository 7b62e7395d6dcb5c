#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What a finger finds that turns a page, drags out a row's actions, or comes to a screen that is the first of all.
  @MainActor @Suite("Where a finger turns back", .enabled(if: Hands.isAvailable))
  struct HuntedPagesTests {
    // MARK: Pages

    /// Three pages with the photo, or only one, which no finger turns.
    private func pages(_ page: Int?) -> PhotoPages {
      let pages = PhotoPages((0..<3).map { _ in PhotoScreen.detail() }, shownFirst: page ?? 0)
      if page == nil { pages.dataSource = nil }
      return pages
    }

    @Test(arguments: [nil, 0, 1], [true, false])
    func `a swipe pops where pages are at their first, and turns them before`(
      page: Int?,
      isSystem: Bool
    ) async {
      startOver()
      Headless.switches.hasContentPopGesture = isSystem
      let pages = pages(page)
      let transition = MatchTransition.linear(0.5) { $0.gestures.insert(.content) }
      let (navigation, window) = await onScreen(below: PhotoScreen.list(), transition)
      await navigation.go(to: pages, for: 1.5)
      await Hands.drag(from: CGPoint(x: 60, y: 600), by: (280, 0), in: window)
      await advance(1.5)
      #expect(navigation.viewControllers.count == (page == 1 ? 2 : 1))
      if page == 1 { #expect(pages.viewControllers?.first === pages.screens[0]) }
    }

    @Test(arguments: [nil, 1, 2], [true, false])
    func `and goes to the next tab where they are at their last`(
      page: Int?,
      isMirrored: Bool
    ) async {
      let stage = await TabSwipeStage()
      let pages = pages(page)
      stage.tabs.viewControllers = [pages, stage.screens[1], stage.screens[2]]
      if isMirrored {
        stage.tabs.view.semanticContentAttribute = .forceRightToLeft
        pages.view.semanticContentAttribute = .forceRightToLeft
      }
      await advance(0.2)
      await stage.swipe(by: isMirrored ? 300 : -300)
      await advance(1.5)
      #expect(stage.tabs.selectedIndex == (page == 1 ? 0 : 1))
      if page == 1 { #expect(pages.viewControllers?.first === pages.screens[2]) }
    }

    // MARK: What is loaded

    @Test(arguments: [RowList.Kind.tableWithTrailing, .tableWithoutActions])
    func `a row whose actions are dragged out loads no other tab`(kind: RowList.Kind) async {
      let stage = await TabSwipeStage()
      let rows = RowList(kind)
      rows.view.matchID = "photo"
      let other = PhotoScreen.detail()
      stage.tabs.viewControllers = [rows, other]
      await advance(0.2)
      await stage.swipe(by: -300)
      #expect(other.isViewLoaded == (kind == .tableWithoutActions))
      await advance(1.5)
    }

    @Test(arguments: [RowList.Kind.tableWithLeading, .tableWithoutActions])
    func `nor does it load the screen below`(kind: RowList.Kind) async {
      let transition = MatchTransition.linear(0.5) { $0.gestures.insert(.content) }
      let (list, detail, window) = await GestureScene.openedByLink(transition)
      let rows = RowList(kind)
      rows.view.frame = CGRect(x: 0, y: 450, width: 393, height: 300)
      detail.addChild(rows)
      detail.view.addSubview(rows.view)
      await advance(0.2)
      await Hands.drag(from: CGPoint(x: 100, y: 600), by: (230, 4), in: window)
      #expect(list.isViewLoaded == (kind == .tableWithoutActions))
      await advance(1.5)
    }

    @Test(arguments: [nil, true, false])
    func `a list that is scrolled loads no screen below, whoever allows the swipe in it`(
      goesBack: Bool?
    ) async {
      startOver()
      Headless.switches.hasContentPopGesture = true
      let (list, detail) = (UIViewController(), PhotoScreen.detail())
      let navigation = UINavigationController()
      navigation.childMatchTransition = .linear(0.5)
      navigation.setViewControllers([list, detail], animated: false)
      let window = await onScreen(navigation)
      let sideways = Sideways()
      if goesBack != nil {
        navigation.interactiveContentPopGestureRecognizer?.delegate = sideways
      }
      await advance(0.1)
      let way: (CGFloat, CGFloat) = goesBack == true ? (230, 4) : (0, -200)
      await Hands.drag(from: CGPoint(x: 100, y: 700), by: way, in: window)
      #expect(list.isViewLoaded == (goesBack == true))
      await advance(1.5)
    }

    // MARK: What is taken back

    @Test(arguments: [true, false])
    func `a screen that takes the place of all others isn't taken back as it comes`(
      isFirst: Bool
    ) async {
      let scene = await GestureScene(isPushed: false)
      let before = isFirst ? [] : [scene.list]
      scene.navigation.setViewControllers(before + [scene.detail], animated: true)
      await advance(0.2)
      let flight = scene.navigation.matchFlight
      let finger = await scene.touch(x: 100, to: 360, y: 700, during: 0.15)
      await finger.lift(thenWait: 1)
      #expect(flight?.outcome == (isFirst ? .finished : .cancelled))
      #expect(scene.navigation.topViewController === (isFirst ? scene.detail : scene.list))
    }
  }
}

/// Lets a swipe back begin only sideways.
private final class Sideways: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
    let velocity = pan.velocity(in: pan.view)
    return velocity.x > abs(velocity.y)
  }
}
#endif
