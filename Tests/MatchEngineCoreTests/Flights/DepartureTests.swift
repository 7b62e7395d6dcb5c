import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct DepartureTests {
  /// A caption at two sizes, which need boxes of their own, and at a third one, which needs none.
  private static let captions = [Box(10, 10, 100, 20), Box(20, 300, 240, 30), Box(60, 80, 480, 60)]
    .map {
      Element.at($0, "caption", picture: Picture(.text(side: 0)))
    }

  @Test func thePictureOfTheScreenThatIsLeftStaysWhereItIs() throws {
    let captions = DepartureTests.captions
    for direction in [MatchDirection.forward, .backward] {
      for leavesUpper in [true, false] {
        for third in captions {
          var flight = Flight(Plan([captions[0]], [captions[1]]))
          for event in [FlightEvent.start, .staged, .tick(0)] { flight.handle(event) }
          flight = flight.after(0.05)
          let index = try #require(flight.plan.performers.firstIndex { $0.id == "caption" })
          let former = flight.frame.filledBoxes(of: index)
          let left = captions[leavesUpper ? 1 : 0]
          let next = direction.isForward ? Plan([left], [third]) : Plan([third], [left])
          flight.handle(
            .redirect(next, FlightEvent.Departure(direction, leavesUpper: leavesUpper))
          )
          let new = try #require(flight.origins.firstIndex(of: index))
          let now = flight.frame.filledBoxes(of: new)
          let gap = (direction.isForward ? now.lower : now.upper)
            .distance(to: leavesUpper ? former.upper : former.lower)
          #expect(gap < 1e-9, "\(direction) \(leavesUpper)")
        }
      }
    }
  }

  /// Regression: it went behind everything else that flew.
  @Test func whatTheNextScreensLackFadesAtItsPlaceInTheStack() {
    for names in [["a", "gone", "b"], ["gone", "a", "b"], ["a", "b", "gone"]] {
      let fading = MatchStyle(leaving: .fade)
      let lower = names.map { Element.at(Box(0, 0, 100, 100), $0, style: fading) }
      var flight = Flight(Plan(lower, [.plain("a"), .plain("b")]))
      for event in [FlightEvent.start, .staged, .tick(0)] { flight.handle(event) }
      flight = flight.after(0.05)
      let next = Plan([.plain("a"), .plain("b")], [.plain("a"), .plain("b"), .plain("new")])
      flight.handle(.redirect(next, .onward))
      let order = flight.plan.names(flight.plan.lowerOrder)
      #expect(order.filter(names.contains) == names)
    }
  }
}
