import MatchEngineTestSupport

@testable import MatchEngineCore

/// A flight on a stage that only counts its calls, with checks of everything that must always hold.
struct FlightTrial {
  private(set) var flight: Flight
  private(set) var frame: Frame
  private(set) var sets = 0
  private(set) var strikes = 0
  private(set) var ends = 0
  private(set) var clock = 0.0
  /// How often the stage began to play, and how often it stopped.
  private(set) var plays = (begun: 0, stopped: 0)
  /// Whether the stage plays wherever it can.
  private let canPlay: Bool
  /// What did not hold.
  private(set) var faults: [String] = []
  /// The plans that the stage reads, one at a time; after that, nothing new.
  private var readings: [Plan]

  init(_ flight: Flight, readings: [Plan] = [], canPlay: Bool = false) {
    self.flight = flight
    self.readings = readings
    self.canPlay = canPlay
    frame = flight.frame
  }

  /// What an event may change on the screen.
  enum Allowance {
    /// Nothing.
    case nothing
    /// A motion of at most so many points, and a change of opacity.
    case motion(points: Double, alpha: Double)
    /// Anything, since everything is put at rest at once.
    case everything
  }

  mutating func send(_ event: FlightEvent, _ allowance: Allowance) {
    let wasEnded = flight.outcome != nil
    // What is played is seen without being drawn.
    if flight.lifecycle.isPlaying { frame = flight.frame }
    let actions = flight.handle(event)
    if wasEnded, !actions.isEmpty { faults.append("an ended flight asks for \(actions)") }
    perform(actions, allowance)
    check()
  }

  /// Lets time pass, and checks that a moment too short to be seen changes nothing that can be seen, and that in the
  /// time of a frame nothing goes farther than its speed before or after takes it.
  mutating func tick(_ seconds: Double) {
    let before = checkMoment()
    clock += seconds
    var probe = self
    probe.send(.tick(clock), .everything)
    let after = probe.checkMoment()
    let isFrame = seconds <= 1.0 / 60 && flight.outcome == nil && probe.flight.outcome == nil
    let most = Allowance.motion(
      points: max(before.points, after.points) * seconds * 1.1 + 0.5,
      alpha: max(before.alpha, after.alpha) * seconds * 1.1 + 0.1
    )
    send(.tick(clock), isFrame ? most : .everything)
    guard canPlay, flight.lifecycle.isFree, !flight.lifecycle.isPlaying else { return }
    plays.begun += 1
    perform(flight.lifecycle.handle(.playing), .nothing)
  }

  /// Checks that a moment too short to be seen changes nothing; returns how fast things change in it.
  private mutating func checkMoment() -> (points: Double, alpha: Double) {
    guard flight.lifecycle.isOnStage else { return (0, 0) }
    let moment = 1e-9
    var speed = (points: 0.0, alpha: 0.0)
    check { trial in
      let now = trial.flight.frame
      trial.clock += moment
      trial.send(.tick(trial.clock), .motion(points: 0.02, alpha: 1e-4))
      let change = trial.flight.frame.difference(from: now)
      speed = (change.points / moment, change.alpha / moment)
    }
    return speed
  }

  /// Moves the flight, and checks that a way too short to be seen changes nothing that can be seen, neither
  /// before nor after.
  mutating func move(to fraction: Double, _ allowance: Allowance) {
    checkShortMoves()
    send(.move(to: fraction), allowance)
    checkShortMoves()
  }

  private mutating func checkShortMoves() {
    guard flight.lifecycle.isOnStage else { return }
    for step in [-1e-9, 0, 1e-9] {
      check { $0.send(.move(to: $0.flight.fraction + step), .motion(points: 0.02, alpha: 1e-4)) }
    }
  }

  /// Takes on the faults of something that doesn't happen.
  private mutating func check(_ happen: (inout FlightTrial) -> Void) {
    var probe = self
    happen(&probe)
    faults += probe.faults.dropFirst(faults.count)
  }

  private mutating func perform(_ actions: Actions, _ allowance: Allowance) {
    if actions.contains(.stopPlaying) { plays.stopped += 1 }
    if actions.contains(.readEnds) { readEnds() }
    if actions.contains(.stage) {
      sets += 1
      if flight.lifecycle.phase != .preparing { faults.append("set \(flight.lifecycle.phase)") }
      frame = flight.frame
      perform(flight.handle(.staged), .everything)
    }
    // What is held is drawn with the next tick.
    if actions.contains(.draw) || flight.lifecycle.phase == .held {
      draw(allowance, isRestaged: actions.contains(.restage))
    }
    if actions.contains(.strike) { strikes += 1 }
    if actions.contains(.end) { ends += 1 }
  }

  private mutating func readEnds() {
    // This frame is not drawn again, but what follows is compared with it.
    frame = flight.frame
    if readings.isEmpty {
      // The landing cannot be seen: half a point, and two steps of opacity.
      perform(flight.handle(.endsUnchanged), .motion(points: 0.5 + 1e-6, alpha: 1.0 / 60))
    } else {
      perform(flight.handle(.redirect(readings.removeFirst())), .nothing)
    }
  }

  private mutating func draw(_ allowance: Allowance, isRestaged: Bool) {
    let next = flight.frame
    let (points, alpha) = next.difference(
      from: frame,
      origins: isRestaged ? flight.origins : nil,
      // Between other screens, the stage turns what is seen into the picture of the screen that is left.
      ignoresPictures: isRestaged && flight.departure != nil
    )
    switch allowance {
    case .everything: break
    case .nothing where points > 1e-6 || alpha > 1e-9:
      faults.append("jumped by \(points) points, \(alpha) alpha")
    case .motion(let most, let fade) where points > most || alpha > fade:
      faults.append("moved by \(points) points, \(alpha) alpha")
    case .nothing, .motion: break
    }
    if !next.isWithinBounds { faults.append("a number out of bounds") }
    frame = next
  }

  private mutating func check() {
    let isEnded = flight.outcome != nil
    if ends != (isEnded ? 1 : 0) { faults.append("\(ends) ends") }
    let wasSkipped = if case .skipped? = flight.outcome { true } else { false }
    let expected = isEnded && !wasSkipped ? 1 : 0
    if strikes != expected { faults.append("struck \(strikes) times") }
    let isPlaying = flight.lifecycle.isPlaying
    if isPlaying, !flight.lifecycle.isFree {
      faults.append("plays while \(flight.lifecycle.phase)")
    }
    if plays.begun - plays.stopped != (isPlaying ? 1 : 0) {
      faults.append("began to play \(plays.begun) times, and stopped \(plays.stopped) times")
    }
    if sets > 1 { faults.append("set \(sets) times") }
    if isEnded, !wasSkipped { checkRest() }
  }

  /// Checks that the last frame is exactly that of the screen that stays.
  private mutating func checkRest() {
    let progress = (flight.outcome == .finished) == flight.direction.isForward ? 1.0 : 0
    let (points, alpha) = flight.frame.difference(from: flight.plan.frame(at: progress))
    if points > 1e-9 || alpha > 1e-9 { faults.append("not at rest: \(points), \(alpha)") }
  }
}

extension Frame {
  /// Whether all its numbers are finite and within their bounds.
  var isWithinBounds: Bool {
    performers.allSatisfy {
      $0.center.isFinite && $0.size.isFinite && $0.alpha.isFinite
        && $0.transform.difference(from: .identity).isFinite
        && $0.corners.difference(from: .square).isFinite && $0.size.x >= 0 && $0.size.y >= 0
        && (0...1).contains($0.alpha) && (0...1).contains($0.lowerAlpha)
        && (0...1).contains($0.upperAlpha)
    }
  }
}
