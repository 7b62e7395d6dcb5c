import Foundation
import MatchEngineCore
import MatchEngineTestSupport
import Testing

/// In every sequence of events nothing jumps, there is one outcome, and a stage that was set is struck
/// once.
@Suite struct FlightLawTests {
  /// One thing that can happen, with a name for failures.
  struct Step: Sendable {
    var name: String
    var apply: @Sendable (inout FlightTrial) -> Void

    init(_ name: String, _ apply: @escaping @Sendable (inout FlightTrial) -> Void) {
      self.name = name
      self.apply = apply
    }

    init(
      _ name: String,
      _ event: FlightEvent,
      _ allowance: FlightTrial.Allowance = .nothing
    ) {
      self.init(name) { $0.send(event, allowance) }
    }
  }

  static let common: [Step] = [
    Step("start", .start),
    Step("tick") { $0.tick(1.0 / 60) },
    Step("hold", .hold),
    Step("move") { trial in
      let distance = (0.3 - trial.flight.fraction).magnitude
      // No track moves more than five times as fast as the first.
      let motion = FlightTrial.Allowance.motion(
        points: 5000 * distance + 1e-6,
        alpha: 10 * distance + 1e-6
      )
      trial.move(to: 0.3, motion)
    },
    Step("release forward", .release(velocity: 3)),
    Step("release backward", .release(velocity: -3)),
    Step("reverse", .reverse),
    Step("finish", .finish(velocity: 0)),
    Step("cancel", .cancel(velocity: 0)),
    Step("redirect", .redirect(FlightFixture.plan(from: 1, to: 2), .onward)),
    Step("change", .redirect(FlightFixture.plan(from: 0, to: 1, shift: 35))),
    Step("resize", .resized, .everything),
    Step("background", .background, .everything),
    Step("overtake", .overtaken, .everything),
    Step("fail", .stageFailed, .everything),
  ]

  static let rare: [Step] = [
    Step("long tick") { $0.tick(0.3) },
    Step("drag", .drag("title", by: Vector(30, -40)), .motion(points: 50 + 1e-6, alpha: 1e-6)),
    Step("drop", .drop("title", velocity: Vector(900, 300))),
    Step(
      "pinch",
      .drag("photo", by: Vector(20, 30), pinch: pinch(-0.4, 0.5)),
      .motion(points: 1000, alpha: 1e-6)
    ),
    Step("let go of a pinch", .drop("photo", velocity: Vector(-500, 200), pinch: pinch(-2, 5))),
    Step("drag what is not there", .drag("nothing", by: Vector(1, 1))),
    Step(
      "reduce",
      .redirect(FlightFixture.plan(from: 0, to: 1, reducesMotion: true))
    ),
    Step("gone", .gone, .everything),
    Step("back", .redirect(FlightFixture.plan(from: 2, to: 0), .backward)),
    // A performer that there is not is nobody.
    Step(
      "on from the lower",
      .redirect(
        FlightFixture.plan(from: 0, to: 2),
        FlightEvent.Departure(.forward, leavesUpper: false, arriving: 900)
      )
    ),
    Step(
      "back from the upper",
      .redirect(
        FlightFixture.plan(from: 2, to: 1),
        FlightEvent.Departure(.backward, leavesUpper: true)
      )
    ),
    Step(
      "darken",
      .redirect(FlightFixture.plan(from: 0, to: 1, screens: .dim(0.9) + .blur(0.5)))
    ),
    Step("picture", .redirect(FlightFixture.plan(from: 0, to: 1, isLoaded: true))),
    Step("no ends", .endsUnchanged, .motion(points: 0.5 + 1e-6, alpha: 1.0 / 60)),
  ]

  static func pinch(_ growth: Double, _ angle: Double) -> FlightEvent.Pinch {
    FlightEvent.Pinch(growth: growth, angle: angle, around: Vector(150, 220))
  }

  static let losses: [Step] = [
    Step("lose lower", .redirect(FlightFixture.plan(from: 0, to: 1, losing: .lower))),
    Step("lose upper", .redirect(FlightFixture.plan(from: 0, to: 1, losing: .upper))),
    Step("lose both", .redirect(FlightFixture.plan(from: 0, to: 1, losing: .both))),
  ]

  private static let all = common + rare + losses
  private static let enders: Set = ["resize", "background", "overtake", "fail", "gone"]
  /// What does not end a flight at once.
  private static let lasting = all.filter { !enders.contains($0.name) }

  /// A step of any kind, or of those that let a flight last; ticks are more frequent than all others.
  static func any(_ random: inout SplitMix, lasting isLasting: Bool) -> Step {
    let steps = isLasting ? lasting : all
    return random.chance(oneIn: 2) ? steps[1] : steps[random.whole(0...steps.count - 1)]
  }

  static let length = Cases.areAll ? 6 : 4

  /// Whether the stage plays wherever it can, or is drawn on throughout, makes no difference to a law.
  @Test(arguments: MatchDirection.allCases, [false, true])
  func noSequenceOfEventsBreaksAFlight(direction: MatchDirection, canPlay: Bool) {
    let flight = Flight(FlightFixture.plan(from: 0, to: 1), direction: direction)
    let trial = FlightTrial(flight, canPlay: canPlay)
    var search = Search(steps: Self.common)
    search.run(trial, [], Self.length)
    #expect(search.faults.isEmpty, "\(search.faults.joined(separator: "\n"))")
    #expect(search.count > 10_000)
  }

  @Test(arguments: MatchDirection.allCases, [false, true])
  func noRareEventBreaksARunningFlight(direction: MatchDirection, canPlay: Bool) {
    let flight = Flight(FlightFixture.plan(from: 0, to: 1), direction: direction)
    var trial = FlightTrial(flight, canPlay: canPlay)
    trial.send(.start, .everything)
    for _ in 0..<6 { trial.tick(1.0 / 60) }
    var search = Search(steps: Self.all)
    search.run(trial, [], Cases.areAll ? 4 : 3)
    #expect(search.faults.isEmpty, "\(search.faults.joined(separator: "\n"))")
  }

  /// Whatever was asked of a flight before it had a plan; its screens are read differently each time.
  @Test(arguments: MatchDirection.allCases, [false, true])
  func noSequenceOfEarlyCallsBreaksAFlight(direction: MatchDirection, canPlay: Bool) {
    let readings = [35.0, 70].map { FlightFixture.plan(from: 0, to: 1, shift: $0) }
    let early: [FlightEvent] = [
      .hold, .move(to: 0.3), .reverse, .cancel(velocity: 0), .finish(velocity: 0),
      .release(velocity: 9), .tick(1), .drag("photo", by: Vector(1, 2)),
    ]
    let common = Self.common.filter { $0.name != "start" }
    for first in early {
      for second in early {
        var calls = CallsBeforeStart()
        calls.record(first)
        calls.record(second)
        let flight = Flight(
          FlightFixture.plan(from: 0, to: 1),
          direction: direction,
          after: calls
        )
        #expect(flight.lifecycle.isHeadingBack == calls.isHeadingBack)
        var trial = FlightTrial(flight, readings: readings, canPlay: canPlay)
        trial.send(.start, .everything)
        let isHeld = trial.flight.lifecycle.phase == .held
        #expect(
          isHeld == calls.isHeld
            && (isHeld || trial.flight.lifecycle.heading == calls.heading)
        )
        if isHeld { #expect((trial.flight.fraction - (calls.fraction ?? 0)).magnitude < 1e-9) }
        var search = Search(steps: common)
        search.run(trial, [], Cases.areAll ? 3 : 2)
        #expect(search.faults.isEmpty, "\(search.faults.joined(separator: "\n"))")
      }
    }
  }

  @Test(arguments: [false, true])
  func noLongRandomSequenceBreaksAFlight(canPlay: Bool) {
    let runs = Cases.areAll ? 200_000 : 5_000
    let plans = [MatchStagger.together, .step(0.08)].map {
      FlightFixture.plan(from: 0, to: 1, stagger: $0)
    }
    for seed in 0..<UInt64(runs) {
      let plan = plans[Int(seed / 2 % 2)]
      var random = SplitMix(seed: seed)
      let flight = Flight(plan, direction: random.direction())
      var trial = FlightTrial(flight, canPlay: canPlay)
      var path: [String] = []
      for _ in 0..<random.whole(6...24) {
        // Half the flights get no event that ends them at once, so they last longer.
        let step = Self.any(&random, lasting: seed % 2 != 0)
        path.append(step.name)
        step.apply(&trial)
        if trial.flight.outcome != nil || !trial.faults.isEmpty { break }
      }
      #expect(trial.faults.isEmpty, "seed \(seed): \(path): \(trial.faults)")
      if !trial.faults.isEmpty { return }
    }
  }

  @Test func everyFlightEndsSoonAfterItIsLetGo() {
    let steps = (Self.common + Self.rare).filter { $0.name != "start" }
    let plan = FlightFixture.plan(from: 0, to: 1)
    for seed in 0..<UInt64(Cases.some(of: 3_000)) {
      var random = SplitMix(seed: seed)
      var trial = FlightTrial(Flight(plan, direction: random.direction()))
      trial.send(.start, .everything)
      var path: [String] = []
      for _ in 0..<random.whole(1...12) {
        let step = steps[random.whole(0...steps.count - 1)]
        path.append(step.name)
        step.apply(&trial)
      }
      trial.send(.hold, .everything)
      trial.send(random.chance(oneIn: 2) ? .finish(velocity: 1) : .cancel(velocity: 1), .everything)
      let limit = trial.flight.time + 1.2 * trial.flight.duration + 1.0 / 60
      while trial.flight.outcome == nil, trial.flight.time < limit + 1 { trial.tick(1.0 / 60) }
      #expect(trial.flight.outcome != nil, "seed \(seed)")
      #expect(trial.flight.time <= limit + 1e-9, "seed \(seed)")
      #expect(trial.faults.isEmpty, "seed \(seed): \(path): \(trial.faults)")
    }
  }
}

/// A search through every sequence of steps, depth first.
struct Search {
  var steps: [FlightLawTests.Step]
  var count = 0
  var faults: [String] = []

  mutating func run(_ trial: FlightTrial, _ path: [String], _ left: Int) {
    guard left > 0, faults.count < 5 else { return }
    for step in steps {
      var next = trial
      step.apply(&next)
      count += 1
      if next.faults.isEmpty {
        // A flight that has ended ignores every event; one more event is enough to show that.
        run(next, path + [step.name], next.flight.outcome == nil ? left - 1 : min(left - 1, 1))
      } else {
        faults.append("\(path + [step.name]): \(next.faults)")
      }
    }
  }
}
