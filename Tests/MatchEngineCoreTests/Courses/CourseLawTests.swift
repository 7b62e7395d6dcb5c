import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

/// What is played is what would be drawn, to the stated bound, for any flight.
@Suite struct CourseLawTests {
  @Test func whatIsPlayedIsWhatWouldBeDrawn() {
    let law = Law(400) { random in
      let flight = Flight.undisturbed(&random)
      return flight.worstMiss(&random)
    }
    #expect(law.worst <= 1, "\(law)")
  }

  @Test func whatIsPlayedAfterAnyEventsIsWhatWouldBeDrawn() {
    let law = Law(400) { random in
      let flight = Flight.disturbed(&random)
      return flight.worstMiss(&random)
    }
    #expect(law.worst <= 1, "\(law)")
  }

  @Test func aCourseBeginsWithExactlyWhatIsSeenAndEndsWhereTheFlightIsThen() {
    let law = Law(300) { random in
      var flight = Flight.disturbed(&random)
      guard let course = flight.course else { return true }
      let first = course.frame(at: 0).misses(from: flight.frame, of: flight.plan)
      guard first.allSatisfy({ $0.miss == 0 }) else { return false }
      flight.pass(course.duration)
      let misses = course.frame(at: course.duration).misses(from: flight.frame, of: flight.plan)
      return misses.allSatisfy { $0.miss < 1e-6 }
    }
    #expect(law.holds, "\(law)")
  }

  /// A stage may play what it works out from a frame.
  @Test func whatAStageWorksOutIsPlayedAsItWouldBeDrawn() {
    let law = Law(100) { random in
      var flight = Flight.undisturbed(&random)
      guard let course = flight.course else { return 0.0 }
      let performer = random.whole(0...flight.plan.performers.count - 1)
      func edges(_ frame: Frame) -> [Double] {
        let shown = frame.performers[performer]
        let low = shown.affine(.zero)
        return [low.x, low.y, shown.size.x * shown.size.y / 500]
      }
      let keyframes = course.keyframes(of: performer, count: 3) { $1 += edges($0) }
      var worst = 0.0
      for step in 0..<50 where !keyframes.isEmpty {
        let played = keyframes.map { $0.value(at: course.duration * Double(step) / 50) }
        let seen = edges(flight.frame)
        worst = zip(played, seen).reduce(worst) { max($0, ($1.0 - $1.1).magnitude) }
        flight.pass(course.duration / 50)
      }
      return worst / Course.distance
    }
    #expect(law.worst <= 1, "\(law)")
  }

  @Test func twoCoursesOfTheSameFlightAreTheSame() {
    let law = Law(50) { random in
      let flight = Flight.disturbed(&random)
      return flight.course?.performers.map(\.keyframes)
        == flight.course?.performers.map(\.keyframes)
    }
    #expect(law.holds, "\(law)")
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
