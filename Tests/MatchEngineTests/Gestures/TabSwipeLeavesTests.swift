#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What goes sideways in a tab keeps the finger.
  @MainActor @Suite("What a swipe between tabs leaves alone", .enabled(if: Hands.isAvailable))
  final class TabSwipeLeavesTests: TabSwipeStage {
    private func begins(_ way: CGSize) async -> Bool {
      let finger = await Hands.touch(at: CGPoint(x: 195, y: 600), in: window)
      let end = CGPoint(x: 195 + way.width, y: 600 + way.height)
      await finger.move(to: end, during: 0.2)
      let flies = tabs.matchFlight != nil
      await finger.cancel()
      await advance(1.5)
      return flies
    }

    private let left = CGSize(width: -150, height: 0)
    private let right = CGSize(width: 150, height: 0)

    @Test func `a swipe up or down, and one in the bar`() async {
      #expect(await !begins(CGSize(width: -60, height: 90)))
      let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: window)
      let finger = await Hands.touch(at: CGPoint(x: 300, y: bar.midY), in: window)
      await finger.move(to: CGPoint(x: 100, y: bar.midY), during: 0.2)
      #expect(tabs.selectedIndex == 0 && tabs.matchFlight == nil && delegate.calls.isEmpty)
      await finger.cancel()
      #expect(await begins(left))
    }

    @Test("a scroll view that has more on the side that the finger comes from, and a zoomed one")
    func scrollViews() async {
      tabs.selectedIndex = 1
      await advance(1.5)
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 500, width: 393, height: 200))
      scrollView.contentSize = CGSize(width: 1179, height: 200)
      screens[1].view.addSubview(scrollView)
      for (x, left, right) in [(0.0, false, true), (393, false, false), (786, true, false)] {
        scrollView.contentOffset.x = x
        #expect(await begins(self.left) == left)
        scrollView.contentOffset.x = x
        #expect(await begins(self.right) == right)
      }
      scrollView.isScrollEnabled = false
      #expect(await begins(self.left))
    }

    @Test func `a vertical list doesn't scroll while the finger swipes`() async {
      let scrollView = UIScrollView(frame: screens[0].view.bounds)
      scrollView.contentSize = CGSize(width: 393, height: 3000)
      screens[0].view.addSubview(scrollView)
      await nextTurn()
      let before = scrollView.contentOffset.y
      #expect(await begins(CGSize(width: -150, height: 60)))
      #expect(scrollView.contentOffset.y == before)
      #expect(await !begins(CGSize(width: -60, height: -150)))
      #expect(scrollView.contentOffset.y > before + 100)
    }

    @Test func `a slider, and a pan of the app's`() async {
      let slider = UISlider(frame: CGRect(x: 40, y: 580, width: 300, height: 40))
      screens[0].view.addSubview(slider)
      #expect(await !begins(left))
      slider.removeFromSuperview()
      let map = UIView(frame: screens[0].view.bounds)
      map.addGestureRecognizer(UIPanGestureRecognizer())
      screens[0].view.addSubview(map)
      #expect(await !begins(left))
      map.removeFromSuperview()
      #expect(await begins(left))
    }

    @Test("a swipe back in a navigation controller, if there is somewhere to go back to")
    func swipeBack() async {
      let stack = UINavigationController(rootViewController: PhotoScreen.list())
      stack.childMatchTransition = MatchTransition { $0.gestures = .content }
      tabs.viewControllers = [screens[0], stack, screens[2]]
      tabs.selectedIndex = 1
      await advance(1.5)
      #expect(await begins(right))
      stack.pushViewController(PhotoScreen.detail(), animated: false)
      await advance(0.1)
      let finger = await Hands.touch(at: CGPoint(x: 195, y: 600), in: window)
      await finger.move(to: CGPoint(x: 300, y: 600), during: 0.2)
      #expect(tabs.matchFlight == nil && stack.matchFlight?.phase == .held)
      await finger.cancel()
      await advance(1.5)
      #expect(await begins(left))
    }

    @Test func `a tab in which a push is under way`() async {
      let stack = UINavigationController(rootViewController: PhotoScreen.list())
      stack.childMatchTransition = MatchTransition { $0.gestures = [] }
      tabs.viewControllers = [stack, screens[1], screens[2]]
      await advance(0.1)
      stack.pushViewController(PhotoScreen.detail(), animated: true)
      await advance(0.1)
      #expect(await !begins(left))
      #expect(await begins(left))
    }
  }
}
#endif
