import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

/// What clips what a finger drags, from outside or inside, comes along.
@Suite struct CarriedClipTests {
  /// A screen with a list in which a card clips a photo and a title that reach beyond it.
  private func screen(
    _ card: Box,
    isCut: Bool = false,
    clips: Bool = true,
    title: MatchTiming? = nil
  ) -> Capture {
    let round = NodeTraits(clips: clips, corners: Corners(16))
    let looks = NodeLooks(style: MatchStyle(timing: title))
    let list = isCut ? Box(0, 0, 390, card.end.y - 20) : Box(0, 0, 390, 844)
    let root = TreeNode(frame: FlightFixture.container) {
      TreeNode(frame: list, traits: NodeTraits(clips: true)) {
        TreeNode("card", frame: card, traits: round) {
          TreeNode("photo", frame: Box(-10, -10, card.size.x + 20, 80))
          TreeNode("title", frame: Box(-10, 60, card.size.x + 20, 40), looks: looks)
        }
      }
    }
    return TreeReader().capture(root, from: Viewpoint(container: FlightFixture.container)).capture
  }

  private func flight(isCut: Bool = false) -> Flight {
    let plan = Plan(
      lower: screen(Box(20, 300, 200, 160), isCut: isCut),
      upper: screen(Box(10, 60, 370, 500)),
      options: PlanOptions(container: FlightFixture.container)
    )
    return Flight.flying(plan, .forward, .move(to: 0.4))
  }

  /// Regression: a photo was cut where the card would have been in which nobody had tagged it.
  @Test func aClipAroundWhatIsDraggedComesAlong() throws {
    let still = flight(isCut: true)
    for step in [Vector(-30, 50), Vector(40, -20)] {
      for id in ["card", "photo"] {
        var dragged = still
        dragged.handle(.drag(id, by: step))
        let index = try #require(still.plan.index(of: id))
        let (own, seen) = try (
          #require(still.frame.clip(of: index)).placement,
          #require(dragged.frame.clip(of: index)).placement
        )
        #expect((seen.center - own.center - step).length < 1e-9)
        #expect((seen.visibleSize - own.visibleSize).length < 1e-9)
      }
    }
  }

  /// Regression: a title whose card doesn't clip stayed cut where the card was seen, if it had a timing of its own or the
  /// screens had been read again.
  @Test(arguments: [nil, MatchTiming.linear(duration: 1)], [false, true])
  func theClipOfAListComesAlongWithWhatIsDragged(_ timing: MatchTiming?, isReadAgain: Bool) throws {
    func plan(_ top: Double) -> Plan {
      Plan(
        lower: screen(Box(20, 300, 200, 90), isCut: true, clips: false, title: timing),
        upper: screen(Box(10, top, 370, 500), clips: false),
        options: PlanOptions(container: FlightFixture.container)
      )
    }
    var flight = Flight.flying(plan(60)).after(0.05)
    flight.handle(.hold)
    if isReadAgain { flight.handle(.redirect(plan(80))) }
    let before = flight
    for step in [Vector(-10, 30), Vector(0, 20)] { flight.handle(.drag("card", by: step)) }
    for id in ["card", "title"] {
      let index = try #require(flight.plan.index(of: id))
      let still = try #require(before.frame.clip(of: index)).placement
      let seen = try #require(flight.frame.clip(of: index)).placement
      #expect((seen.center - still.center - Vector(-10, 50)).length < 1e-9, "\(id)")
      #expect((seen.visibleSize - still.visibleSize).length < 1e-9, "\(id)")
    }
  }

  /// Regression: a clip stood still at first, so the photo was cut inside its card by up to 37 points.
  @Test(arguments: [false, true], [false, true])
  func aCardGoesOnClippingWhereItIsWhenScreensAreReadAgain(isThrown: Bool, isReadAgain: Bool)
    throws
  {
    var flight = flight()
    if isThrown {
      flight.handle(.drag("card", by: Vector(-20, 40)))
      flight.handle(.drop("card", velocity: Vector(300, 900)))
    }
    flight.handle(.finish(velocity: 0))
    flight = flight.after(0.03)
    let next = Plan(
      lower: screen(Box(20, 300, 200, 160)),
      upper: screen(Box(10, 70, 370, 500)),
      options: PlanOptions(container: FlightFixture.container)
    )
    if isReadAgain { flight.handle(.redirect(next)) }
    let card = try #require(flight.plan.index(of: "card"))
    let photo = try #require(flight.plan.index(of: "photo"))
    for _ in 0..<20 {
      let box = flight.frame.performers[card]
      let clip = try #require(flight.frame.clip(of: photo)).placement
      #expect((clip.center - box.center).length < 0.01)
      #expect((clip.visibleSize - box.size).length < 0.01)
      flight = flight.after(1.0 / 60)
    }
  }

  @Test func aClipStaysForWhatIsNotDragged() throws {
    let still = flight()
    var dragged = still
    dragged.handle(.drag("photo", by: Vector(-30, 50)))
    let title = try #require(still.plan.index(of: "title"))
    #expect(dragged.frame.performers[title] == still.frame.performers[title])
    let clip = try #require(still.frame.clip(of: title))
    #expect(dragged.frame.clip(of: title) == clip)
  }
}

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
          var flight = Flight.flying(Plan([captions[0]], [captions[1]])).after(0.05)
          let index = try #require(flight.plan.index(of: "caption"))
          let former = flight.frame.filledBoxes(of: index)
          let left = captions[leavesUpper ? 1 : 0]
          let next = direction.isForward ? Plan([left], [third]) : Plan([third], [left])
          flight.handle(
            .redirect(next, FlightEvent.Departure(direction, leavesUpper: leavesUpper))
          )
          let new = try #require(flight.origins.firstIndex(of: index))
          let now = flight.frame.filledBoxes(of: new)
          let gap = (direction.isForward ? now.lower : now.upper)
            .difference(from: leavesUpper ? former.upper : former.lower)
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
      var flight = Flight.flying(Plan(lower, [.plain("a"), .plain("b")])).after(0.05)
      let next = Plan([.plain("a"), .plain("b")], [.plain("a"), .plain("b"), .plain("new")])
      flight.handle(.redirect(next, .onward))
      let order = flight.plan.names(flight.plan.lowerOrder)
      #expect(order.filter(names.contains) == names)
    }
  }
}
