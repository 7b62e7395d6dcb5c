#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Early calls count") final class EarlyCallTests: ChildStage {
    /// When an app drags: before anything is on stage, or once it is.
    enum Moment: CaseIterable, Sendable { case early, onStage }

    /// A flight to B, held, after some calls.
    private func flight(
      _ moment: Moment,
      at fraction: CGFloat = 0.4,
      _ call: (MatchFlight) -> Void
    ) async -> MatchFlight {
      // A blur has to be committed first.
      b.view.addSubview(UIVisualEffectView())
      let flight = container.replace(with: b, .linear(0.5))
      flight.update(fraction)
      if moment == .onStage { await advance(0.1) }
      #expect(flight.phase == (moment == .early ? .preparing : .held))
      call(flight)
      await advance(0.1)
      #expect(flight.phase == .held)
      return flight
    }

    private func middle(
      _ moment: Moment,
      at fraction: CGFloat = 0.4,
      _ call: (MatchFlight) -> Void = { _ in }
    ) async throws -> CGPoint {
      let flight = await flight(moment, at: fraction, call)
      let middle = try #require(container.view.flyingMiddle)
      await flight.goBack()
      return middle
    }

    /// A drag that comes with an update is of a finger, which was there before that.
    @Test func `a drag counts in all, whenever it comes`() async throws {
      for moment in Moment.allCases {
        let still = try await middle(.early, at: moment == .early ? 0 : 0.4)
        let dragged = try await middle(moment) {
          $0.drag("photo", translation: CGPoint(x: 100, y: 60))
          $0.drag("photo", translation: CGPoint(x: 120, y: 150))
          $0.drag("photo", translation: CGPoint(x: 120, y: CGFloat.nan))
          $0.drag("photo", translation: CGPoint(x: 120, y: 150))
        }
        #expect(isClose(dragged.x - still.x, 120, within: 0.1), "\(moment)")
        #expect(isClose(dragged.y - still.y, 150, within: 0.1), "\(moment)")
      }
    }

    /// What has no partner was left where it was.
    @Test(arguments: [false, true]) func `so does one of what only one screen has`(isAlone: Bool)
      async throws
    {
      let photo = UIView(tagged: "alone", CGRect(x: 40, y: 40, width: 80, height: 80), .red)
      photo.matchStyle.entering = .scale(0.5)
      b.view.addSubview(photo)
      if !isAlone { photo.matchID = "photo" }
      let flight = await flight(.onStage) { _ in }
      let before = try #require(flight.report).rows.filter { $0.fate != .stayed }.count
      let place = {
        self.container.view.engineViews("PerformerView").map { $0.nextBox(in: self.window) }
      }
      let still = place()
      flight.drag(isAlone ? "alone" : "photo", translation: CGPoint(x: 30, y: 50))
      await advance(0.1)
      let steps = zip(still, place()).map { CGPoint(x: $1.midX - $0.midX, y: $1.midY - $0.midY) }
      #expect(
        before > 0
          && steps.contains { isClose($0.x, 30, within: 0.1) && isClose($0.y, 50, within: 0.1) }
      )
      await flight.goBack()
    }

    @Test func `so does a pinch, about a point of the window`() async throws {
      container.view.frame.origin = CGPoint(x: 0, y: 50)
      var boxes: [CGRect] = []
      for moment in Moment.allCases {
        let flight = await flight(moment, at: 0) {
          for scale in [0.8, 0, 0.5] as [CGFloat] {
            $0.pinch("photo", scale: scale, around: CGPoint(x: 100, y: 300))
          }
        }
        boxes.append(
          try #require(container.view.engineViews("PerformerView").first?.nextBox(in: window))
        )
        await flight.goBack()
      }
      #expect(isClose(boxes[0], boxes[1], within: 0.1))
    }

    @Test func `what was dropped or let go before it was seen flies as if nobody had held it`()
      async throws
    {
      let still = try await middle(.early)
      let dropped = try await middle(.early) {
        $0.drag("photo", translation: CGPoint(x: 100, y: 60))
        $0.drop("photo", velocity: .zero)
      }
      #expect(isClose(dropped.x, still.x, within: 0.1) && isClose(dropped.y, still.y, within: 0.1))
      let released = try await middle(.early) {
        $0.drag("photo", translation: CGPoint(x: 100, y: 60))
        $0.cancel()
        $0.update(0.4)
      }
      #expect(isClose(released.x, still.x, within: 0.1))
    }

    @Test func `a drag of what waits for another flight counts`() async throws {
      container.replace(with: b, .linear(1))
      await advance(0.3)
      c.view.addSubview(UIVisualEffectView())
      let next = container.replace(with: c, .linear(1))
      next.hold()
      next.drag("photo", translation: CGPoint(x: 0, y: -150))
      await advance(0.1)
      let dragged = try #require(container.view.flyingMiddle)
      next.drag("photo", translation: .zero)
      await advance(0.1)
      let back = try #require(container.view.flyingMiddle)
      #expect(isClose(back.y - dragged.y, 150, within: 3))
      await next.goBack()
    }
  }
}
#endif
