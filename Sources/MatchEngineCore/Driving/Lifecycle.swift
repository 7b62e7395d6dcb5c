/// What a flight may do when, and what has to be done about it.
///
///     idle ──start──▶ preparing ──staged──▶ running ─────────── hold ──────────┐
///                                              │                               ▼
///                                       cancel, reverse                       held
///                                              │                             ▲    │
///                                              ▼                             │    │
///                                          settling ─────────── hold ────────┘    │
///                                              ▲                                  │
///                                              └── release, finish, cancel, reverse
///
///     running, settling          ── everything is at rest ──▶ ended: finished or cancelled
///     running, held, settling    ── immediate end ──────────▶ ended: finished or cancelled
///     idle, preparing            ── immediate end ──────────▶ ended: skipped
///
/// A lifecycle knows phases and nothing of places or time, so all its legal moves stand in one
/// switch. It decides; somebody else performs the ``Actions`` that it returns.
public struct Lifecycle: Hashable, Sendable {
  /// Which of its two ends it is heading for.
  public enum Heading: Hashable, Sendable {
    /// Where it was heading at first.
    case finish
    /// Back to where it began.
    case cancel

    /// The other end.
    public var opposite: Heading { self == .finish ? .cancel : .finish }

    var outcome: MatchOutcome { self == .finish ? .finished : .cancelled }
  }

  /// What matters to the lifecycle of an event.
  enum Signal: Hashable, Sendable {
    case start
    /// The start has to wait for something, or need no longer.
    case postpone
    case ready
    case staged
    case stageFailed
    case tick
    /// Everything is where it belongs, as far as anyone can see.
    case arrived
    /// The ends were read and are where they were.
    case endsUnchanged
    case hold
    case settle(Heading)
    case reverse
    /// Something changed that has to be seen.
    case change
    /// It starts over on another plan, from where it is; before the stage is set, from the start.
    case redirect
    /// Everything has to be at rest now: at that end, or else where it was heading. A held flight
    /// was not heading anywhere; it goes back.
    case halt(MatchSkipReason, at: Heading?)
  }

  /// Where the flight is in its life.
  public private(set) var phase = MatchPhase.idle
  /// Which end it is heading for.
  public private(set) var heading = Heading.finish
  /// Whether it is to be held as soon as it runs.
  private var holdsAtStart = false
  /// Whether the stage is not to be set yet.
  public private(set) var isPostponed = false
  /// Whether the ends are being read, after which the stage is set.
  private var isReading = false
  /// Whether the clock is wanted.
  private var isTicking = false

  /// A flight that has not begun.
  public init() {}
}

extension Lifecycle {
  /// Takes one signal: the only place where a phase changes.
  mutating func handle(_ signal: Signal) -> Actions {
    switch (phase, signal) {
    case (.ended, _):
      return []

    case (.idle, .start):
      phase = .preparing
      return isPostponed ? startClock() : .stage
    case (.idle, .postpone):
      isPostponed = true
      return []
    case (.idle, .ready):
      isPostponed = false
      return []
    // The screens may have changed while the start was waiting.
    case (.preparing, .ready) where isPostponed:
      isPostponed = false
      isReading = true
      return [.readEnds, .stage]
    case (.preparing, .endsUnchanged), (.preparing, .redirect):
      isReading = false
      return []
    case (.idle, .halt(let reason, _)), (.preparing, .halt(let reason, _)):
      return end(.skipped(reason))
    case (.preparing, .stageFailed):
      return end(.skipped(.stageFailed))
    case (.preparing, .staged) where !isPostponed:
      phase = holdsAtStart ? .held : heading == .finish ? .running : .settling
      holdsAtStart = false
      isReading = false
      return startClock().union(.draw)

    // What comes too early is remembered: the last word counts.
    case (.idle, .hold), (.preparing, .hold):
      holdsAtStart = true
      return []
    case (.idle, .settle(let end)), (.preparing, .settle(let end)):
      holdsAtStart = false
      heading = end
      return []
    case (.idle, .reverse), (.preparing, .reverse):
      holdsAtStart = false
      heading = heading.opposite
      return []

    case (.running, .hold), (.settling, .hold):
      phase = .held
      return .draw
    case (.running, .settle(heading)), (.settling, .settle(heading)):
      return []
    case (.running, .settle(let end)), (.held, .settle(let end)), (.settling, .settle(let end)):
      phase = .settling
      heading = end
      return .draw
    case (.running, .reverse), (.held, .reverse), (.settling, .reverse):
      phase = .settling
      heading = heading.opposite
      return .draw

    case (.running, .tick), (.held, .tick), (.settling, .tick):
      return .draw
    case (.running, .change), (.held, .change), (.settling, .change):
      return .draw
    case (.running, .redirect), (.settling, .redirect):
      phase = .running
      heading = .finish
      return .draw
    case (.held, .redirect):
      heading = .finish
      return .draw
    case (.running, .arrived), (.settling, .arrived):
      return .readEnds
    case (.running, .endsUnchanged), (.settling, .endsUnchanged):
      return land(at: heading)
    case (.running, .halt(_, let end)), (.settling, .halt(_, let end)):
      return land(at: end ?? heading)
    case (.held, .halt(_, let end)):
      return land(at: end ?? .cancel)
    // A stage that cannot go on is not drawn on any more, but it is struck.
    case (.running, .stageFailed), (.settling, .stageFailed):
      return land(at: heading).subtracting(.draw)
    case (.held, .stageFailed):
      return land(at: .cancel).subtracting(.draw)

    // Out of turn: late, early or twice.
    case (.idle, .staged), (.idle, .stageFailed), (.idle, .tick), (.idle, .arrived),
      (.idle, .endsUnchanged), (.idle, .change), (.idle, .redirect),
      (.preparing, .start), (.preparing, .postpone), (.preparing, .ready), (.preparing, .staged),
      (.preparing, .tick), (.preparing, .arrived), (.preparing, .change),
      (.running, .start), (.running, .postpone), (.running, .ready), (.running, .staged),
      (.held, .start), (.held, .postpone), (.held, .ready), (.held, .staged), (.held, .hold),
      (.held, .arrived), (.held, .endsUnchanged),
      (.settling, .start), (.settling, .postpone), (.settling, .ready), (.settling, .staged):
      return []
    }
  }

  private mutating func startClock() -> Actions {
    defer { isTicking = true }
    return isTicking ? [] : .startClock
  }

  private mutating func end(_ outcome: MatchOutcome) -> Actions {
    phase = .ended(outcome)
    return isTicking ? [.stopClock, .end] : .end
  }

  /// The last frame, then the stage is struck, then it is over: all in one turn.
  private mutating func land(at end: Heading) -> Actions {
    heading = end
    phase = .ended(end.outcome)
    return [.stopClock, .draw, .strike, .end]
  }
}

extension Lifecycle {
  /// How it ended; nil while it has not.
  public var outcome: MatchOutcome? {
    if case .ended(let outcome) = phase { outcome } else { nil }
  }

  /// Whether the change that it shows would be given back, or was: it is on its way to where it began,
  /// or ended there.
  ///
  /// Before the stage is set, this is also true of a flight that is to be held, which is not heading
  /// anywhere yet. A flight that was skipped keeps the answer that it had.
  public var isHeadingBack: Bool { heading == .cancel || holdsAtStart }

  /// Whether another plan can simply take the place of the one that there is: nothing shows it yet.
  var canReplacePlan: Bool {
    phase == .idle || phase == .preparing && (isPostponed || isReading)
  }

  /// Whether the stage is set: it has to be struck.
  public var isOnStage: Bool { phase == .running || phase == .held || phase == .settling }
}

extension Lifecycle.Heading: CustomStringConvertible {
  /// One word.
  public var description: String { self == .finish ? "finish" : "cancel" }
}
