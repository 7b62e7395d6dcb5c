#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("The app leaves, or its window changes") struct SceneTests {
    let list = PhotoScreen.list()
    let detail = PhotoScreen.detail()
    let navigation: UINavigationController
    let window: UIWindow

    init() async {
      startOver()
      navigation = UINavigationController(rootViewController: list)
      navigation.childMatchTransition = MatchTransition {
        $0.timing = MatchTiming(.linear, duration: 0.5)
      }
      window = show(navigation)
      await advance(0.1)
    }

    enum News: CaseIterable, Sendable {
      case background, scene
      @MainActor func post() {
        NotificationCenter.default.post(
          name: self == .background
            ? UIApplication.didEnterBackgroundNotification : UIScene.didDisconnectNotification,
          object: nil
        )
      }
    }

    @Test("a running flight ends in that moment, where it was heading", arguments: News.allCases)
    func running(_ news: News) async throws {
      navigation.pushViewController(detail, animated: true)
      await advance(0.2)
      let flight = try #require(navigation.matchFlight)
      news.post()
      #expect(flight.outcome == .finished)
      #expect(navigation.transitionCoordinator == nil)
      #expect(detail.view.window === window)
      #expect(list.view.window == nil)
      #expect(detail.photo.layer.animationKeys() == nil)
    }

    @Test("a held flight goes back in that moment", arguments: News.allCases)
    func held(_ news: News) async throws {
      navigation.pushViewController(detail, animated: true)
      await advance(0.2)
      let flight = try #require(navigation.matchFlight)
      flight.hold()
      flight.update(0.9)
      await advance(0.1)
      news.post()
      #expect(flight.outcome == .cancelled)
      #expect(navigation.viewControllers == [list])
      #expect(list.view.window === window)
      #expect(list.photo.layer.animationKeys() == nil)
    }

    @Test(
      "one that has not begun to fly is skipped, and the push takes place",
      arguments: News.allCases
    )
    func early(_ news: News) async throws {
      navigation.pushViewController(detail, animated: true)
      navigation.view.layoutIfNeeded()
      let flight = try #require(navigation.matchFlight)
      news.post()
      #expect(flight.outcome == .skipped(.background))
      await advance(0.1)
      #expect(navigation.topViewController === detail)
      #expect(detail.view.window === window)
      #expect(detail.view.layer.animationKeys() == nil)
    }

    @Test("one that was begun held and has not begun to fly leaves all as it was")
    func earlyHeld() async throws {
      let flight = try #require(
        navigation.beginMatch { navigation.pushViewController(detail, animated: true) }
      )
      News.background.post()
      #expect(flight.outcome == .skipped(.background))
      await advance(0.1)
      #expect(navigation.viewControllers == [list])
      #expect(list.view.window === window)
    }

    @Test(
      "another size: it ends at once, and the screen fills the window",
      arguments: [true, false]
    )
    func resized(isHeld: Bool) async throws {
      navigation.pushViewController(detail, animated: true)
      await advance(0.2)
      let flight = try #require(navigation.matchFlight)
      if isHeld { flight.hold() }
      window.frame = CGRect(x: 0, y: 0, width: 700, height: 350)
      await nextTurn()
      #expect(flight.outcome == (isHeld ? .cancelled : .finished))
      await advance(0.1)
      let top = isHeld ? list : detail
      #expect(navigation.viewControllers.last === top)
      #expect(top.view.convert(top.view.bounds, to: window).width == 700)
      #expect(top.view.layer.animationKeys() == nil)
      #expect(top.photo.layer.animationKeys() == nil)
      #expect(countStages(in: window) == 0)
    }

    @Test("another size before it flies: skipped, and the push takes place")
    func resizedEarly() async throws {
      navigation.pushViewController(detail, animated: true)
      navigation.view.layoutIfNeeded()
      let flight = try #require(navigation.matchFlight)
      window.frame = CGRect(x: 0, y: 0, width: 700, height: 350)
      await advance(0.2)
      #expect(flight.outcome == .skipped(.resized))
      #expect(navigation.topViewController === detail)
      #expect(detail.view.bounds.width == 700)
      #expect(detail.view.layer.animationKeys() == nil)
    }

    @Test("turned meanwhile, the way back flies to where the list is now")
    func turned() async throws {
      list.photo.autoresizingMask = [.flexibleLeftMargin]
      navigation.pushViewController(detail, animated: true)
      await advance(1)
      window.frame = CGRect(x: 0, y: 0, width: 700, height: 350)
      await advance(0.1)
      navigation.popViewController(animated: true)
      await advance(1)
      #expect(navigation.viewControllers == [list])
      #expect(list.view.bounds.width == 700)
      #expect(list.photo.layer.animationKeys() == nil)
    }

    private func countStages(in view: UIView) -> Int {
      view.subviews.reduce(view.accessibilityElementsHidden ? 1 : 0) {
        $0 + countStages(in: $1)
      }
    }

    @Test("the safe areas of both screens stay through a flight, but for one change on arrival")
    func safeAreas() async throws {
      for way in [true, false] {
        let arriving = way ? detail : list
        let leaving = way ? list : detail
        if way {
          navigation.pushViewController(detail, animated: true)
        } else {
          navigation.popViewController(animated: true)
        }
        await nextTurn()
        var seen: [[UIEdgeInsets]] = [[], []]
        for _ in 0..<25 {
          await advance(1 / 60)
          guard navigation.matchFlight?.phase == .running else { continue }
          for (place, screen) in [leaving, arriving].enumerated() {
            if seen[place].last != screen.view.safeAreaInsets {
              seen[place].append(screen.view.safeAreaInsets)
            }
          }
        }
        #expect(seen[0].count == 1)
        #expect(seen[1].count == 1)
        await advance(1)
        #expect(seen[1].last == arriving.view.safeAreaInsets)
      }
    }
  }
}
#endif
