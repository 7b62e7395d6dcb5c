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

  /// If the screen came from an edge, it was there from the first frame, on a card that was still a thumbnail.
  @Test(arguments: [false, true])
  func whatStaysInFrontInACardFadesInWhereverItsScreenComesFrom(_ isInCard: Bool) throws {
    var badge = Element.at(Box(40, 40, 20, 20), "badge", ancestor: isInCard ? 0 : nil)
    badge.staysInFront = true
    let ends = [Box(0, 300, 50, 50), Box(0, 0, 200, 200)].map { Element.at($0, "card") }
    let plan = Plan([ends[0]], [ends[1], badge]) { $0.screens = .cover(from: .bottom) }
    let number = try #require(plan.performers.firstIndex { $0.id == "badge" })
    #expect(plan.frame(at: 0).performers[number].alpha == (isInCard ? 0 : 1))
    #expect(plan.frame(at: 1).performers[number].alpha == 1)
  }

  // MARK: What begins in flight

  /// A photo half under a bar, in the list of a screen.
  private func list(_ photo: Box) -> Capture {
    Capture(
      elements: [.at(photo, "photo", clip: 0)],
      clips: [RoundedBox(Box(0, 100, 390, 744))]
    )
  }

  /// The clip stood where the screen will rest, so the photo was seen above its list.
  @Test(arguments: [MatchEffect.identity, .cover(from: .bottom)], [true, false])
  func whatBeginsInAScreenThatMovesIsClippedAsThatIs(_ effect: MatchEffect, isNext: Bool) throws {
    let other = Capture(elements: [.at(places[1], "photo")])
    func plan(_ lower: Capture, _ upper: Capture) -> Plan {
      var options = PlanOptions(container: RandomTree.container)
      options.screens = effect
      return Plan(lower: lower, upper: upper, options: options)
    }
    let photo = list(Box(20, 60, 90, 90))
    var flight = Flight.flying(plan(Capture(), photo), .forward).after(isNext ? 0.1 : 0.3)
    flight.handle(isNext ? .redirect(plan(photo, other), .onward) : .redirect(plan(other, photo)))
    let index = try #require(flight.plan.index(of: "photo"))
    let clip = try #require(flight.frame.clip(of: index)).placement
    let gap = clip.center.y - flight.frame.performers[index].center.y
    #expect((gap - (472 - 105)).magnitude < 0.01, "\(gap)")
  }

  /// A card, perhaps with a badge in a corner.
  private func card(_ box: Box, hasBadge: Bool) -> Capture {
    let badge = Box(center: box.origin + Vector(30, 30), size: Vector(20, 20))
    return Capture(
      elements: [.at(box, "card")] + (hasBadge ? [.at(badge, "badge", ancestor: 0)] : [])
    )
  }

  private func cards(
    _ badges: (Bool, Bool),
    _ boxes: [Box] = [Box(20, 300, 200, 160), Box(10, 60, 370, 400)]
  )
    -> Plan
  {
    Plan(
      lower: card(boxes[0], hasBadge: badges.0),
      upper: card(boxes[1], hasBadge: badges.1),
      options: PlanOptions(container: RandomTree.container, style: MatchStyle(entering: .fade))
    )
  }

  /// How far the badge is out of its card at most.
  private func excess(_ flight: Flight) -> Double {
    guard let card = flight.plan.index(of: "card"), let badge = flight.plan.index(of: "badge")
    else { return 0 }
    let (outer, inner) = (flight.frame.performers[card], flight.frame.performers[badge])
    let step = inner.center - outer.center
    return max(step.x.magnitude - outer.size.x / 2, step.y.magnitude - outer.size.y / 2) + 5
  }

  /// It began where the card would have been, and stayed as far beside it.
  @Test(arguments: [true, false], [(false, true), (true, true)])
  func whatBeginsInACardThatAFingerHasCarriedIsInIt(_ isNew: Bool, badges: (Bool, Bool)) {
    var flight = Flight.flying(cards(isNew ? (false, false) : badges)).after(0.1)
    flight.handle(.drag("card", by: Vector(-30, 330)))
    flight.handle(.redirect(cards(badges)))
    #expect(excess(flight) < 0, "\(excess(flight))")
    flight.handle(.drag("card", by: Vector(30, 30)))
    #expect(excess(flight) < 0, "\(excess(flight))")
    flight = flight.after(0.3)
    #expect(excess(flight) < 0, "\(excess(flight))")
    flight.handle(.drop("card", velocity: Vector(0, 900)))
    flight.handle(.release(velocity: 1))
    while flight.outcome == nil {
      #expect(excess(flight) < 0, "\(excess(flight)) at \(flight.time)")
      flight = flight.after(1.0 / 60)
    }
  }

  /// It began where the card will rest.
  @Test func whatGoesOnFromACardInFlightBeginsInIt() {
    let boxes = [Box(20, 600, 200, 160), Box(10, 60, 370, 160), Box(10, 300, 370, 160)]
    var flight = Flight.flying(cards((false, false), Array(boxes[0...1]))).after(0.1)
    flight.handle(.redirect(cards((true, true), Array(boxes[1...2])), .onward))
    while flight.outcome == nil {
      #expect(excess(flight) < 0, "\(excess(flight)) at \(flight.time)")
      flight = flight.after(1.0 / 60)
    }
  }

  /// It stayed where it had gone while the card went on with the finger.
  @Test(arguments: [true, false])
  func whatGoesInACardThatAFingerCarriesFadesInIt(_ isGone: Bool) throws {
    var flight = Flight.flying(cards((true, true))).after(0.1)
    flight.handle(.drag("card", by: Vector(0, 30)))
    flight.handle(.redirect(cards((!isGone, !isGone))))
    for _ in 0..<10 {
      flight.handle(.drag("card", by: Vector(0, 30)))
      flight = flight.after(1.0 / 60)
      #expect(excess(flight) < 0, "\(excess(flight)) at \(flight.time)")
    }
  }

  // MARK: What goes on in flight

  /// The first text came back while the second one faded.
  @Test(arguments: [true, false])
  func whatTheNextScreensLackKeepsItsPictureWhileItFades(isText: Bool) throws {
    let titles = [Box(10, 10, 100, 20), Box(20, 300, 240, 30)].map {
      Element.at($0, "title", picture: isText ? Picture(.text(side: 0)) : Picture(isOpaque: true))
    }
    var flight = Flight.flying(Plan([titles[0]], [titles[1]])).after(0.25)
    func first() -> Double {
      guard let index = flight.plan.index(of: "title") else { return 0 }
      let shown = flight.frame.performers[index]
      return shown.lowerAlpha * (isText ? 1 : 1 - shown.upperAlpha)
    }
    let seen = first()
    flight.handle(.redirect(Plan([titles[1]], []), .onward))
    while flight.outcome == nil {
      #expect(first() <= seen + 1e-6, "\(flight.time)")
      flight = flight.after(1.0 / 60)
    }
  }

  /// A flight that goes on to other screens left it where it was for no frame.
  @Test(arguments: [[], ["photo"]])
  func whatAnAppMovesDoesNotJumpWhenTheFlightGoesOn(_ carried: [String]) {
    var flight = Flight.running(for: 0.2)
    var next = FlightFixture.plan(from: 1, to: 2)
    next.selfMovingIDs = carried
    let before = flight.frame
    flight.handle(.redirect(next, .onward))
    let jump = flight.frame.difference(
      from: before,
      origins: flight.origins,
      ignoresPictures: true
    )
    #expect(jump.points < 1e-9, "\(jump)")
  }

  /// It took over the progress of a view that waited longer.
  @Test(arguments: [["first", "second"], ["second"]])
  func theFlightStaysUnderTheFingerWhateverGoes(_ ids: [String]) {
    func plan(_ ids: [String]) -> Plan {
      Plan(ids.map { .at(places[0], $0) }, ids.map { .at(places[1], $0) }) {
        ($0.screens, $0.stagger) = (nil, .step(0.1))
      }
    }
    var flight = Flight.flying(plan(["first", "second"])).after(0.2)
    flight.handle(.hold)
    let fraction = flight.fraction
    flight.handle(.redirect(plan(ids)))
    #expect((flight.fraction - fraction).magnitude < 1e-9)
  }

  @Test func whatHasLostOneEndAndThenTheOtherFadesAtThatOne() throws {
    var flight = Flight.running(for: 0.2)
    flight.handle(.redirect(FlightFixture.plan(from: 0, to: 1, losing: .upper)))
    flight = flight.after(0.02)
    flight.handle(.redirect(FlightFixture.plan(from: 0, to: 1, losing: .lower)))
    let rest = try #require(FlightFixture.plan(from: 0, to: 1).boxPath("photo"))
    let path = try #require(flight.plan.boxPath("photo"))
    #expect((path.lower.center - rest.lower.center).length < 1e-9)
    #expect((path.upper.center - rest.upper.center).length < 1e-9)
  }
}
