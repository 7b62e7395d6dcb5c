#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Showing or hiding a bar may resize the container of a transition (NV-74).
  @MainActor @Suite("A bar comes or goes in mid-flight") struct BarsResizeTests {
    /// A screen with a photo that keeps its distance from the bottom.
    private func screen(_ size: CGSize, below gap: CGFloat) -> UIViewController {
      KindScreen { view in
        let frame = CGRect(origin: CGPoint(x: 20, y: 852 - gap - size.height), size: size)
        let photo = UIImageView(tagged: "photo", frame, PhotoScreen.image)
        photo.autoresizingMask = .flexibleTopMargin
        view.addSubview(photo)
      }
    }

    @Test(
      "the flight goes on to the new ends without a jump",
      arguments: Trip.arrivals,
      [-83.0, 40]
    )
    func goesOn(trip: Trip, change: CGFloat) async throws {
      let list = screen(CGSize(width: 120, height: 90), below: 100)
      let detail = screen(CGSize(width: 353, height: 265), below: 400)
      let stage = await TripStage(trip, list, detail, .linear(0.5))
      let flight = try await stage.fly(true, for: 0.25)
      let container = try #require(flight.container)
      var before = try #require(stage.window.flyingMiddle)
      container.frame.size.height += change
      for _ in 0..<12 {
        await advance(1 / 60)
        let now = try #require(stage.window.flyingMiddle)
        // It moves 433 points in half a second, and by what has changed.
        #expect(hypot(now.x - before.x, now.y - before.y) < 30, "\(before) to \(now)")
        before = now
      }
      #expect(flight.outcome == nil)
      await advance(1)
      #expect(flight.outcome == .finished && stage.window.remains.isEmpty)
    }
  }
}
#endif
