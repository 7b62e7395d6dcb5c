import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

/// What an ordinary app brought about in flight, and what a person saw then.
@Suite struct HuntedFlightsCoreTests {
  private let places = [Box(10, 10, 60, 60), Box(200, 300, 60, 60), Box(90, 600, 60, 60)]

  /// A single screen under reduced motion, on which a view goes from one place to another.
  private func change(
    from start: Int,
    to end: Int,
    behind others: [String] = [],
    _ change: (inout PlanOptions) -> Void = { _ in }
  ) -> Plan {
    Plan(
      others.map { .plain($0) } + [.at(places[start], "moved"), .plain("still")],
      [.plain("still"), .at(places[end], "moved")]
    ) {
      ($0.screens, $0.reducesMotion) = (nil, true)
      change(&$0)
    }
  }

  /// How much is seen of a view at one of the places.
  private func alpha(_ flight: Flight, _ id: String, at place: Int? = nil) -> Double {
    let shown = zip(flight.plan.performers, flight.frame.performers).filter { performer, shown in
      performer.id == id
        && place.map { (shown.center - places[$0].center).length < 1e-6 } ?? true
    }
    return shown.reduce(0) { $0 + $1.1.alpha }
  }

  /// A view that went behind it made it begin to fade in again.
  @Test(arguments: [["gone"], []])
  func whatIsReadAgainUnderReducedMotionGoesOnAsItWas(_ others: [String]) {
    var flight = Flight.flying(change(from: 0, to: 1, behind: ["gone"])).after(0.15)
    flight.handle(.redirect(change(from: 0, to: 1, behind: others)))
    #expect(!flight.plan.performers.contains { $0.role == .leftover && $0.id != "gone" })
    while flight.outcome == nil {
      #expect((alpha(flight, "moved") - 1).magnitude < 1e-6 && alpha(flight, "still") > 1 - 1e-6)
      flight = flight.after(1.0 / 60)
    }
  }

  /// The picture at the first place slid to the second one, where the view had begun to appear.
  @Test func nothingMovesUnderReducedMotionHoweverManyChangesFollowOneAnother() {
    var flight = Flight.flying(change(from: 0, to: 1)).after(0.15)
    let seen = [0, 1].map { alpha(flight, "moved", at: $0) }
    flight.handle(.redirect(change(from: 1, to: 2), .onward))
    for place in [0, 1] {
      #expect((alpha(flight, "moved", at: place) - seen[place]).magnitude < 1e-6, "\(place)")
    }
    while flight.outcome == nil {
      let all = [0, 1, 2].map { alpha(flight, "moved", at: $0) }.reduce(0, +)
      #expect((all - alpha(flight, "moved")).magnitude < 1e-6, "\(flight.time)")
      flight = flight.after(1.0 / 60)
    }
  }

  /// It was gone at its old place long before it came at the new one.
  @Test(arguments: [MatchStagger.together, .step(0.1), .step(-0.2)])
  func underReducedMotionNothingIsMissingBetweenItsPlaces(_ stagger: MatchStagger) {
    var flight = Flight.flying(
      change(from: 0, to: 1, behind: ["a", "b"]) {
        $0.stagger = stagger
      }
    )
    while flight.outcome == nil {
      #expect((alpha(flight, "moved") - 1).magnitude < 1e-6, "\(flight.time)")
      flight = flight.after(1.0 / 60)
    }
  }

  @Test(arguments: [false, true])
  func underReducedMotionWhatStaysInFrontDoesNotMoveEither(_ staysInFront: Bool) {
    var bar = Element.at(places[2], "bar", style: MatchStyle(entering: .slide(from: .bottom)))
    bar.staysInFront = staysInFront
    let plan = Plan([], [bar]) { ($0.screens, $0.reducesMotion) = (nil, true) }
    for progress in [0, 0.5, 1] {
      let shown = plan.frame(at: progress).performers[0]
      #expect((shown.center - places[2].center).length < 1e-9)
      if progress != 0.5 { #expect(shown.alpha == progress) }
    }
  }
}
