import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

/// The legal moves, checked against a second copy of their table.
@Suite struct LifecycleTests {
  static let signals: [(String, Lifecycle.Signal)] = [
    ("start", .start), ("staged", .staged), ("fail", .stageFailed), ("tick", .tick),
    ("arrived", .arrived), ("unchanged", .endsUnchanged), ("hold", .hold),
    ("finish", .settle(.finish)),
    ("cancel", .settle(.cancel)), ("reverse", .reverse), ("change", .replan),
    ("redirect", .redirect),
    ("halt", .halt(.background, at: nil)),
  ]

  /// What each signal does to a flight that is heading for its finish.
  static let table: [String: [String: String]] = [
    "idle": ["start": "preparing", "halt": "ended (skipped: the app went to the background)"],
    "preparing": [
      "staged": "running", "fail": "ended (skipped: the stage could not be set)",
      "halt": "ended (skipped: the app went to the background)",
    ],
    "running": [
      "fail": "ended (finished)", "unchanged": "ended (finished)", "hold": "held",
      "cancel": "settling", "reverse": "settling", "halt": "ended (finished)",
    ],
    "held": [
      "fail": "ended (cancelled)", "finish": "settling", "cancel": "settling",
      "reverse": "settling", "halt": "ended (cancelled)",
    ],
    "settling": [
      "fail": "ended (finished)", "unchanged": "ended (finished)", "hold": "held",
      "redirect": "running", "halt": "ended (finished)",
    ],
  ]

  private func lifecycle(in phase: String) -> Lifecycle {
    var lifecycle = Lifecycle()
    let paths: [String: [Lifecycle.Signal]] = [
      "preparing": [.start],
      "running": [.start, .staged],
      "held": [.start, .staged, .hold],
      "settling": [.start, .staged, .hold, .settle(.finish)],
    ]
    for signal in paths[phase] ?? [] { _ = lifecycle.handle(signal) }
    return lifecycle
  }

  @Test func everySignalInEveryPhaseDoesWhatTheTableSays() {
    for (phase, moves) in Self.table {
      for (name, signal) in Self.signals {
        var lifecycle = lifecycle(in: phase)
        #expect(lifecycle.phase.description == phase)
        _ = lifecycle.handle(signal)
        let isReversal = phase == "settling" && (name == "cancel" || name == "reverse")
        let expected = moves[name] ?? (isReversal ? "settling" : phase)
        #expect(lifecycle.phase.description == expected, "\(name) in \(phase)")
      }
    }
  }

  @Test func anEndedFlightNeverDoesAnythingAgain() {
    for (_, signal) in Self.signals {
      var lifecycle = lifecycle(in: "running")
      _ = lifecycle.handle(.halt(.resized, at: nil))
      let ended = lifecycle
      #expect(lifecycle.handle(signal) == [])
      #expect(lifecycle == ended)
    }
  }

  @Test func aStageThatIsSetIsStruckAtTheEnd() {
    for phase in ["running", "held", "settling"] {
      for (name, signal) in Self.signals {
        var lifecycle = lifecycle(in: phase)
        let actions = lifecycle.handle(signal)
        let ends = lifecycle.outcome != nil
        #expect(actions.contains(.strike) == ends, "\(name) in \(phase)")
        #expect(actions.contains(.end) == ends, "\(name) in \(phase)")
        #expect(actions.contains(.stopClock) == ends, "\(name) in \(phase)")
        #expect(actions.contains(.draw) == (ends && name != "fail") || !ends)
      }
    }
  }

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
      var calls = EarlyCalls()
      for event in early { calls.note(event) }
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
      var calls = EarlyCalls()
      for event in early { calls.note(event) }
      var flight = Flight(FlightFixture.plan(from: 0, to: 1))
      for event in [.start, .staged] + calls.events { flight.handle(event) }
      #expect(flight.lifecycle.phase == phase, "\(early)")
      if phase != .held { #expect(flight.lifecycle.heading == heading) }
    }
  }

  @Test func actionsPrintInTheOrderInWhichTheyAreDone() {
    let actions: Actions = [.end, .strike, .draw, .stopClock]
    #expect(actions.description == "[stopClock, draw, strike, end]")
    #expect(Actions([.stage, .readEnds]).description == "[readEnds, stage]")
    #expect(Actions().description == "[]")
  }
}
