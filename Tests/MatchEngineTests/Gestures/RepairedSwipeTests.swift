#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// GS-43: an app that hides the back button or the bar brings the swipe back by itself, in one of two ways.
  @MainActor @Suite("Swipes that an app has repaired", .enabled(if: Hands.isAvailable))
  struct RepairedSwipeTests {
    enum Repair: CaseIterable, Sendable { case none, ownDelegate, noDelegate }
    enum Hidden: CaseIterable, Sendable { case backButton, bar, byOwnButton }

    private func hide(_ hidden: Hidden, _ scene: GestureScene) {
      let item = scene.detail.navigationItem
      switch hidden {
      case .backButton: item.hidesBackButton = true
      case .bar: scene.navigation.isNavigationBarHidden = true
      case .byOwnButton: item.leftBarButtonItem = UIBarButtonItem()
      }
    }

    @Test(
      "the swipe works where the app has brought it back, before or after the transition was set",
      arguments: Repair.allCases,
      Hidden.allCases
    )
    func works(_ repair: Repair, _ hidden: Hidden) async {
      let own = SaysYes()
      for isBefore in [false, true] {
        for flies in [false, true] {
          let scene = await GestureScene(nil)
          if !flies { scene.list.photo.matchID = "another" }
          if !isBefore { scene.navigation.childMatchTransition = .linear(0.5) }
          let swipe = scene.navigation.interactivePopGestureRecognizer
          switch repair {
          case .none: break
          case .ownDelegate: swipe?.delegate = own
          case .noDelegate: swipe?.delegate = nil
          }
          scene.navigation.childMatchTransition = .linear(0.5)
          hide(hidden, scene)
          await advance(0.1)
          await Hands.edgeDrag(.left, distance: 350, in: scene.window)
          let isOurs = scene.navigation.matchFlight != nil
          await advance(1)
          // With a match, the engine's own swipe needs no bar.
          let works = repair != .none || flies && hidden == .bar
          let count = scene.navigation.viewControllers.count
          #expect(count == (works ? 1 : 2), "before: \(isBefore), flies: \(flies)")
          #expect(isOurs == (works && flies) && scene.isAtRest())
        }
      }
    }

    /// NV-60: without the engine, such a delegate turns UIKit's swipe off, whatever it answers.
    @Test(arguments: [true, false], [true, false])
    func `a delegate that answers for animators, with nil, is without a swipe, as ever`(
      answers: Bool,
      isEngineThere: Bool
    ) async {
      final class Silent: NSObject, UINavigationControllerDelegate {}
      let own: any UINavigationControllerDelegate = answers ? NavigationLog(CallLog()) : Silent()
      for flies in [false, true] {
        let scene = await GestureScene(isEngineThere ? .linear(0.5) : nil)
        if !flies { scene.list.photo.matchID = "another" }
        scene.navigation.delegate = own
        await Hands.edgeDrag(.left, distance: 350, in: scene.window)
        await advance(1)
        let works = !answers || isEngineThere && flies
        #expect(scene.navigation.viewControllers.count == (works ? 1 : 2) && scene.isAtRest())
      }
    }

    @Test func `a delegate of the app's that refuses decides alone, too, and is asked once`() async
    {
      for flies in [false, true] {
        let scene = await GestureScene()
        if !flies { scene.list.photo.matchID = "another" }
        let own = SaysYes()
        own.says = false
        scene.navigation.interactivePopGestureRecognizer?.delegate = own
        await Hands.edgeDrag(.left, distance: 350, in: scene.window)
        await advance(1)
        #expect(own.asked == ["touch", "begin"], "\(flies)")
        #expect(scene.navigation.viewControllers.count == 2 && scene.isAtRest())
      }
    }

    @Test
    func `without the swipe among the options, a delegate that was never there allows nothing`()
      async
    {
      let scene = await GestureScene(nil)
      scene.navigation.interactivePopGestureRecognizer?.delegate = nil
      scene.navigation.childMatchTransition = .linear(0.5) { $0.gestures = .pull }
      scene.detail.navigationItem.hidesBackButton = true
      await Hands.edgeDrag(.left, distance: 350, in: scene.window)
      await advance(1)
      #expect(scene.navigation.viewControllers.count == 2 && scene.isAtRest())
    }

    @Test("a delegate hears of no finger of which UIKit's swipe doesn't", arguments: [true, false])
    func laterFinger(isOn: Bool) async {
      let scene = await GestureScene(isOn ? .linear(0.5) : nil)
      scene.list.photo.matchID = "another"
      let delegate = SaysYes()
      scene.navigation.interactivePopGestureRecognizer?.delegate = delegate
      let swipe = await scene.touch(x: 1, to: 60, y: 700, during: 0.3)
      await swipe.lift(after: 0.1)
      // It comes down while the pop turns back; the engine's recognizers take none then, UIKit's does.
      #expect(scene.navigation.transitionCoordinator != nil)
      delegate.asked = []
      let first = await Hands.touch(at: CGPoint(x: 80, y: 440), in: scene.window)
      await advance(1)
      #expect(scene.navigation.transitionCoordinator == nil && delegate.asked == ["touch"])
      let second = await Hands.touch(at: CGPoint(x: 340, y: 640), in: scene.window)
      #expect(delegate.asked == ["touch"])
      await first.lift()
      await second.lift(thenWait: 1)
      #expect(scene.navigation.viewControllers.count == 2 && scene.isAtRest())
    }
  }
}

private final class SaysYes: NSObject, UIGestureRecognizerDelegate {
  var says = true
  var asked: [String] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked.append("begin")
    return says
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    asked.append("touch")
    return true
  }
}
#endif
