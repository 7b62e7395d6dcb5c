#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Code written for `UIPercentDrivenInteractiveTransition`, ported.
  @MainActor @Suite("Driven by percentages") struct PercentDrivenHabitTests {
    /// What apps have: a pan handler that begins, updates, and finishes past the middle.
    @MainActor final class Driver {
      let navigation: UINavigationController
      var flight: MatchFlight?

      init(_ navigation: UINavigationController) { self.navigation = navigation }

      func panned(_ state: UIGestureRecognizer.State, _ percent: CGFloat) {
        switch state {
        case .began:
          flight = navigation.beginMatch { navigation.popViewController(animated: true) }
        case .changed: flight?.update(percent)
        case .ended:
          if percent > 0.5 { flight?.finish() } else { flight?.cancel() }
          flight = nil
        default:
          flight?.cancel()
          flight = nil
        }
      }
    }

    @Test("past the middle the flight finishes; before it, or cancelled, it goes back")
    func decides() async throws {
      let ends: [(UIGestureRecognizer.State, CGFloat, Bool)] = [
        (.ended, 0.7, true), (.ended, 0.3, false), (.cancelled, 0.9, false),
      ]
      for (state, percent, isFinished) in ends {
        let scene = await GestureScene()
        let driver = Driver(scene.navigation)
        driver.panned(.began, 0)
        let flight = try #require(driver.flight)
        for step in 1...10 {
          driver.panned(.changed, percent * CGFloat(step) / 10)
          await advance(0.02)
          #expect(isClose(flight.fraction, percent * CGFloat(step) / 10) || step < 3)
        }
        let told = try #require(scene.navigation.transitionCoordinator?.percentComplete)
        #expect(isClose(told, percent))
        driver.panned(state, percent)
        await advance(1)
        #expect(flight.outcome == (isFinished ? .finished : .cancelled))
        #expect(scene.navigation.viewControllers.count == (isFinished ? 1 : 2))
        #expect(scene.isAtRest())
      }
    }

    @Test("a gesture that ends before the transition begins still counts")
    func early() async throws {
      for percent: CGFloat in [0.8, 0.2] {
        let scene = await GestureScene()
        let driver = Driver(scene.navigation)
        driver.panned(.began, 0)
        let flight = try #require(driver.flight)
        driver.panned(.changed, percent)
        driver.panned(.ended, percent)
        await advance(1)
        #expect(flight.outcome == (percent > 0.5 ? .finished : .cancelled))
        #expect(scene.navigation.viewControllers.count == (percent > 0.5 ? 1 : 2))
        #expect(scene.isAtRest())
      }
    }

    @Test("the faster it is let go, the sooner it arrives")
    func speed() async throws {
      var fractions: [CGFloat] = []
      for velocity: CGFloat in [0, 2, 8] {
        let scene = await GestureScene()
        let flight = try #require(
          scene.navigation.beginMatch { scene.navigation.popViewController(animated: true) }
        )
        await advance(0.05)
        flight.update(0.2)
        await advance(0.05)
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
        flight.update(CGFloat(percent))
        await advance(0.05)
        #expect(scene.navigation.transitionCoordinator?.percentComplete == CGFloat(clamped))
      }
      flight.finish()
      await advance(1)
      flight.update(0.1)
      flight.cancel()
      await advance(1)
      #expect(flight.outcome == .finished && flight.fraction == 1 && scene.isAtRest())
    }
  }
}
#endif
