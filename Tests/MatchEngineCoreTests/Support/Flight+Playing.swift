import MatchEngineCore

extension Flight {
  /// The frame at any time of the flight, if nothing interferes.
  func played() -> (Double) -> Frame {
    var flight = self
    flight.handle(.start)
    flight.handle(.staged)
    flight.handle(.tick(0))
    let start = flight
    return { time in
      var flight = start
      var now = 0.0
      while now < time {
        now = min(now + 0.05, time)
        flight.handle(.tick(now))
      }
      return flight.frame
    }
  }

  /// A flight from the first screen to the second that has run for some time.
  static func running(
    _ direction: MatchDirection = .forward,
    for seconds: Double = 0
  ) -> Flight {
    var flight = Flight(FlightFixture.plan(from: 0, to: 1), direction: direction)
    flight.handle(.start)
    flight.handle(.staged)
    flight.handle(.tick(0))
    return flight.after(seconds)
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
}
