import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct NestingTests {
  private let slow = MatchTiming.linear(duration: 3)

  private func plan(card style: MatchStyle, title own: MatchStyle = MatchStyle()) -> Plan {
    Plan(
      [
        .at(Box(0, 0, 100, 100), "card", style: style),
        .at(Box(10, 10, 50, 20), "title", style: own, ancestor: 0),
      ],
      [
        .at(Box(200, 300, 100, 100), "card"),
        .at(Box(210, 310, 50, 20), "title", ancestor: 0),
      ]
    ) { $0.style.path = .arc(0.25) }
  }

  @Test func theParentIsThePerformerOfTheNearestAncestorThatFliesOnEitherScreen() {
    let badge = Element.plain("title", MatchStyle(entering: .fade), ancestor: 0)
    for plan in [
      plan(card: MatchStyle()),
      Plan(
        [.plain("card"), .plain("group", ancestor: 0), .plain("title", ancestor: 1)],
        [.plain("card"), .plain("title", ancestor: 0)]
      ), Plan([.plain("card")], [.plain("card"), badge]),
    ] {
      let parent = plan.index(of: "title").flatMap { plan.performers[$0].parent }
      #expect(parent != nil && parent == plan.index(of: "card"))
      #expect(parent.map { plan.performers[$0].parent } == .some(nil))
    }
  }

  @Test func aParentComesBeforeItsChildren() {
    expectLaw(1000) { random in
      let plan = Plan(random: &random) { $0.style = MatchStyle(entering: .fade, leaving: .fade) }
      return plan.performers.enumerated().allSatisfy { index, performer in
        performer.parent.map { $0 < index && !plan.performers[$0].isRoot } ?? true
      }
    }
  }

  /// A card that was to lie in front of the others used to cover its own title.
  @Test(arguments: [nil, 1, -1])
  func whatIsInACardLiesRightInFrontOfItWhereverTheCardWishesToBe(zOrder: Int?) {
    let card = Element.plain("card", MatchStyle(zOrder: zOrder))
    let side = [.plain("rear"), card, .plain("title", ancestor: 1), .plain("front")]
    let plan = Plan(side, side)
    for order in [plan.lowerOrder, plan.upperOrder].map({ plan.names($0) }) {
      #expect(order.firstIndex(of: "card") == [-1: 0, 0: 1, 1: 2][zOrder ?? 0])
      #expect(order.firstIndex(of: "title") == order.firstIndex(of: "card").map { $0 + 1 })
    }
    let above = Element.plain("title", MatchStyle(zOrder: 2), ancestor: 1)
    let own = Plan([.plain("rear"), card, above, .plain("front")], side)
    #expect(own.names(own.lowerOrder).last == "title")
  }

  /// The title used to stay behind when a finger dragged the card, unless the card came first on both screens.
  @Test func aCardTakesAlongWhatIsInItOnEitherScreenInWhateverOrder() {
    expectLaw(500) { random in
      func side(_ isNest: Bool) -> [Element] {
        var ids = ["card", "group", "title", "other"]
        if !isNest { ids.shuffle(using: &random) }
        // What only one screen has comes and goes by itself, or else with what is around it.
        let style =
          random.chance(oneIn: 2) ? MatchStyle(entering: .fade, leaving: .fade) : MatchStyle()
        return ids.enumerated().compactMap { index, id in
          let isLost = !isNest && id == "group" && random.chance(oneIn: 2)
          return isLost
            ? nil : .plain(id, style, ancestor: isNest && 1...2 ~= index ? index - 1 : nil)
        }
      }
      let isLower = random.chance(oneIn: 2)
      let (nest, flat) = (side(true), side(false))
      let plan = isLower ? Plan(nest, flat) : Plan(flat, nest)
      var flight = Flight.flying(plan).after(0.1)
      let before = flight.frame
      flight.handle(.drag("card", by: Vector(40, 0)))
      return ["card", "title", "other"].allSatisfy { id in
        guard let index = plan.index(of: id) else { return false }
        let way = flight.frame.performers[index].center - before.performers[index].center
        return (way.x - (id == "other" ? 0 : 40)).magnitude < 1e-9
      }
    }
  }

  @Test func aChildKeepsItsPositionInItsParent() {
    let plan = plan(card: MatchStyle(path: .arc(1)))
    for step in 0...10 {
      let frame = plan.frame(at: Double(step) / 10)
      let offset = frame.performers[3].center - frame.performers[2].center
      #expect((offset - Vector(-15, -30)).reach <= 1e-12)
    }
  }

  @Test func aChildsOwnPathWins() {
    let plan = plan(card: MatchStyle(path: .arc(1)), title: MatchStyle(path: .straight))
    #expect(plan.boxPath("title")?.bend == .zero)
  }

  @Test func aChildsOwnTimingWins() throws {
    let quick = MatchTiming.linear(duration: 0.1)
    let plan = plan(card: MatchStyle(timing: slow), title: MatchStyle(timing: quick))
    let title = try #require(plan.boxPath("title")).trackIndex
    #expect(plan.tracks[title].duration == 0.1)
  }

  @Test func whatIsTooLargeForTheSmallerCardGrowsWithItAndIsCutOffByIt() {
    let story = Element.at(
      Box(20, 100, 360, 600),
      "story",
      style: MatchStyle(entering: .fade),
      ancestor: 0
    )
    let plan = Plan(
      [.at(Box(20, 500, 100, 100), "card")],
      [.at(Box(0, 0, 400, 800), "card"), story]
    )
    let frame = plan.frame(at: 0)
    #expect((frame.performers[3].transform.a - 1.0 / 4).magnitude < 1e-9)
    #expect((frame.performers[3].center - Vector(70, 600)).length < 1e-9)
    #expect(frame.clip(of: 3)?.placement.center == Vector(70, 550))
  }

  /// A button over the photo of a card, which only one of the two screens has.
  @Test func whatComesOrGoesInsideAPairKeepsItsPlaceInIt() {
    expectLaw(400, within: 1e-9) { random in
      let (small, whole) = (random.vector(60...400), random.vector(60...400))
      let most = Vector(min(small.x, whole.x), min(small.y, whole.y))
      let own = most.scaled(by: Vector(random.number(0.1...0.99), random.number(0.1...0.99)))
      let place = (whole - own).scaled(by: random.vector(0...1))
      let origin = random.vector(0...300)
      let badge = Element.at(
        Box(origin: origin + place, size: own),
        "badge",
        style: MatchStyle(entering: .fade, leaving: .fade),
        ancestor: 0
      )
      let without = [Element.at(Box(origin: random.vector(0...300), size: small), "card")]
      let with = [Element.at(Box(origin: origin, size: whole), "card"), badge]
      let plan = random.chance(oneIn: 2) ? Plan(without, with) : Plan(with, without)
      return (0...20).reduce(0.0) { worst, step in
        let performers = plan.frame(at: Double(step) / 20).performers
        let (card, badge) = (performers[2], performers[3])
        let size = badge.size.scaled(by: Vector(badge.transform.a, badge.transform.d))
        let room = (card.size - size) / 2
        // From one edge to the other, as far as on the screen that has it.
        let offset = badge.center - card.center + room
        let share = Vector(place.x / (whole.x - own.x), place.y / (whole.y - own.y))
        let miss = offset - (room * 2).scaled(by: share)
        return max(worst, miss.reach, max(-room.x, -room.y), (size - own).reach)
      }
    }
  }
}
