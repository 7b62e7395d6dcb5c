#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Numbers that are none") struct BadNumberTests {
    nonisolated static let timings: [MatchTiming] = [
      .linear(duration: 0.3), .linear(duration: .nan), .linear(duration: .infinity),
      .linear(duration: 0.3).delay(.nan), .linear(duration: -1).delay(-.infinity),
      .spring(duration: 1e9, bounce: .nan).delay(.nan),
    ]

    @Test("UIKit gets a duration, and the flight ends", arguments: timings)
    func timing(_ timing: MatchTiming) async throws {
      let stack = await PhotoStack(MatchTransition { $0.timing = timing })
      await stack.navigation.go(to: stack.detail, for: 0)
      // One that is over at once has none.
      let duration = stack.navigation.transitionCoordinator?.transitionDuration
      #expect((duration == nil) == (timing.duration == -1))
      #expect(duration ?? 0 >= 0 && duration ?? 0 <= 120)
      await advance(150)
      #expect(stack.navigation.transitionCoordinator == nil && stack.navigation.matchFlight == nil)
    }
  }
}
#endif
