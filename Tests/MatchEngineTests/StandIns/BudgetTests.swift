#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("What a flight costs") struct BudgetTests {
    /// A running push of ten boxes that move and, if requested, grow.
    private func push(growing: Bool) async throws -> (UINavigationController, UIWindow, UIView) {
      let lower = KindScreen { view in
        for number in 0..<10 {
          let place = CGRect(x: 10, y: 100 + 40 * number, width: 30, height: 30)
          view.addSubview(UIView(tagged: "box \(number)", place, .red))
        }
      }
      let upper = KindScreen { view in
        for number in 0..<10 {
          let side: CGFloat = growing ? 60 : 30
          let place = CGRect(x: 200, y: 60 + 70 * CGFloat(number), width: side, height: side)
          view.addSubview(UIView(tagged: "box \(number)", place, .red))
        }
      }
      let (navigation, window) = KindScreen.navigation(lower)
      await advance(0.1)
      await navigation.go(to: upper, for: 0.2)
      #expect(try #require(navigation.matchFlight).report?.pairCount == 10)
      return (navigation, window, try #require(upper.view.superview?.subviews.last))
    }

    /// How often each property of each layer is written in one frame.
    private func writesOfOneFrame(_ navigation: UINavigationController) async throws
      -> [String: Int]
    {
      let flight = try #require(navigation.matchFlight)
      flight.hold()
      await advance(0.05)
      Headless.accounts.recordsWrites = true
      flight.update(flight.fraction + 0.05)
      await flight.show(at: flight.fraction + 0.05, for: 1 / 60)
      let writes = Headless.accounts.writes
      Headless.accounts.recordsWrites = false
      return writes.reduce(into: [:]) { $0["\($1.layer) \($1.property)", default: 0] += 1 }
    }

    @Test func `a view that only moves gets one write per frame, to its position`() async throws {
      let (navigation, window, _) = try await push(growing: false)
      let writes = try await writesOfOneFrame(navigation)
      #expect(writes.count == 10, "\(writes.keys.sorted())")
      #expect(writes.keys.allSatisfy { $0.hasSuffix(" position") })
      #expect(writes.values.allSatisfy { $0 == 1 })
      _ = window
    }

    @Test func `a view that grows gets at most one write per property and frame`() async throws {
      let (navigation, window, _) = try await push(growing: true)
      let writes = try await writesOfOneFrame(navigation)
      #expect(writes.isEmpty == false)
      #expect(writes.values.allSatisfy { $0 == 1 }, "\(writes.filter { $0.value > 1 })")
      _ = window
    }

    @Test(
      "starting a flight forces no rendering",
      arguments: [Trip.navigation, .replace, .root],
      [true, false]
    )
    func renders(trip: Trip, blank: Bool) async throws {
      Headless.switches.snapshotsInCommitAreBlank = blank
      let ids = (0..<8).map { "item \($0)" }
      let lower = RandomScreen(seed: 5, ids: ids, columns: 2, shade: 0.9)
      let upper = RandomScreen(seed: 6, ids: ids, columns: 1, shade: 0.8)
      let stage = await TripStage(trip, lower, upper, .linear(0.5))
      let before = Headless.accounts.forcedRenders
      await stage.go(true, for: 0.2)
      #expect(stage.flight?.phase == .running)
      #expect(Headless.accounts.forcedRenders == before)
    }
  }
}
#endif
