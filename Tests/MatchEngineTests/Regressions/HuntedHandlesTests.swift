#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What ordinary apps ask of the flights that they hold.
  @MainActor @Suite("What a handle says") struct HuntedHandlesTests {
    @Test("a flight says at its end, and afterward, which way it went", arguments: [true, false])
    func direction(isForward: Bool) async throws {
      let stack = await PhotoStack()
      if !isForward { await stack.navigation.go(to: stack.detail, for: 1) }
      stack.navigation.go(isForward, stack.detail)
      let flight = try await stack.navigation.flight(after: 0.2)
      let direction: MatchDirection = isForward ? .forward : .backward
      #expect(flight.direction == direction)
      var atEnd: MatchDirection?
      flight.whenEnded { atEnd = $0.direction }
      await flight.arrives()
      #expect(atEnd == direction && flight.direction == direction)
    }
  }
}
#endif
