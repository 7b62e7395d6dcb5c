import MatchEngineCore
import MatchEngineTestSupport
import Testing

/// What happens to a flight when something changes: its motion, its plan, a view, a picture.
@Suite struct FlightChangeTests {
  static let photo = 2

  private func center(_ flight: Flight, _ index: Int = photo) -> Vector {
    flight.frame.performers[index].center
  }

  /// How far anything has moved that is seen at all.
  private func jump(_ flight: Flight, from before: Frame) -> Double {
    flight.frame.difference(from: before, origins: flight.origins, ignoresPictures: true).points
  }

  @Test func underReducedMotionTheScreensCrossFadeWhateverElseTheyWouldDo() {
    let plan = FlightFixture.plan(from: 0, to: 1, screens: .push(from: .left), reducesMotion: true)
    let fading = Plan([], []) { $0.container = FlightFixture.container }
    #expect(plan.performers.allSatisfy { $0.isRoot })
    for step in 0...10 {
      let (frame, faded) = (plan.frame(at: Double(step) / 10), fading.frame(at: Double(step) / 10))
      #expect(frame.performers == faded.performers)
      // The lower screen stays, and the upper one fades in over it.
      #expect(frame.performers.map(\.alpha) == [1, Double(step) / 10])
    }
  }

  /// What had moved used to vanish at once, and a flight back ended where it was not yet seen.
  @Test func underReducedMotionOneScreenFadesFromPlaceToPlace() {
    let moved = Element.at(Box(200, 300, 50, 50), "moved")
    let lower = [Element.at(Box(10, 10, 100, 100), "moved"), .plain("stays"), .plain("goes")]
    let plan = Plan(lower, [.plain("stays"), moved, .plain("comes")]) {
      ($0.screens, $0.reducesMotion) = (nil, true)
    }
    #expect(
      plan.performers.map { "\($0.id) \($0.role)" } == [
        "moved leaving(0)", "stays pair(lower: 1, upper: 0)", "goes leaving(2)",
        "moved entering(1)", "comes entering(2)",
      ]
    )
    for step in 0...10 {
      let frame = plan.frame(at: Double(step) / 10)
      for (index, performer) in plan.performers.enumerated() {
        let (now, first) = (frame.performers[index], plan.frame(at: 0).performers[index])
        #expect(now.center == first.center && now.affine == first.affine)
        let share =
          performer.isPair ? 1 : performer.shows.upper ? frame.progress : 1 - frame.progress
        #expect((now.alpha - share).magnitude < 1e-9, "\(performer.id) \(step)")
      }
    }
  }

  /// A source that loses its ID used to leave a hole, as its performer froze and faded, and the arriving view
  /// stayed hidden to the end; if the flight turns back, what is lost is not there to return to.
  @Test(arguments: MatchDirection.allCases, FlightFixture.PhotoLoss.allCases)
  func aPairThatLosesAnEndFliesOnToTheOther(
    direction: MatchDirection,
    loss: FlightFixture.PhotoLoss
  ) throws {
    let moments = [(0.05, false), (0.2, false), (0.35, false), (0.1, true), (0.25, true)]
    for (moment, turnsBack) in moments {
      var flight = Flight.running(direction, for: moment)
      flight.handle(.redirect(FlightFixture.plan(from: 0, to: 1, losing: loss)))
      if turnsBack { flight.handle(.cancel(velocity: 0)) }
      let goesUp = direction.isForward != turnsBack
      let isArrivalLost = loss == .both || loss == (goesUp ? .upper : .lower)
      let photo = try #require(flight.plan.performers.firstIndex { $0.id == "photo" })
      var before = 1.0
      while flight.outcome == nil {
        let alpha = flight.frame.performers[photo].alpha
        // What had begun to fade comes back.
        let isKept = isArrivalLost ? alpha <= before + 1e-9 : turnsBack || alpha > 1 - 1e-6
        #expect(isKept, "\(flight.fraction)")
        before = alpha
        flight = flight.after(1.0 / 60)
      }
      let end = flight.frame.performers[photo]
      let rest = FlightFixture.plan(from: 0, to: 1).frame(at: goesUp ? 1 : 0).performers[Self.photo]
      if isArrivalLost {
        #expect(end.alpha < 1e-12, "\(moment)")
      } else {
        #expect((end.center - rest.center).length < 1e-9 && end.alpha == rest.alpha)
      }
    }
  }

  /// It was gone from one frame to the next, and there again if the flight turned back.
  @Test(arguments: MatchDirection.allCases, [false, true])
  func whatLosesItsEndJustBeforeItFadesGradually(direction: MatchDirection, turnsBack: Bool) throws
  {
    let loss: FlightFixture.PhotoLoss = direction.isForward ? .upper : .lower
    var flight = Flight.running(direction, for: 0.36)
    flight.handle(.redirect(FlightFixture.plan(from: 0, to: 1, losing: loss)))
    let photo = try #require(flight.plan.performers.firstIndex { $0.id == "photo" })
    var alphas = [flight.frame.performers[photo].alpha]
    while flight.outcome == nil {
      flight = flight.after(1.0 / 60)
      alphas.append(flight.frame.performers[photo].alpha)
      if turnsBack, alphas.count == 3 { flight.handle(.reverse) }
    }
    #expect(zip(alphas, alphas.dropFirst()).allSatisfy { ($0 - $1).magnitude < 0.3 }, "\(alphas)")
    #expect(alphas.first == 1 && alphas.last == (turnsBack ? 1 : 0))
  }

  /// It had only the way that was behind it to fade, which a throw takes in one frame.
  @Test(arguments: MatchDirection.allCases, [0.02, 0.05])
  func whatLosesTheEndThatItHasJustLeftFadesGraduallyOnItsWayBack(
    direction: MatchDirection,
    moment: Double
  ) throws {
    let loss: FlightFixture.PhotoLoss = direction.isForward ? .lower : .upper
    var flight = Flight.running(direction, for: moment)
    flight.handle(.redirect(FlightFixture.plan(from: 0, to: 1, losing: loss)))
    flight.handle(.hold)
    flight.handle(.release(velocity: -3))
    let photo = try #require(flight.plan.performers.firstIndex { $0.id == "photo" })
    var alphas = [flight.frame.performers[photo].alpha]
    while flight.outcome == nil {
      flight = flight.after(1.0 / 60)
      alphas.append(flight.frame.performers[photo].alpha)
    }
    #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 - $1 < 0.4 }, "\(alphas)")
    #expect(alphas.first == 1 && alphas.last == 0)
  }

  /// The spring that was stiff enough for the fastest made everything else fade within two frames.
  @Test func whatFadesUnderReducedMotionDoesSoGraduallyHoweverFastSomethingFlew() {
    func plan(reducesMotion: Bool) -> Plan {
      let still = Element.at(Box(10, 10, 100, 100), "still")
      let ends = [Box(0, 0, 100, 100), Box(0, 0, 60_000, 60_000)].map { Element.at($0, "fast") }
      return Plan([ends[0], still], [ends[1]]) {
        ($0.screens, $0.reducesMotion) = (nil, reducesMotion)
      }
    }
    var flight = Flight.flying(plan(reducesMotion: false)).after(0.1)
    flight.handle(.redirect(plan(reducesMotion: true)))
    while flight.outcome == nil {
      let before = flight.frame
      flight = flight.after(1.0 / 60)
      for (performer, now) in flight.frame.performers.enumerated() {
        let step = (now.alpha - before.performers[performer].alpha).magnitude
        #expect(step < 0.3, "\(flight.plan.performers[performer].id) at \(flight.fraction)")
      }
    }
  }

  @Test func aRedirectedFlightContinuesFromWhatIsOnTheScreen() {
    var flight = Flight.running(for: 0.2)
    let before = flight.frame
    flight.handle(.redirect(FlightFixture.plan(from: 1, to: 2), .onward))
    #expect(jump(flight, from: before) < 1e-9, "redirected")
    #expect(flight.lifecycle.phase == .running && flight.fraction == 0)
    let strays = flight.plan.performers.filter { $0.role == .leftover }
    #expect(strays.contains { $0.id == "only-0" })
    flight = flight.after(5)
    #expect(flight.outcome == .finished)
    // Nothing is left of the first flight; everything else is where its plan has it.
    for (index, performer) in flight.plan.performers.enumerated() {
      let here = flight.frame.performers[index]
      if performer.role == .leftover {
        #expect(here.alpha == 0)
      } else {
        let there = FlightFixture.plan(from: 1, to: 2).frame(at: 1).performers[index]
        #expect((here.center - there.center).length < 1e-9 && here.alpha == there.alpha)
      }
    }
  }

  /// It used to stop dead, and a view that had just set out moved for a single frame.
  @Test func whatIsLeftBehindGoesOnAtItsVelocity() throws {
    var flight = Flight.running(for: 0.2)
    let step = 1.0 / 1200
    let seen = [flight, flight.after(step)].map { center($0) }
    flight.handle(.redirect(Plan([], []), .onward))
    let stray = try #require(flight.plan.performers.firstIndex { $0.id == "photo" })
    let next = [flight, flight.after(step)].map { center($0, stray) }
    #expect(flight.plan.performers[stray].role == .leftover && (seen[1] - seen[0]).length > 0.1)
    #expect(((next[1] - next[0]) - (seen[1] - seen[0])).length < 0.1 * (seen[1] - seen[0]).length)
  }

  @Test func whatIsDecoratedLosesThatOnScreensWhereItHasNone() {
    let bare = Element.plain("card")
    var bordered = bare
    bordered.appearance.decoration.border = Border(width: 8, color: RGBA(1, 0, 0))
    for departure in [FlightEvent.Departure.onward, nil] {
      var flight = Flight.flying(Plan([bordered], [bare])).after(0.05)
      let before = flight.frame
      flight.handle(.redirect(Plan([bare], [bare]), departure))
      let card = flight.plan.performers.firstIndex { $0.id == "card" } ?? 0
      #expect(flight.frame.decoration(of: card)?.border.width ?? 0 > 2)
      #expect(flight.frame.difference(from: before, origins: flight.origins).points < 1e-9)
      flight = flight.after(3)
      #expect(flight.frame.decoration(of: card)?.border.width ?? 0 < 1e-6)
    }
  }

  /// Its picture stays as it is seen, and what is seen beside it goes; in the end, only the former is there.
  @Test func aRedirectToOtherScreensKeepsThePictureOfTheScreenThatIsLeft() {
    for departure in [FlightEvent.Departure.onward, .backward] {
      var flight = Flight.running(for: 0.2)
      let before = flight.frame.performers[Self.photo]
      let plan =
        departure == .onward
        ? FlightFixture.plan(from: 1, to: 2) : FlightFixture.plan(from: 2, to: 0)
      flight.handle(.redirect(plan, departure))
      #expect(flight.departure == departure)
      #expect(flight.direction == (departure == .onward ? .forward : .backward))
      let photo = flight.frame.performers[Self.photo]
      let left = departure == .onward ? photo.lowerAlpha : photo.upperAlpha
      let (seen, other) =
        departure == .onward
        ? (before.upperAlpha, before.lowerAlpha) : (before.lowerAlpha, before.upperAlpha)
      #expect((left - seen).magnitude < 1e-9 && photo.pastAlpha == (other > 0 ? 1 : 0))
      flight.handle(.cancel(velocity: 0))
      var (past, covered) = (photo.pastAlpha, min(left, 1))
      while flight.outcome == nil {
        let now = flight.frame.performers[Self.photo]
        let own = departure == .onward ? now.lowerAlpha : now.upperAlpha
        #expect(now.pastAlpha <= past + 1e-9 && own >= covered - 1e-9)
        // Nothing shines through that did not do so before.
        #expect(1 - (1 - now.pastAlpha) * (1 - own) > 0.93, "\(flight.time)")
        (past, covered) = (now.pastAlpha, own)
        flight = flight.after(1.0 / 60)
      }
      let end = flight.frame.performers[Self.photo]
      #expect(end.pastAlpha == 0 && flight.outcome == .cancelled)
      #expect((departure == .onward ? end.lowerAlpha : end.upperAlpha) == 1)
    }
  }

  private func plan(_ direction: MatchDirection, from left: Int, to next: Int) -> Plan {
    direction.isForward
      ? FlightFixture.plan(from: left, to: next) : FlightFixture.plan(from: next, to: left)
  }

  @Test func aScreenThatIsStillSeenComesBackFromWhereItIs() {
    for direction in [MatchDirection.forward, .backward] {
      var flight = Flight.running(for: 0.2)
      flight.handle(.redirect(FlightFixture.plan(from: 1, to: 2), .onward))
      flight = flight.after(0.05)
      let first = flight.plan.performers.firstIndex { $0.role == .leftover && $0.id.isEmpty }
      let before = flight.frame
      let departure = FlightEvent.Departure(direction, leavesUpper: true, arriving: first)
      flight.handle(.redirect(plan(direction, from: 2, to: 0), departure))
      #expect(first != nil && flight.origins[direction.isForward ? 1 : 0] == first)
      #expect(jump(flight, from: before) < 1e-9, "\(direction)")
      #expect(flight.after(5).outcome == .finished)
    }
  }

  @Test func whatIsSeenStaysWhereItIsIfTheContainerMoves() {
    var flight = Flight.running(for: 0.2)
    let before = flight.frame.performers[Self.photo].affine.translation
    var departure = FlightEvent.Departure.onward
    departure.shift = Vector(30, -700)
    flight.handle(.redirect(FlightFixture.plan(from: 1, to: 2), departure))
    let after = flight.frame.performers[Self.photo].affine.translation
    #expect((after - before - departure.shift).length < 1e-9)
  }

  @Test func aFrameOfAnotherPlanIsReplaced() {
    let flight = Flight.running(for: 0.1)
    var frame = Plan([], []).frame(at: 0)
    flight.draw(into: &frame)
    #expect(frame.performers == flight.frame.performers)
  }

  /// A view that goes some way down.
  private func plan(of way: Double) -> Plan {
    let ends = [0, way].map { Element.at(Box(0, $0, 100, 40), "view") }
    return Plan([ends[0]], [ends[1]]) { $0.timing = .smooth }
  }

  /// How long a flight takes that is let go at its start and goes on to another plan there.
  private func settlingTime(of way: Double, then next: Double) -> Double {
    var flight = Flight(plan(of: way))
    for event in [FlightEvent.hold, .start, .staged, .tick(0), .finish(velocity: 0)] {
      flight.handle(event)
    }
    flight.handle(.redirect(plan(of: next)))
    while flight.outcome == nil {
      flight.handle(.tick(flight.time + 1.0 / 1000))
      flight.handle(.endsUnchanged)
    }
    return flight.time
  }

  /// It used to last as long as the way before would have.
  @Test func aFlightThatGoesAShorterWayIsOverEarlier() {
    let long = settlingTime(of: 700, then: 700)
    #expect(settlingTime(of: 700, then: 20) < long - 0.02)
    #expect(settlingTime(of: 20, then: 20) < settlingTime(of: 20, then: 700) - 0.02)
  }

  /// It used to be where it flies from one frame to the next, once the flight's own timing was over.
  @Test func aNewPairLeavesTheScreenThatIsSeenMostAlsoWhereItIsSlowerThanTheFlight() throws {
    let slow = MatchStyle(timing: .linear(duration: 2))
    func plan(_ ids: [String]) -> Plan {
      let ends = [Box(0, 0, 100, 40), Box(0, 300, 100, 40)].map { box in
        ids.map { Element.at(box, $0, style: slow) }
      }
      return Plan(ends[0], ends[1]) { $0.timing = .linear(duration: 0.3) }
    }
    for moment in [0.1, 0.5, 1.9] {
      var flight = Flight.flying(plan(["old"])).after(moment)
      flight.handle(.redirect(plan(["old", "new"])))
      let new = try #require(flight.plan.index(of: "new"))
      #expect((flight.frame.performers[new].progress - moment / 2).magnitude < 1e-9)
      let place = flight.frame.performers[new].center.y
      #expect((place - (moment < 0.15 ? 20 : 320)).magnitude < 1e-9, "\(moment)")
    }
  }

  @Test func aPictureThatArrivesFadesIn() {
    var flight = Flight.running(for: 0.2)
    let late = 4
    #expect(flight.frame.performers[late].upperAlpha == 0)
    #expect(flight.frame.performers[late].lowerAlpha == 1)
    flight.handle(.redirect(FlightFixture.plan(from: 0, to: 1, isLoaded: true)))
    #expect(flight.frame.performers[late].upperAlpha < 1e-9)
    #expect(flight.after(0.1).frame.performers[late].upperAlpha > 0.1)
    #expect(flight.after(5).frame.performers[late].upperAlpha == 1)
  }
}
