#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("The app goes to the background, or its window changes")
  final class SceneTests: PhotoStack {
    let scene = UIWindowScene.made()

    init() async {
      await super.init()
      window.windowScene = scene
    }

    enum Event: CaseIterable, Sendable {
      case background, sceneInBackground, disconnection

      private var name: Notification.Name {
        switch self {
        case .background: UIApplication.didEnterBackgroundNotification
        case .sceneInBackground: UIScene.didEnterBackgroundNotification
        case .disconnection: UIScene.didDisconnectNotification
        }
      }

      @MainActor func post(of scene: AnyObject?) {
        NotificationCenter.default.post(name: name, object: self == .background ? nil : scene)
      }
    }

    @Test(arguments: [Event.sceneInBackground, .disconnection])
    func `what happens to another scene ends no flight`(_ event: Event) async throws {
      let flight = try await push()
      event.post(of: NSObject())
      #expect(flight.phase == .running)
      await flight.arrives()
    }

    #if !canImport(ObjectiveC)
    @Test func `BG-1: a change that begins in the background is made at once`() async throws {
      Headless.sendToBackground(try #require(scene))
      for isPush in [true, false] {
        navigation.go(isPush, detail)
        await advance(0)
        #expect(navigation.viewControllers.count == (isPush ? 2 : 1))
        #expect(navigation.matchFlight == nil && navigation.transitionCoordinator == nil)
        #expect((isPush ? detail : list).view.window === window && window.remains.isEmpty)
      }
    }
    #endif

    @Test func `a flight is over at once where animations are off`() async throws {
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(true) }
      for isPush in [true, false] {
        navigation.go(isPush, detail)
        await advance(2 / 60)
        #expect(navigation.transitionCoordinator == nil)
        #expect(navigation.topViewController === (isPush ? detail : list))
        #expect(window.remains.isEmpty)
      }
    }

    @Test func `a flight held by hand stays so where animations are off`() async throws {
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(true) }
      let flight = try navigation.begin(true, detail)
      await flight.show(at: 0.4, for: 0.2)
      #expect(flight.phase == .held && flight.fractionComplete == 0.4)
      await flight.goBack()
    }

    @Test(
      "in every container a running flight finishes immediately, and a held one goes back",
      arguments: Trip.all,
      Event.allCases
    )
    func ended(_ trip: Trip, _ event: Event) async throws {
      for isHeld in [false, true] {
        startOver()
        let stage = await TripStage(trip, .linear(0.5))
        let scene = UIWindowScene.made()
        stage.window.windowScene = scene
        let flight = try await stage.fly(true, for: 0.2)
        if isHeld { flight.update(0.9) }
        await advance(0.05)
        event.post(of: scene)
        #expect(flight.outcome == (isHeld ? .cancelled : .finished))
        #expect(stage.coordinator == nil)
        await advance(0.1)
        #expect(stage.isUpperThere != isHeld && stage.window.remains.isEmpty)
      }
    }

    /// Lets the flight wait: a blur has to be committed first.
    private func awaitCommit() { detail.view.addSubview(UIVisualEffectView()) }

    @Test(
      "a flight that has not begun is skipped, and the push happens, unless it is held",
      arguments: Event.allCases,
      [false, true]
    )
    func early(_ event: Event, isHeld: Bool) async throws {
      awaitCommit()
      var flight: MatchFlight?
      if isHeld {
        flight = navigation.beginInteractiveMatch {
          navigation.pushViewController(detail, animated: true)
        }
      } else {
        navigation.pushViewController(detail, animated: true)
        navigation.view.layoutIfNeeded()
      }
      let early = try #require(flight ?? navigation.matchFlight)
      event.post(of: scene)
      #expect(early.outcome == .skipped(.background))
      await advance(0.1)
      let shown = isHeld ? list : detail
      #expect(navigation.topViewController === shown && shown.view.window === window)
      #expect(shown.view.layer.animationKeys() == nil)
    }

    @Test func `a new size before the flight begins skips it, and the push happens`() async throws {
      awaitCommit()
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

    @Test("the safe areas of both screens stay the same through a flight")
    func safeAreas() async throws {
      for isPush in [true, false] {
        let arriving = isPush ? detail : list
        let leaving = isPush ? list : detail
        navigation.go(isPush, detail)
        await nextTurn()
        var seen: [[UIEdgeInsets]] = [[], []]
        for _ in 0..<25 {
          await advance(1 / 60)
          guard navigation.matchFlight?.phase == .running else { continue }
          for (index, screen) in [leaving, arriving].enumerated() {
            if seen[index].last != screen.view.safeAreaInsets {
              seen[index].append(screen.view.safeAreaInsets)
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
