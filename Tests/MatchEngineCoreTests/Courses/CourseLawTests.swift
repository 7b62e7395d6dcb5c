import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

/// What is played is what would be drawn, to the stated bound, for any flight.
@Suite struct CourseLawTests {
  @Test func whatIsPlayedIsWhatWouldBeDrawn() {
    expectLaw(800, within: 1) { random in
      let flight = Flight.any(&random)
      return flight.worstMiss(&random)
    }
  }

  /// A track's own keyframes are exact enough for its boxes, and weren't for a picture that goes farther than its box.
  @Test func whatGoesFartherThanItsBoxIsPlayedAsItWouldBeDrawn() {
    var random = SplitMix(seed: 496)
    #expect(Flight.any(&random).worstMiss(&random) <= 1)
  }

  @Test func aCourseBeginsWithWhatIsSeenAndEndsWhereTheFlightIsThen() {
    expectLaw(300, within: 0.001) { random in
      let flight = Flight.disturbed(&random)
      guard let course = flight.course else { return 0.0 }
      return [0, course.duration].reduce(0) { worst, time in
        let drawn = flight.frame(after: time)
        let end = (time == 0 ? course.first : course.last).numbers(of: flight.plan)
        return [course.numbers(at: time, of: flight.plan), end].reduce(worst) {
          max($0, $1.worstMiss(from: drawn, of: flight.plan))
        }
      }
    }
  }

  /// A stage may play what it works out from a frame.
  @Test(arguments: [false, true])
  func whatAStageWorksOutIsPlayedAsItWouldBeDrawn(asOneValue: Bool) {
    expectLaw(100, within: 1) { random in
      let flight = Flight.undisturbed(&random)
      guard let course = flight.course else { return 0.0 }
      let performer = random.whole(0...flight.plan.performers.count - 1)
      func edges(_ frame: Frame) -> [Double] {
        let shown = frame.performers[performer]
        let low = shown.affine(.zero)
        return [low.x, low.y, shown.size.x * shown.size.y / 500]
      }
      let keyframes = course.keyframes(of: performer, count: 3, asOneValue: asOneValue) {
        $1 += edges($0)
      }
      return (0..<50).reduce(0) { worst, step in
        let time = course.duration * Double(step) / 50
        let seen = edges(flight.frame(after: time))
        let near = flight.frames(near: time).map { edges($0) }
        func far(_ numbers: [Double], _ row: Int) -> Double { (numbers[row] - seen[row]).magnitude }
        let played = (0..<3).map { keyframes[$0]?.value(at: time) ?? edges(course.first)[$0] }
        let bounds = (0..<3).map { row in
          near.reduce(Course.distance) { max($0, 2 * far($1, row)) }
        }
        let most = bounds.max() ?? 0
        return (0..<3).reduce(worst) {
          max($0, far(played, $1) / (asOneValue ? most : bounds[$1]))
        }
      }
    }
  }

  @Test func twoCoursesOfTheSameFlightAreTheSame() {
    expectLaw(50) { random in
      let flight = Flight.disturbed(&random)
      return flight.course?.performers.map(\.keyframes)
        == flight.course?.performers.map(\.keyframes)
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
