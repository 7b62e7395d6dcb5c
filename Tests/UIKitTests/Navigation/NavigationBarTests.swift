#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct NavigationBarTests {
    init() { startOver() }

    @Test("2.1: the bar shows one item for each in the stack")
    func hasItems() async {
      let stage = await NavigationStage(2)
      let bar = stage.navigation.navigationBar
      #expect(bar.items == [stage.a.navigationItem, stage.b.navigationItem])
      #expect(bar.topItem === stage.b.navigationItem)
      #expect(bar.backItem === stage.a.navigationItem)
    }

    @Test("NV-21: during a pop the bar still has the leaving item")
    func keepsItem() async {
      let stage = await NavigationStage(2, animator: TrialAnimator())
      stage.navigation.popViewController(animated: true)
      await advance(0.1)
      #expect(stage.navigation.navigationBar.items?.contains(stage.b.navigationItem) == true)
      await advance(0.5)
      #expect(stage.navigation.navigationBar.items == [stage.a.navigationItem])
    }

    @Test("2.1: a large title makes the bar higher, and the content's safe area with it")
    func growsForLargeTitle() async {
      let stage = await NavigationStage(1)
      let bar = stage.navigation.navigationBar
      let (height, top) = (bar.bounds.height, stage.a.view.safeAreaInsets.top)
      bar.prefersLargeTitles = true
      await advance(0.1)
      #expect(bar.bounds.height > height)
      #expect(isClose(stage.a.view.safeAreaInsets.top - top, bar.bounds.height - height))
      stage.a.navigationItem.largeTitleDisplayMode = .never
      await advance(0.1)
      #expect(bar.bounds.height == height)
    }

    @Test("2.1: a hidden bar takes nothing of the safe area", arguments: [true, false])
    func hides(isAnimated: Bool) async {
      let stage = await NavigationStage(1)
      let top = stage.a.view.safeAreaInsets.top
      stage.navigation.setNavigationBarHidden(true, animated: isAnimated)
      #expect(stage.navigation.isNavigationBarHidden)
      await advance(0.5)
      #expect(stage.navigation.navigationBar.isHidden)
      #expect(stage.a.view.safeAreaInsets.top == stage.window.safeAreaInsets.top)
      stage.navigation.setNavigationBarHidden(false, animated: isAnimated)
      await advance(0.5)
      #expect(!stage.navigation.navigationBar.isHidden)
      #expect(stage.a.view.safeAreaInsets.top == top)
    }

    @Test("2.1: a button in the bar does what it is for", .enabled(if: Hands.isAvailable))
    func hasButtons() async {
      let stage = await NavigationStage(2)
      var taps = 0
      stage.b.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Tap",
        primaryAction: UIAction { _ in taps += 1 }
      )
      await advance(0.1)
      await Hands.tap(
        at: CGPoint(x: stage.window.bounds.maxX - 30, y: barMiddle(stage)),
        in: stage.window
      )
      #expect(taps == 1)
      await Hands.tap(at: CGPoint(x: 30, y: barMiddle(stage)), in: stage.window)
      await advance(1)
      #expect(stage.navigation.viewControllers == [stage.a])
    }

    private func barMiddle(_ stage: NavigationStage) -> CGFloat {
      let bar = stage.navigation.navigationBar
      return bar.convert(bar.bounds, to: stage.window).midY
    }
  }
}
#endif
