#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Pushing and popping") struct PushTests {
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
      await nextTurn()
    }

    @Test("a push with a shared ID flies, and leaves only the pushed screen")
    func push() async throws {
      navigation.pushViewController(detail, animated: true)
      await advance(0.2)
      let flight = try #require(navigation.matchFlight)
      #expect(flight === detail.matchFlight)
      #expect(flight.phase == .running)
      #expect(flight.report?.pairCount == 1)
      await advance(0.6)
      #expect(flight.outcome == .finished)
      #expect(navigation.matchFlight == nil)
      #expect(navigation.topViewController === detail)
      #expect(detail.view.window === window)
      #expect(list.view.window == nil)
      #expect(list.photo.layer.animationKeys() == nil)
      #expect(detail.photo.layer.animationKeys() == nil)
      #expect(detail.view.layer.animationKeys() == nil)
    }

    @Test("a pop flies back, and the list is as it was")
    func pop() async throws {
      let before = list.photo.convert(list.photo.bounds, to: window)
      navigation.pushViewController(detail, animated: true)
      await advance(1)
      navigation.popViewController(animated: true)
      await advance(0.2)
      let flight = try #require(navigation.matchFlight)
      #expect(flight.phase == .running)
      await advance(0.8)
      #expect(flight.outcome == .finished)
      #expect(navigation.viewControllers == [list])
      #expect(list.view.window === window)
      #expect(detail.view.window == nil)
      #expect(list.photo.convert(list.photo.bounds, to: window) == before)
      #expect(list.photo.layer.animationKeys() == nil)
    }

    @Test("with nothing shared, UIKit's own push runs, and the diagnosis says why")
    func nothingShared() async {
      let other = PhotoScreen(CGRect(x: 0, y: 0, width: 100, height: 100), id: "other")
      navigation.pushViewController(other, animated: true)
      await advance(0.2)
      #expect(navigation.matchFlight == nil)
      #expect(navigation.matchDiagnosis == .nothingShared(lower: ["photo"], upper: ["other"]))
      await advance(1)
      #expect(navigation.topViewController === other)
    }

    @Test("a held flight can be moved and cancelled, which cancels the push")
    func grabbed() async throws {
      navigation.pushViewController(detail, animated: true)
      await advance(0.2)
      let flight = try #require(navigation.matchFlight)
      flight.hold()
      flight.update(0.5)
      await advance(0.3)
      #expect(flight.phase == .held)
      #expect(isClose(flight.fraction, 0.5, within: 1e-6))
      flight.cancel()
      await advance(1)
      #expect(flight.outcome == .cancelled)
      #expect(navigation.viewControllers == [list])
      #expect(list.view.window === window)
      #expect(detail.view.window == nil)
      #expect(list.photo.layer.animationKeys() == nil)
    }

    @Test("a pop begun with beginMatch is held until it is finished")
    func byHand() async throws {
      navigation.pushViewController(detail, animated: true)
      await advance(1)
      let flight = try #require(
        navigation.beginMatch { navigation.popViewController(animated: true) }
      )
      await advance(0.1)
      flight.update(0.3)
      await advance(0.1)
      #expect(flight.phase == .held)
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      flight.finish(velocity: 1)
      await advance(1)
      #expect(flight.outcome == .finished)
      #expect(navigation.viewControllers == [list])
    }

    @Test("the app's own delegate is told what is shown, and is restored")
    func delegates() async {
      final class Own: NSObject, UINavigationControllerDelegate {
        var shown = 0
        func navigationController(
          _ navigationController: UINavigationController,
          didShow viewController: UIViewController,
          animated: Bool
        ) { shown += 1 }
      }
      let own = Own()
      navigation.delegate = own
      navigation.pushViewController(detail, animated: true)
      await advance(0.2)
      #expect(navigation.matchFlight != nil)
      await advance(1)
      #expect(own.shown == 1)
      navigation.childMatchTransition = nil
      #expect(navigation.delegate === own)
    }
  }
}
#endif
