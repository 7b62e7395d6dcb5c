import MatchEngineCore

extension Flight {
  /// The frame at any time of the flight, played without hindrance.
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
}
