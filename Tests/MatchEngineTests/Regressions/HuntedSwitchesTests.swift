#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What a finger or a pointer is asked about.
  @MainActor @Suite("Whose turn it is", .enabled(if: Hands.isAvailable))
  struct HuntedSwitchesTests {
    @Test(arguments: [nil, true, false])
    func `a trackpad's swipe pops with the pointer on a slider or a switch, too`(
      isSlider: Bool?
    ) async {
      let scene = await GestureScene()
      let control = isSlider == true ? UISlider() : UISwitch()
      control.addAction(UIAction { _ in }, for: .valueChanged)
      control.frame = CGRect(x: 20, y: 580, width: 350, height: 40)
      if isSlider != nil { scene.detail.view.addSubview(control) }
      let fingers = await Hands.scroll(at: CGPoint(x: 40, y: 600), in: scene.window)
      await fingers.move(to: CGPoint(x: 385, y: 600), during: 0.2)
      await fingers.lift(thenWait: 1)
      #expect(scene.navigation.viewControllers.count == 1)
    }

    // MARK: What is loaded, and asked

    @Test(arguments: [266, 600] as [CGFloat])
    func `a pull beside a photo loads no screen below`(y: CGFloat) async {
      let (list, _, window) = await GestureScene.openedByLink(.linear(0.5))
      await Hands.drag(from: CGPoint(x: 195, y: y), by: (0, 200), in: window)
      await advance(1.5)
      #expect(list.isViewLoaded == (y == 266))
    }

    @Test(arguments: [true, false])
    func `tabs whose bar is hidden aren't swiped`(isHidden: Bool) async {
      let stage = await TabSwipeStage()
      stage.tabs.tabBar.isHidden = isHidden
      await stage.swipe(by: -300)
      await advance(1.5)
      #expect(stage.tabs.selectedIndex == (isHidden ? 0 : 1))
    }

    @Test(arguments: [true, false])
    func `a tab that is touched as it was swiped to is told of once`(isTouched: Bool) async {
      let stage = await TabSwipeStage()
      await stage.swipe(by: -250, rest: 0)
      await advance(0.05)
      #expect(stage.tabs.matchFlight != nil)
      let bar = stage.tabs.tabBar.convert(stage.tabs.tabBar.bounds, to: stage.window)
      let place = CGPoint(x: bar.midX, y: bar.minY + 20)
      if isTouched { await Hands.tap(at: place, in: stage.window) }
      await advance(1.5)
      let told = stage.delegate.calls.filter { $0 == "told 1" }
      #expect(stage.rests(on: 1) && told.count == 1)
    }
  }
}
#endif
