import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct PairingTests {
  @Test func exactlyTheIDsOfBothScreensPair() {
    expectLaw(2000) { random in
      let plan = Plan(random: &random)
      let lower = Set(plan.lower.elements.map(\.id))
      let shared = lower.intersection(plan.upper.elements.map(\.id))
      var paired: Set<String> = []
      for performer in plan.performers {
        guard case .pair(let lower, let upper) = performer.role else { continue }
        paired.insert(performer.id)
        let ids = (plan.lower.elements[lower].id, plan.upper.elements[upper].id)
        if ids != (performer.id, performer.id) { return false }
      }
      return paired == shared && plan.pairCount == shared.count
    }
  }

  @Test func theSameScreensGiveTheSamePlanBitForBit() {
    // What comes and goes flies by itself, too.
    let style = MatchStyle(entering: .fade, leaving: .fade)
    expectLaw(2000) { random in
      let isHostile = random.chance(oneIn: 2)
      var again = random
      let first = Plan(random: &random, isHostile: isHostile) { $0.style = style }
      let second = Plan(random: &again, isHostile: isHostile) { $0.style = style }
      let middle = (first.frame(at: 0.37), second.frame(at: 0.37))
      return first == second && middle.0 == middle.1
    }
  }

  @Test func hostileScreensGiveOnlyFiniteNumbers() {
    let effect = MatchEffect.push(from: .left) + .zoom
    expectLaw(3000) { random in
      let plan = Plan(random: &random, isHostile: true) {
        $0.style = MatchStyle(entering: effect, leaving: effect)
      }
      let frames = [0, 0.3, 1, 1.2, -0.2, .nan, .infinity, -.infinity].map { plan.frame(at: $0) }
      let isFinite = frames.allSatisfy { $0.numbers(of: plan).joined().allSatisfy(\.isFinite) }
      return isFinite && frames.allSatisfy(\.isWithinBounds) && plan.duration <= 120
    }
  }

  @Test func decorationsAndPicturesOfAnySizeGiveOnlyFiniteNumbers() {
    let tame = Element.at(Box(0, 0, 50, 10), "x", picture: Picture(.image(Box(0, 0, 50, 10))))
    for bad in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300] {
      var wild = Element.at(Box(0, 0, 100, 100), "x", picture: Picture(.image(Box(0, 0, bad, 10))))
      wild.placement.transform.scale = Vector(1e9, 1e9)
      wild.appearance.decoration = Decoration(
        border: Border(width: bad, color: RGBA(bad, 1, 1, bad)),
        shadow: Shadow(color: RGBA(0, 0, 0), offset: Vector(bad, bad), radius: bad)
      )
      for plan in [Plan([wild], [tame]), Plan([tame], [wild])] {
        let numbers = [0, 0.5, 1].flatMap { plan.frame(at: $0).numbers(of: plan).joined() }
        #expect(numbers.allSatisfy { $0.isFinite }, "\(bad)")
      }
    }
  }

  @Test func bothScreensFlyUnlessThereIsOnlyOne() {
    let both = Plan([], [])
    #expect(both.performers.map(\.role) == [.lowerRoot, .upperRoot])
    #expect(both.lowerOrder == [0, 1] && both.upperOrder == [0, 1])
    let one = Plan([.plain("x")], [.plain("x")]) { $0.screens = nil }
    #expect(one.performers.map(\.id) == ["x"])
  }

  @Test(arguments: [MatchEffect.fade, .zoom, .fade + .push(from: .right)])
  func theLowerScreenNeverFades(_ effect: MatchEffect) {
    let plan = Plan([], []) { $0.screens = effect }
    for step in 0...10 {
      let frame = plan.frame(at: Double(step) / 10)
      #expect(frame.performers[0].alpha == 1)
      #expect(frame.performers[0].lowerAlpha == 1)
      #expect(frame.performers[1].alpha == Double(step) / 10)
    }
  }
}

@Suite struct StackingTests {
  @Test func eachOrderIsItsScreensPaintOrderAboveTheRootsWithOthersInFrontOfAllThatPrecedesThem() {
    expectLaw(2000) { random in
      let plan = Plan(random: &random) { $0.style = MatchStyle(entering: .fade, leaving: .fade) }
      let sides = [
        (plan.lowerOrder, plan.lower, plan.upper), (plan.upperOrder, plan.upper, plan.lower),
      ]
      return sides.allSatisfy { order, own, other in
        let (names, ids) = (plan.names(order), own.elements.map(\.id))
        return order.sorted() == Array(plan.performers.indices) && order.prefix(2) == [0, 1]
          && names.filter(Set(ids).contains) == ids && guestsFollow(other, in: names, hosts: own)
      }
    }
  }

  /// Whether each element that only one screen has comes directly after all that precede it there.
  private func guestsFollow(_ capture: Capture, in order: [String], hosts: Capture) -> Bool {
    var frontmost = -1
    for element in capture.elements {
      let index = order.firstIndex(of: element.id) ?? -2
      if hosts[element.id] == nil, index != frontmost + 1 { return false }
      frontmost = max(frontmost, index)
    }
    return true
  }

  @Test func anExplicitOrderWins() {
    expectLaw(1000) { random in
      let ids = (0..<8).map { "v\($0)" }
      func side() -> [Element] {
        ids.shuffled(using: &random).map { .plain($0) }
      }
      var (lower, upper) = (side(), side())
      let orders = ids.map { _ in random.chance(oneIn: 2) ? 0 : random.whole(-2...2) }
      for index in lower.indices { lower[index].style.zOrder = orders[Int(lower[index].number)] }
      for index in upper.indices { upper[index].style.zOrder = orders[Int(upper[index].number)] }
      let plan = Plan(lower, upper)
      func sorted(_ elements: [Element]) -> [String] {
        elements.enumerated().sorted {
          ($0.element.style.zOrder ?? 0, $0.offset) < ($1.element.style.zOrder ?? 0, $1.offset)
        }.map(\.element.id)
      }
      return plan.names(plan.lowerOrder) == sorted(lower)
        && plan.names(plan.upperOrder) == sorted(upper)
    }
  }

  @Test func noOrderIsBehindTheScreens() {
    let behind = MatchStyle(zOrder: -5)
    let plan = Plan([.plain("x", behind), .plain("y")], [.plain("x"), .plain("y")])
    #expect(plan.lowerOrder == [0, 1, 2, 3])
    #expect(plan.upperOrder == [0, 1, 2, 3])
  }

  @Test func theOrderChangesHalfway() {
    let plan = Plan([.plain("x")], [.plain("x")])
    #expect(!plan.frame(at: 0.49).isInUpperOrder)
    #expect(plan.frame(at: 0.51).isInUpperOrder)
  }
}

extension Element {
  fileprivate var number: Int { Int(id.dropFirst()) ?? 0 }
}
