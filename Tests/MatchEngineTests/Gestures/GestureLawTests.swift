#if canImport(UIKit)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Everything that can happen during a gesture, in every order.
  @MainActor @Suite("Gesture events in any order", .enabled(if: Hands.isAvailable))
  struct GestureLawTests {
    enum Act: CaseIterable { case begin, move, lift, cancel, second, pop, disable }

    @Test("any four events end every flight once, and the next transition works")
    func anyOrder() async {
      var flights = 0
      let numbers = Cases.every(4, of: 0..<2401)
      for number in numbers {
        let acts = (0..<4).map { Act.allCases[number / [1, 7, 49, 343][$0] % 7] }
        // Only what can start something comes first.
        guard acts[0] == .begin || acts[0] == .pop || acts[0] == .second else { continue }
        flights += await play(acts)
      }
      #expect(flights > numbers.count / 3)
    }

    private func play(_ acts: [Act]) async -> Int {
      let scene = await GestureScene()
      var finger: Finger?
      var other: Finger?
      var outcomes: [ObjectIdentifier: Int] = [:]
      var seen: [MatchFlight] = []
      for act in acts {
        switch act {
        case .begin:
          if finger == nil {
            finger = await Hands.touch(at: CGPoint(x: 1, y: 400), in: scene.window)
          }
          await finger?.move(to: CGPoint(x: 60, y: 400), during: 0.05)
        case .move: await finger?.move(to: CGPoint(x: 250, y: 430), during: 0.1)
        case .lift:
          await finger?.lift()
          finger = nil
        case .cancel:
          await finger?.cancel()
          finger = nil
        case .second:
          if other == nil {
            other = await Hands.touch(at: CGPoint(x: 200, y: 300), in: scene.window)
          }
          await other?.move(to: CGPoint(x: 150, y: 360), during: 0.05)
        case .pop: scene.navigation.popViewController(animated: true)
        case .disable: for pan in scene.pans { pan.isEnabled = false }
        }
        await advance(0.02)
        if let flight = scene.navigation.matchFlight, !seen.contains(where: { $0 === flight }) {
          seen.append(flight)
          flight.whenEnded { outcomes[ObjectIdentifier($0), default: 0] += 1 }
        }
      }
      await finger?.lift()
      await other?.lift()
      for pan in scene.pans { pan.isEnabled = true }
      await advance(2)
      #expect(seen.allSatisfy { outcomes[ObjectIdentifier($0)] == 1 }, "\(acts)")
      #expect(scene.isAtRest(), "\(acts)")
      await again(scene, acts)
      return seen.count
    }

    private func again(_ scene: GestureScene, _ acts: [Act]) async {
      if scene.navigation.viewControllers.count == 1 {
        await scene.navigation.go(to: scene.detail, for: 1)
      }
      await Hands.edgeDrag(.left, distance: 380, in: scene.window)
      await advance(1)
      #expect(scene.navigation.viewControllers == [scene.list] && scene.isAtRest(), "\(acts)")
    }
  }

  /// A screen says for each gesture whether it may go back.
  @MainActor @Suite("Asking a participant about a gesture", .enabled(if: Hands.isAvailable))
  struct GoingBackTests {
    enum Way: CaseIterable { case edge, content, systems, pull, pinch }

    private final class Asked: UIViewController, MatchParticipant {
      var allows = false
      var asked: [(point: CGPoint, velocity: CGPoint)] = []

      func matchCanGoBack(from point: CGPoint, velocity: CGPoint) -> Bool {
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

extension GestureScene {
  fileprivate var pans: [UIGestureRecognizer] { navigation.view.gestureRecognizers ?? [] }
}
#endif
