import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

/// What a finger drags takes its clips along.
@Suite struct CarriedClipTests {
  /// A screen with a list in which a card clips a photo and a title that reach beyond it.
  private func screen(_ card: Box, isCut: Bool = false) -> Capture {
    let round = NodeTraits(clips: true, corners: Corners(16))
    let list = isCut ? Box(0, 0, 390, card.end.y - 20) : Box(0, 0, 390, 844)
    let root = TreeNode(frame: FlightFixture.container) {
      TreeNode(frame: list, traits: NodeTraits(clips: true)) {
        TreeNode("card", frame: card, traits: round) {
          TreeNode("photo", frame: Box(-10, -10, card.size.x + 20, 80))
          TreeNode("title", frame: Box(-10, 60, card.size.x + 20, 40))
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

  /// How far something is from where it would be without the drag.
  private func shift(
    of id: String,
    in flight: Flight,
    from other: Flight
  ) -> (box: Vector, clip: Vector)? {
    guard let index = flight.plan.index(of: id) else { return nil }
    let (frame, rest) = (flight.frame, other.frame)
    guard let clip = frame.clip(of: index), let restClip = rest.clip(of: index) else { return nil }
    return (
      frame.performers[index].center - rest.performers[index].center,
      clip.placement.center - restClip.placement.center
    )
  }

  @Test func whatACardClipsIsClippedWhereTheCardIs() throws {
    let still = flight()
    var dragged = still
    for _ in 0..<3 { dragged.handle(.drag("card", by: Vector(-30, 50))) }
    for id in ["photo", "title"] {
      let way = try #require(shift(of: id, in: dragged, from: still))
      for part in [way.box, way.clip] {
        #expect((part - Vector(-90, 150)).length < 1e-9, "\(id) \(way)")
      }
    }
  }

  @Test func itComesBackWithTheCard() throws {
    var (still, dragged) = (flight(), flight())
    dragged.handle(.drag("card", by: Vector(-90, 150)))
    dragged.handle(.drop("card", velocity: Vector(900, -300)))
    for flight in [still, dragged] { #expect(flight.outcome == nil) }
    still.handle(.release(velocity: 0))
    dragged.handle(.release(velocity: 0))
    for frame in 1..<60 where still.outcome == nil && dragged.outcome == nil {
      // Once it is caught again on its way.
      if frame == 8 { dragged.handle(.drag("card", by: .zero)) }
      if frame == 8 { dragged.handle(.release(velocity: 0)) }
      (still, dragged) = (still.after(1.0 / 60), dragged.after(1.0 / 60))
      let (card, photo) = try (
        #require(dragged.plan.index(of: "card")), #require(dragged.plan.index(of: "photo"))
      )
      let box = dragged.frame.performers[card]
      let round = try #require(dragged.frame.clip(of: photo))
      #expect((round.placement.center - box.center).length < 1e-6, "\(frame)")
    }
  }

  /// Regression: a photo was cut where the card would have been in which nobody had tagged it.
  @Test func aClipAroundWhatIsDraggedShowsItThereAsWellAsWhereItWouldBe() throws {
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
        let stretch = Vector(step.x.magnitude, step.y.magnitude)
        #expect((seen.center - own.center - step / 2).length < 1e-9)
        #expect((seen.visibleSize - own.visibleSize - stretch).length < 1e-9)
      }
    }
  }

  @Test func aClipStaysForWhatIsNotDragged() throws {
    let still = flight()
    var dragged = still
    dragged.handle(.drag("photo", by: Vector(-30, 50)))
    let way = try #require(shift(of: "title", in: dragged, from: still))
    #expect(way.box == .zero && way.clip == .zero)
  }

  @Test func nothingJumpsIfTheScreensAreReadAgainMeanwhile() throws {
    var dragged = flight()
    dragged.handle(.drag("card", by: Vector(-30, 50)))
    let before = dragged.frame
    let plan = dragged.plan
    dragged.handle(.redirect(plan))
    dragged.handle(.drag("card", by: Vector(10, 10)))
    let photo = try #require(plan.index(of: "photo"))
    let old = try #require(before.clip(of: photo)).placement
    let new = try #require(dragged.frame.clip(of: photo)).placement
    #expect((new.center - old.center - Vector(10, 10)).length < 1e-9)
    #expect((new.size - old.size).length < 1e-9)
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
      var flight = Flight.flying(Plan(lower, [.plain("a"), .plain("b")]))
      flight = flight.after(0.05)
      let next = Plan([.plain("a"), .plain("b")], [.plain("a"), .plain("b"), .plain("new")])
      flight.handle(.redirect(next, .onward))
      let order = flight.plan.names(flight.plan.lowerOrder)
      #expect(order.filter(names.contains) == names)
    }
  }
}
