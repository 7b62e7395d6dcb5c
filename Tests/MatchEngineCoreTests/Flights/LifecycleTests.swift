import Testing

@testable import MatchEngineCore

/// The legal moves, checked against a second copy of their table.
@Suite struct LifecycleTests {
  static let signals: [(String, Lifecycle.Signal)] = [
    ("start", .start), ("staged", .staged), ("fail", .stageFailed), ("tick", .tick),
    ("arrived", .arrived), ("unchanged", .endsUnchanged), ("hold", .hold),
    ("finish", .settle(.finish)),
    ("cancel", .settle(.cancel)), ("reverse", .reverse), ("change", .change),
    ("redirect", .redirect), ("postpone", .postpone), ("ready", .ready),
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

  @Test func aRequestBeforeTheStartIsRemembered() {
    let orders: [([Lifecycle.Signal], MatchPhase, Lifecycle.Heading)] = [
      ([.hold], .held, .finish),
      ([.settle(.cancel)], .settling, .cancel),
      ([.settle(.finish)], .running, .finish),
      ([.hold, .settle(.cancel)], .settling, .cancel),
      ([.settle(.cancel), .hold], .held, .cancel),
      ([.hold, .settle(.finish)], .running, .finish),
      ([.reverse], .settling, .cancel),
      ([.reverse, .reverse], .running, .finish),
    ]
    for (early, phase, heading) in orders {
      for late in 0...early.count {
        var lifecycle = Lifecycle()
        for signal in early.prefix(late) { _ = lifecycle.handle(signal) }
        _ = lifecycle.handle(.start)
        for signal in early.dropFirst(late) { _ = lifecycle.handle(signal) }
        _ = lifecycle.handle(.staged)
        #expect(lifecycle.phase == phase, "\(early)")
        #expect(lifecycle.heading == heading, "\(early)")
      }
    }
  }

  @Test func aFlightEndsWhereItWasHeadingAndAHeldOneGoesBack() {
    for reason in [MatchSkipReason.background, .resized, .overtaken] {
      var reversed = lifecycle(in: "running")
      _ = reversed.handle(.reverse)
      _ = reversed.handle(.halt(reason, at: nil))
      #expect(reversed.outcome == .cancelled)
      var held = lifecycle(in: "held")
      _ = held.handle(.halt(reason, at: nil))
      #expect(held.outcome == .cancelled)
      var gone = lifecycle(in: "held")
      _ = gone.handle(.halt(reason, at: .finish))
      #expect(gone.outcome == .finished)
    }
  }

  /// A postponed start that is ready reads the screens, and only then sets the stage.
  @Test func aPostponedStartReadsBeforeItStages() {
    for answer in [Lifecycle.Signal.endsUnchanged, .redirect] {
      var lifecycle = Lifecycle()
      _ = lifecycle.handle(.postpone)
      #expect(lifecycle.handle(.start) == .startClock)
      #expect(lifecycle.isPostponed && lifecycle.canReplacePlan)
      // Out of order: nothing was staged, and nothing was requested.
      #expect(lifecycle.handle(.staged) == [] && lifecycle.handle(answer) == [])
      #expect(lifecycle.handle(.ready) == [.readEnds, .stage])
      #expect(!lifecycle.isPostponed && lifecycle.canReplacePlan)
      #expect(lifecycle.handle(.ready) == [])
      #expect(lifecycle.handle(answer) == [])
      #expect(lifecycle.phase == .preparing && !lifecycle.canReplacePlan)
      #expect(lifecycle.handle(.staged) == .draw)
      #expect(lifecycle.phase == .running)
    }
    var direct = Lifecycle()
    _ = direct.handle(.postpone)
    _ = direct.handle(.ready)
    #expect(direct.handle(.start) == .stage && !direct.canReplacePlan)
  }

  @Test func aFlightThatGoesBackIsHeadingBack() {
    let orders: [([Lifecycle.Signal], isBack: Bool)] = [
      ([], false), ([.hold], true), ([.hold, .settle(.finish)], false),
      ([.settle(.cancel)], true), ([.settle(.cancel), .hold], true), ([.reverse], true),
      ([.reverse, .reverse], false),
    ]
    for (order, isBack) in orders {
      for late in 0...order.count {
        var lifecycle = Lifecycle()
        for signal in order.prefix(late) { _ = lifecycle.handle(signal) }
        _ = lifecycle.handle(.start)
        for signal in order.dropFirst(late) { _ = lifecycle.handle(signal) }
        #expect(lifecycle.isHeadingBack == isBack, "\(order)")
        var skipped = lifecycle
        _ = skipped.handle(.halt(.overtaken, at: nil))
        #expect(skipped.isHeadingBack == isBack, "\(order)")
        _ = lifecycle.handle(.staged)
        // What is held on the stage was held on request, and can still go forward.
        let goesBack = lifecycle.heading == .cancel
        #expect(lifecycle.isHeadingBack == goesBack, "\(order)")
        _ = lifecycle.handle(.halt(.background, at: nil))
        #expect(lifecycle.isHeadingBack == (lifecycle.outcome == .cancelled), "\(order)")
      }
    }
  }

  @Test func actionsPrintInTheOrderInWhichTheyAreDone() {
    let actions: Actions = [.end, .strike, .draw, .stopClock]
    #expect(actions.description == "[stopClock, draw, strike, end]")
    #expect(Actions([.stage, .readEnds]).description == "[readEnds, stage]")
    #expect(Actions().description == "[]")
  }
}
