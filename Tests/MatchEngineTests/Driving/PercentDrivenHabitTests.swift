#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// The numbers that code for `UIPercentDrivenInteractiveTransition` gives.
  @MainActor @Suite("Driven by percentages") struct PercentDrivenHabitTests {
    @Test func `the faster it is let go, the sooner it arrives`() async throws {
      var fractions: [CGFloat] = []
      for velocity: CGFloat in [0, 2, 8] {
        let scene = await GestureScene()
        let flight = try #require(
          scene.navigation.beginMatch { scene.navigation.popViewController(animated: true) }
        )
        await advance(0.05)
        await flight.show(at: 0.2)
        flight.finish(velocity: velocity)
        await advance(0.06)
        fractions.append(flight.fraction)
        await advance(1)
        #expect(flight.outcome == .finished && scene.isAtRest())
      }
      #expect(
        fractions[0] + 0.02 < fractions[1] && fractions[1] + 0.02 < fractions[2],
        "\(fractions)"
      )
    }

    @Test("percentages out of range are clamped, and NaN is ignored")
    func range() async throws {
      let scene = await GestureScene()
      let flight = try #require(
        scene.navigation.beginMatch { scene.navigation.popViewController(animated: true) }
      )
      await advance(0.1)
      flight.update(0.4)
      flight.update(.nan)
      #expect(isClose(flight.fraction, 0.4))
      for (percent, clamped) in [(-2.0, 0.0), (7, 1), (0.5, 0.5)] {
        await flight.show(at: CGFloat(percent))
        #expect(scene.navigation.transitionCoordinator?.percentComplete == CGFloat(clamped))
      }
      await flight.land()
      flight.update(0.1)
      await flight.goBack()
      #expect(flight.outcome == .finished && flight.fraction == 1 && scene.isAtRest())
    }
  }
}
#endif
