/// Decides what a flight may do in each phase, and what has to be done about it.
///
/// A lifecycle knows phases, but neither progress nor time. So all legal moves fit in one switch, which
/// <doc:HowADriverLives> draws. It only decides: ``FlightDriver`` performs the ``Actions`` that it returns.
public struct Lifecycle: Hashable, Sendable {
  /// One of the two ends of a flight, for which it can be heading.
  public enum Heading: Hashable, Sendable {
    /// Where it was heading at first.
    case finish
    /// Back to where it began.
    case cancel

    /// The other end.
    public var opposite: Heading { self == .finish ? .cancel : .finish }
  }

  /// The part of an event that matters to the lifecycle.
  enum Signal: Hashable, Sendable {
    case start
    case staged
    /// The stage plays what happens next.
    case playing
    case tick
    /// Everything is where it belongs, as far as anyone can see.
    case arrived
    /// The ends were read and have not moved.
    case endsUnchanged
    case hold
    case settle(Heading)
    case reverse
    case replan
    /// The flight starts over on another plan: from what is on the screen, if the stage is set.
    case redirect
    /// Everything has to be at rest now: at the given end, or else where the flight was heading.
    ///
    /// A held flight was not heading anywhere; it goes back.
    case halt(MatchSkipReason, at: Heading?)
  }

  /// Where the flight is in its life.
  public private(set) var phase = MatchPhase.idle
  /// Which end it is heading for.
  public private(set) var heading = Heading.finish
  /// What was asked of it before the stage was set.
  var earlyCalls: CallsBeforeStart
  /// Whether the stage plays the flight, so that it need not be drawn.
  public private(set) var isPlaying = false

  /// A flight that has not begun.
  public init(after calls: CallsBeforeStart = CallsBeforeStart()) { earlyCalls = calls }
}

extension Lifecycle {
  /// Takes one signal; nothing else changes the phase.
  mutating func handle(_ signal: Signal) -> Actions {
    let actions = move(by: signal)
    // Every action except reading the ends changes what is seen, and so stops the playing.
    guard isPlaying, !actions.subtracting(.readEnds).isEmpty else { return actions }
    isPlaying = false
    return actions.union(.stopPlaying)
  }

  private mutating func move(by signal: Signal) -> Actions {
    switch (phase.kind, signal) {
    case (.ended, _):
      return []
    case (.idle, .start):
      phase = .preparing
      return .stage
    case (.idle, .halt(let reason, _)), (.preparing, .halt(let reason, _)):
      phase = .ended(.skipped(reason))
      return .end
    case (.preparing, .staged):
      heading = earlyCalls.heading
      phase = heading == .finish ? .running : .settling
      if earlyCalls.isHeld { phase = .held }
      return [.startClock, .draw]
    // Signals out of order: late, early or twice. Early ones are remembered in `earlyCalls`.
    case (.idle, _), (.preparing, _), (_, .start), (_, .staged),
      (.held, .hold), (.held, .playing), (.held, .arrived), (.held, .endsUnchanged):
      return []
    // A held flight is drawn once a tick, however often its plan changes.
    case (.held, .replan):
      return []

    case (_, .hold):
      phase = .held
      return .draw
    case (.running, .settle(heading)), (.settling, .settle(heading)):
      return []
    case (_, .settle(let end)):
      phase = .settling
      heading = end
      return .draw
    case (_, .reverse):
      phase = .settling
      heading = heading.opposite
      return .draw
    case (_, .playing):
      isPlaying = true
      return []
    case (_, .tick):
      return isPlaying ? [] : .draw
    case (_, .replan):
      return .draw
    case (_, .redirect):
      if phase != .held { phase = .running }
      heading = .finish
      return .draw
    case (_, .arrived):
      return .readEnds
    case (_, .endsUnchanged):
      return land(at: heading)
    case (_, .halt(let reason, let end)):
      let actions = land(at: end ?? (phase == .held ? .cancel : heading))
      // A stage that fails is not drawn any more, but it is struck.
      return reason == .stageFailed ? actions.subtracting(.draw) : actions
    }
  }

  /// Draws the last frame, strikes the stage and ends the flight, all at once.
  private mutating func land(at end: Heading) -> Actions {
    heading = end
    phase = .ended(end == .finish ? .finished : .cancelled)
    return [.stopClock, .draw, .strike, .end]
  }

  /// How it ended; nil while it has not.
  public var outcome: MatchOutcome? {
    if case .ended(let outcome) = phase.kind { outcome } else { nil }
  }

  /// Whether the flight is on its way back to where it began, or ended there.
  ///
  /// Before the stage is set, this is also true of a flight that will be held: it is not heading
  /// anywhere yet. A flight that was skipped keeps the value that it had.
  public var isHeadingBack: Bool {
    switch phase.kind {
    case .idle, .preparing, .ended(.skipped): earlyCalls.isHeadingBack
    case .running, .held, .settling, .ended: heading == .cancel
    }
  }

  /// Whether nobody holds it, so that its course is known and a stage may play it.
  public var isFree: Bool { phase == .running || phase == .settling }

  /// Whether the stage is set, so that it will have to be struck.
  public var isOnStage: Bool { phase == .running || phase == .held || phase == .settling }
}

/// What has to be done after an event, in the order in which the members are declared.
public struct Actions: OptionSet, Hashable, Sendable {
  /// The members as bits; the lowest bit is done first.
  public let rawValue: Int

  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Stop playing; what is drawn next is seen at once.
  public static let stopPlaying = Actions(rawValue: 1 << 0)
  /// Read both screens now, then send `endsUnchanged`, or `redirect` with the new plan.
  public static let readEnds = Actions(rawValue: 1 << 1)
  /// Set the stage, then send `staged` or `stageFailed`.
  public static let stage = Actions(rawValue: 1 << 2)
  /// Adopt the plan that has changed: new performers, leftovers, other partners.
  public static let restage = Actions(rawValue: 1 << 3)
  /// Start sending `tick`.
  public static let startClock = Actions(rawValue: 1 << 4)
  /// Stop sending `tick`.
  public static let stopClock = Actions(rawValue: 1 << 5)
  /// Draw the frame.
  public static let draw = Actions(rawValue: 1 << 6)
  /// Remove everything from the stage and put every original back.
  public static let strike = Actions(rawValue: 1 << 7)
  /// Report the outcome.
  public static let end = Actions(rawValue: 1 << 8)
}
