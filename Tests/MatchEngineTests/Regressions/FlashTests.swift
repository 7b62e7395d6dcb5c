#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// A flicker, a black or a white flash where a transition begins or ends.
  ///
  /// Hero #31 #70 #72 #80 #82 #133 #157 #185 #260 #276 #344 #423 #431 #468 #475 #478 #579.
  @MainActor @Suite("Nothing flashes at the start or at the end") struct FlashTests {
    @Test("the old screen is seen until the first frame of the flight", arguments: EndsTests.trips)
    func untilItFlies(_ trip: Trip) async throws {
      let screens = RandomScreen.two(seed: 7, EndsTests.features)
      let stage = await TripStage(trip, screens.lower, screens.upper, .linear(0.3))
      for isForward in [true, false] {
        let before = FootageFrame.now
        stage.go(isForward)
        var frames = 0
        while (stage.flight?.fractionComplete ?? 0) == 0, frames < 10 {
          await nextTurn()
          if (stage.flight?.fractionComplete ?? 0) > 0 { break }
          #expect(FootageFrame.still.misses(of: before, every: 23) == [], "\(isForward) \(frames)")
          await advance(1 / 60)
          frames += 1
        }
        #expect(frames < 10)
        await advance(0.6)
      }
    }
  }

  /// What is behind shines through in the middle of a cross-fade.
  ///
  /// Hero #34 #80 #122 #189 #208 #386 #393 #498 #526 #654 #710.
  @MainActor @Suite("Nothing shines through a cross-fade") struct DipTests {
    @Test func `two equal views look the same all the way, translucent or not`() async throws {
      for alpha in [1, 0.5] as [CGFloat] {
        startOver()
        let color = UIColor.red.withAlphaComponent(alpha)
        let views = (0..<2).map { _ in
          UIView(tagged: "it", CGRect(x: 40, y: 200, width: 300, height: 200), color)
        }
        let (flight, _) = try await KindScreen.flight(from: [views[0]], to: [views[1]])
        for step in 0...10 {
          await flight.show(at: CGFloat(step) / 10)
          let red = Headless.nextDisplayList.items.filter {
            $0.contains(CGPoint(x: 190, y: 300)) && $0.color?.components?[1] == 0
          }
          let through = red.reduce(1) { $0 * (1 - ($1.color?.alpha ?? 0) * $1.opacity) }
          #expect(isClose(1 - through, alpha, within: 0.01))
        }
      }
    }
  }
}
#endif
