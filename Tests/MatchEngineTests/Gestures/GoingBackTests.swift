#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Pulling back a screen that was pushed", .enabled(if: Hands.isAvailable))
  struct PullBackTests {
    @Test func `from a push it goes back only if it begins where something flies`() async {
      for (x, y, flies) in [(195, 266, true), (195, 600, false), (20, 130, true)] {
        let scene = await GestureScene()
        scene.detail.photo.isUserInteractionEnabled = x < 100
        let start = CGPoint(x: x, y: y)
        await Hands.drag(from: start, to: CGPoint(x: 195, y: 830), duration: 0.3, in: scene.window)
        #expect((scene.navigation.matchFlight != nil) == flies, "\(x) \(y)")
        await advance(1.5)
        #expect((scene.navigation.viewControllers.count == 1) == flies && scene.isAtRest())
      }
      let scene = await GestureScene()
      // It has an ID, and nothing has it on the screen below.
      let frame = CGRect(x: 100, y: 600, width: 200, height: 100)
      scene.detail.view.addSubview(UILabel(tagged: "only here", frame, ""))
      await Hands.drag(
        from: CGPoint(x: 195, y: 650),
        to: CGPoint(x: 195, y: 830),
        duration: 0.3,
        in: scene.window
      )
      #expect(scene.navigation.matchFlight == nil && scene.isAtRest())
    }
  }

  /// A screen says for each gesture whether it may go back.
  @MainActor @Suite("Asking a screen about a gesture", .enabled(if: Hands.isAvailable))
  struct GoingBackTests {
    enum Way: CaseIterable { case edge, content, systems, pull, pinch }

    private final class Asked: UIViewController, MatchGestureDeciding {
      var allows = false
      var asked: [(point: CGPoint, velocity: CGPoint)] = []

      func matchGestureCanGoBack(from point: CGPoint, velocity: CGPoint) -> Bool {
        asked.append((point, velocity))
        return allows
      }
    }

    @Test func `it is asked once, and where it refuses nothing moves`() async throws {
      for way in Way.allCases {
        for allows in [false, true] {
          let scene = await GestureScene(GoingBackTests.transition(way), isPushed: false)
          let screen = Asked()
          screen.allows = allows
          scene.detail.loadViewIfNeeded()
          screen.view.addSubview(scene.detail.photo)
          await scene.navigation.go(to: screen, animated: false, for: 0.1)
          let start = try await go(way, in: scene.window)
          let (point, velocity) = try #require(screen.asked.first, "\(way)")
          #expect(screen.asked.count == 1 && abs(point.y - start.y) < 60, "\(way) \(point)")
          switch way {
          case .edge, .content, .systems: #expect(velocity.x > 100 && velocity.y == 0, "\(way)")
          case .pull: #expect(velocity.y > 100 && velocity.x == 0)
          case .pinch: #expect(velocity == .zero)
          }
          #expect((scene.navigation.topViewController === screen) != allows, "\(way)")
          #expect(scene.window.engineViews.isEmpty && scene.navigation.matchFlight == nil)
        }
      }
    }

    private static func transition(_ way: Way) -> MatchTransition {
      MatchTransition {
        $0.gestures = way == .systems ? .pull : [.edge, .content, .pull, .pinch]
      }
    }

    /// Makes a gesture that would go back, and returns where it begins.
    private func go(_ way: Way, in window: UIWindow) async throws -> CGPoint {
      let starts = [Way.edge: CGPoint(x: 1, y: 600), .systems: CGPoint(x: 1, y: 600)]
      let start = starts[way] ?? GestureScene.middle
      switch way {
      case .edge, .systems, .content:
        await Hands.drag(from: start, to: CGPoint(x: start.x + 350, y: start.y), in: window)
      case .pull:
        await Hands.drag(from: start, to: CGPoint(x: start.x, y: start.y + 450), in: window)
      case .pinch: await Hands.pinch(around: start, from: 300, to: 60, in: window)
      }
      await advance(1.5)
      return start
    }
  }
}

#endif
