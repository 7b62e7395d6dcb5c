import MatchEngineTestSupport

@testable import MatchEngineCore

extension Flight {
  /// A flight that has just begun, after some more events.
  static func flying(
    _ plan: Plan,
    _ direction: MatchDirection = .forward,
    _ events: FlightEvent...
  ) -> Flight {
    var flight = Flight(plan, direction: direction)
    for event in [.start, .staged, .tick(0)] + events { flight.handle(event) }
    return flight
  }

  /// A flight from the first screen to the second that has run for some time.
  static func running(
    _ direction: MatchDirection = .forward,
    for seconds: Double = 0
  ) -> Flight {
    flying(FlightFixture.plan(from: 0, to: 1), direction).after(seconds)
  }

  /// The flight after some time, in steps like those of a display.
  func after(_ seconds: Double) -> Flight {
    var flight = self
    var clock = flight.time
    let end = clock + seconds
    // The clock shows the time of flight, so no time passes with the first tick.
    while clock < end, flight.outcome == nil {
      clock = min(clock + 1.0 / 60, end)
      flight.handle(.tick(clock))
    }
    return flight
  }

  /// The flight between two random screens.
  static func undisturbed(_ random: inout SplitMix) -> Flight {
    var timing = random.timing()
    switch random.whole(0...3) {
    case 0: timing = .easeInOut(duration: random.number(0...2)).delay(timing.delay)
    case 1:
      let (response, ratio) = (random.number(0.1...1), random.number(0.1...3))
      timing = MatchSpring(response: response, dampingRatio: ratio).timing.delay(timing.delay)
    case 2:
      let xs = (random.number(0...1), random.number(0...1))
      timing = .bezier(xs.0, random.number(-1...2), xs.1, random.number(-1...2))
        .delay(random.number(0...0.3))
    default: break
    }
    let stagger: MatchStagger = random.chance(oneIn: 3) ? .step(random.number(0...0.1)) : .together
    let reducesMotion = random.chance(oneIn: 12)
    let plan = Plan(random: &random) {
      $0.timing = timing
      $0.stagger = stagger
      $0.reducesMotion = reducesMotion
      if reducesMotion { $0.screens = nil }
    }
    var flight = flying(plan, random.direction())
    if random.chance(oneIn: 2) { flight.pass(random.number(0...0.5)) }
    return flight
  }

  /// A flight to which several things have happened, or none.
  static func any(_ random: inout SplitMix) -> Flight {
    random.chance(oneIn: 2) ? disturbed(&random) : undisturbed(&random)
  }

  /// A flight to which several things have happened.
  static func disturbed(_ random: inout SplitMix) -> Flight {
    var trial = FlightTrial(
      Flight(
        FlightFixture.plan(
          from: 0,
          to: 1,
          stagger: random.chance(oneIn: 3) ? .step(0.08) : .together
        ),
        direction: random.chance(oneIn: 2) ? .forward : .backward
      )
    )
    trial.send(.start, .everything)
    for _ in 0..<random.whole(1...10) {
      FlightLawTests.any(&random, lasting: true).apply(&trial)
    }
    if trial.flight.lifecycle.phase == .held {
      trial.send(.release(velocity: random.number(-5...5)), .everything)
    }
    return trial.flight
  }

  /// Lets time pass without landing.
  mutating func pass(_ seconds: Double) {
    var left = seconds
    playhead.advance(to: playhead.lastTick ?? 0)
    while left > 0 {
      let step = min(left, 0.1)
      playhead.advance(to: (playhead.lastTick ?? 0) + step)
      left -= step
    }
  }

  /// What is seen after some time, if nothing interferes.
  func frame(after seconds: Double) -> Frame {
    var flight = self
    flight.pass(max(seconds, 0))
    return flight.frame
  }

  /// What is seen from one frame of a course to the next, every moment.
  func frames(of course: Course, around seconds: Double) -> [Frame] {
    let next = course.times.firstIndex { $0 > seconds } ?? course.times.count - 1
    let (first, last) = (course.times[max(next - 1, 0)], course.times[next])
    let count = max(Int(((last - first) / Course.moment).rounded()), 1)
    return (0...count).map { frame(after: min(first + Double($0) * Course.moment, last)) }
  }

  /// How far what is played is off at the worst, as a part of the bound.
  func worstMiss(_ random: inout SplitMix) -> Double {
    guard let course else { return 0 }
    let played = PlayedCourse(course)
    var (worst, time) = (0.0, 0.0)
    while time < course.times.last ?? 0 {
      let miss = played.numbers(at: time).worstMiss(
        from: frame(after: time),
        near: frames(of: course, around: time),
        of: plan
      )
      worst = max(worst, miss)
      time += random.number(0.0005...0.02)
    }
    return worst
  }
}
