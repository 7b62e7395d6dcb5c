import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

/// What is asked of a flight before its time; its legal moves are in the table of ``LifeTableTests``.
@Suite struct LifecycleTests {
  private static let orders: [(early: [FlightEvent], MatchPhase, Lifecycle.Heading, isBack: Bool)] =
    [
      ([], .running, .finish, false),
      ([.hold], .held, .finish, true),
      ([.cancel(velocity: 0)], .settling, .cancel, true),
      ([.finish(velocity: 0)], .running, .finish, false),
      ([.hold, .cancel(velocity: 0)], .settling, .cancel, true),
      ([.cancel(velocity: 0), .hold], .held, .cancel, true),
      ([.hold, .finish(velocity: 0)], .running, .finish, false),
      ([.reverse], .settling, .cancel, true),
      ([.reverse, .reverse], .running, .finish, false),
      ([.move(to: 0.4), .release(velocity: 1)], .running, .finish, false),
      ([.move(to: 0.4), .release(velocity: 0)], .settling, .cancel, true),
    ]

  @Test func aRequestBeforeTheStartIsRemembered() {
    for (early, phase, heading, isBack) in Self.orders {
      var calls = CallsBeforeStart()
      for event in early { calls.record(event) }
      var lifecycle = Lifecycle(after: calls)
      _ = lifecycle.handle(.start)
      #expect(lifecycle.isHeadingBack == isBack, "\(early)")
      var skipped = lifecycle
      _ = skipped.handle(.halt(.overtaken, at: nil))
      #expect(skipped.isHeadingBack == isBack, "\(early)")
      _ = lifecycle.handle(.staged)
      #expect(lifecycle.phase == phase && lifecycle.heading == heading, "\(early)")
      // What is held on the stage was held on request, and can still go forward.
      #expect(lifecycle.isHeadingBack == (heading == .cancel), "\(early)")
      _ = lifecycle.handle(.halt(.background, at: nil))
      #expect(lifecycle.isHeadingBack == (lifecycle.outcome == .cancelled), "\(early)")
    }
  }

  /// A flight that goes on from another one is on the stage when it gets what was asked of it before.
  @Test func earlyCallsCanBeFollowedLater() {
    for (early, phase, heading, _) in Self.orders where phase != .running {
      var calls = CallsBeforeStart()
      for event in early { calls.record(event) }
      var flight = Flight(FlightFixture.plan(from: 0, to: 1))
      for event in [.start, .staged] + calls.events { flight.handle(event) }
      #expect(flight.lifecycle.phase == phase, "\(early)")
      if phase != .held { #expect(flight.lifecycle.heading == heading) }
    }
  }
}
