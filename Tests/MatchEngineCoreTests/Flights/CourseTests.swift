import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

/// What is played is what would be drawn, to the stated bound, for any flight.
@Suite struct CourseTests {
  @Test func whatIsPlayedIsWhatWouldBeDrawn() {
    expectLaw(800, within: 2) { random in
      let flight = Flight.any(&random)
      return flight.worstMiss(&random)
    }
  }

  @Test func aCourseBeginsWithWhatIsSeenAndEndsWhereTheFlightIsThen() {
    expectLaw(300, within: 0.001) { random in
      let flight = Flight.disturbed(&random)
      guard let course = flight.course else { return 0.0 }
      return [0, course.times.last ?? 0].reduce(0) { worst, time in
        let drawn = flight.frame(after: time)
        let played = PlayedCourse(course).numbers(at: time)
        return max(worst, played.worstMiss(from: drawn, of: flight.plan))
      }
    }
  }

  @Test func framesAreASixtiethApartAndCloserWhereASpringBegins() throws {
    let (lower, upper) = (Box(10, 0, 100, 100), Box(10, 800, 100, 100))
    let plan = Plan([.at(lower, "a")], [.at(upper, "a")]) {
      $0.timing = .smooth
    }
    let course = try #require(Flight.flying(plan).course)
    let steps = zip(course.times, course.times.dropFirst()).map { ($1 - $0) * 240 }
    #expect(steps[0].rounded() == 1)
    #expect(steps.filter { $0.rounded() == 4 }.count > 15)
    #expect(steps.allSatisfy { $0 < 17 } && steps.contains { $0 > 7 })
    #expect(course.times.count < 45, "\(course.times.count)")
  }

  @Test func noFramesAreFarApartWhereASpringPassesAnEnd() throws {
    let spring = MatchSpring(frequency: 8, dampingRatio: 0.2)
    let plan = Plan([.at(Box(10, 0, 100, 100), "a")], [.at(Box(10, 800, 100, 100), "a")]) {
      $0.timing = spring.timing
    }
    let flight = Flight.flying(plan)
    let course = try #require(flight.course)
    func isBeyond(_ time: Double) -> Bool { flight.playhead.state(of: 0, at: time).progress > 1 }
    let steps = zip(course.times, course.times.dropFirst())
    let passing = steps.filter { isBeyond($0) != isBeyond($1) }
    #expect(passing.count > 5)
    #expect(passing.allSatisfy { $1 - $0 < 0.017 })
    #expect(steps.contains { $1 - $0 > 0.03 })
  }

  @Test func thereIsAFrameWhereTheOrderOfTheStackChanges() {
    expectLaw(100) { random in
      let flight = Flight.any(&random)
      var isMissed = false
      var last: (time: Double, isUpper: Bool)?
      flight.course?.forEachFrame { time, frame in
        if let last, last.isUpper != frame.isInUpperOrder {
          isMissed = isMissed || flight.frame(after: time - 1e-5).isInUpperOrder != last.isUpper
        }
        last = (time, frame.isInUpperOrder)
      }
      return !isMissed
    }
  }

  @Test func onlyWhatMovesByItselfHasACourse() {
    var flight = Flight(FlightFixture.plan(from: 0, to: 1))
    #expect(flight.course == nil)
    for event in [FlightEvent.start, .staged] { flight.handle(event) }
    #expect(flight.course != nil)
    flight.handle(.hold)
    #expect(flight.course == nil)
    flight.handle(.release(velocity: 0))
    #expect(flight.course == nil, "it is already there")
  }
}
