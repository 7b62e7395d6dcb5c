#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Bars that jump, collapse, stay away or take no touches anymore.
  @MainActor @Suite("Bars and safe areas are where they belong") struct BarTests {
    /// A screen that shows or hides the bar when it appears, as apps do.
    private final class BarScreen: PhotoScreen {
      var hidesBar = false

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(hidesBar, animated: animated)
      }
    }

    private static let small = CGRect(x: 20, y: 300, width: 80, height: 60)
    private static let large = CGRect(x: 0, y: 160, width: 390, height: 292)

    /// Hero #63 #125 #168 #274 #280 #290 #314 #327 #336 #361 #387 #442 #459 #525 #638 #640.
    @Test(
      "a large title and a hidden bar stay in place over many swipes back halfway",
      .enabled(if: Hands.isAvailable)
    )
    func barJumps() async throws {
      let list = BarScreen(Self.small)
      list.title = "Photos"
      let navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = true
      navigation.childMatchTransition = .linear(0.3)
      let window = await onScreen(navigation)
      func bars() -> String {
        let bar = navigation.navigationBar
        let top = navigation.topViewController?.view
        return
          "\(navigation.isNavigationBarHidden) \(bar.frame) \(bar.alpha) \(top?.frame ?? .zero)"
          + " \(top?.safeAreaInsets ?? .zero)"
      }
      let before = bars()
      for _ in 0..<3 {
        let detail = BarScreen(Self.large)
        detail.hidesBar = true
        await navigation.go(to: detail, for: 0.1)
        let first = "\(detail.view.frame) \(detail.view.safeAreaInsets)"
        await advance(0.6)
        #expect(first == "\(detail.view.frame) \(detail.view.safeAreaInsets)")
        let during = bars()
        let finger = await Hands.touch(at: CGPoint(x: 1, y: 400), in: window)
        await finger.move(to: CGPoint(x: 120, y: 400), during: 0.3)
        await finger.lift(after: 0.2, thenWait: 0.8)
        #expect(bars() == during)
        await navigation.back(for: 0.8)
        #expect(bars() == before)
      }
    }

    /// Hero #113 #160 #166 #173 #193 #224 #226 #235 #245 #246 #275 #320 #354 #404 #487 #504 #624 #647.
    @Test(
      "after ten changes of tab, faster than they fly, the last tab is shown",
      arguments: [0, 1, 4]
    )
    func fastTabs(framesBetween: Int) async throws {
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<4).map { number in
        let list = PhotoScreen(CGRect(x: 20 + 60 * number, y: 300, width: 80, height: 60))
        return UINavigationController(rootViewController: list)
      }
      tabs.childMatchTransition = .linear(0.3)
      _ = await onScreen(tabs)
      for index in [1, 2, 0, 3, 1, 0, 2, 3, 0, 2] {
        tabs.selectedIndex = index
        for _ in 0..<framesBetween { await advance(1 / 60) }
      }
      await advance(4)
      #expect(tabs.selectedIndex == 2 && tabs.matchFlight == nil)
      let shown = tabs.viewControllers?.filter { $0.viewIfLoaded?.window != nil } ?? []
      #expect(shown.map { tabs.viewControllers?.firstIndex(of: $0) } == [2])
    }

    /// Hero #56 #222 #361 #392 #471 #492.
    @Test("ten times there and back: no frame drifts, no safe area changes", arguments: Trip.all)
    func drift(_ trip: Trip) async throws {
      let stage = await TripStage(trip, .linear(0.3))
      func places() -> String {
        let view = stage.lower.view
        return "\(view?.frame ?? .zero) \(view?.safeAreaInsets ?? .zero) \(stage.root.view.frame)"
      }
      let before = places()
      for _ in 0..<10 {
        await stage.go(true, for: 0.5)
        await stage.go(false, for: 0.5)
        #expect(places() == before)
      }
    }

    /// Hero #62 #143 #243 #269 #343 #713 #780.
    @Test("the swipe back works, whether anything matches or not", .enabled(if: Hands.isAvailable))
    func swipeLost() async throws {
      for matches in [true, false] {
        let scene = await GestureScene(isPushed: false)
        if !matches { scene.list.photo.matchID = "another" }
        for isFinished in [true, false, true] {
          if scene.navigation.topViewController === scene.list {
            await scene.navigation.go(to: scene.detail, for: 1)
          }
          let finger = await scene.touch(to: isFinished ? 300 : 100, during: 0.3)
          await finger.hold(for: 0.2)
          #expect((scene.navigation.matchFlight?.phase == .held) == matches)
          #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
          await finger.lift(thenWait: 1)
          #expect((scene.navigation.topViewController === scene.list) == isFinished)
          #expect(scene.isAtRest())
        }
      }
    }
  }
}
#endif
