import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct StackingTests {
  private func plan(_ random: inout SplitMix) -> Plan {
    Plan(random: &random) { $0.style = MatchStyle(entering: .fade, leaving: .fade) }
  }

  @Test func bothOrdersHaveEveryPerformerOnceAndTheRootsFirst() {
    let law = Law(2000) { random in
      let plan = plan(&random)
      return [plan.lowerOrder, plan.upperOrder].allSatisfy {
        $0.sorted() == Array(plan.performers.indices) && $0.prefix(2) == [0, 1]
      }
    }
    #expect(law.holds, "\(law)")
  }

  @Test func eachScreensElementsKeepTheirPaintOrder() {
    let law = Law(2000) { random in
      let plan = plan(&random)
      let lower = plan.lower.elements.map(\.id)
      let upper = plan.upper.elements.map(\.id)
      return plan.names(plan.lowerOrder).filter(Set(lower).contains) == lower
        && plan.names(plan.upperOrder).filter(Set(upper).contains) == upper
    }
    #expect(law.holds, "\(law)")
  }

  @Test func othersAreDirectlyInFrontOfTheirPredecessor() {
    let law = Law(2000) { random in
      let plan = plan(&random)
      let (lower, upper) = (plan.names(plan.lowerOrder), plan.names(plan.upperOrder))
      return guestsFollow(plan.upper, in: lower, hosts: plan.lower)
        && guestsFollow(plan.lower, in: upper, hosts: plan.upper)
    }
    #expect(law.holds, "\(law)")
  }

  /// Whether each element that only one screen has comes directly after its predecessor there.
  private func guestsFollow(_ capture: Capture, in order: [String], hosts: Capture) -> Bool {
    var predecessor = -1
    for element in capture.elements {
      let index = order.firstIndex(of: element.id) ?? -2
      if hosts[element.id] == nil, index != predecessor + 1 { return false }
      predecessor = index
    }
    return true
  }

  @Test func theExampleIsStackedAsItShouldBe() {
    let entering = MatchStyle(entering: .fade)
    let leaving = MatchStyle(leaving: .fade)
    let plan = Plan(
      [.plain("a"), .plain("old", leaving), .plain("b")],
      [.plain("under", entering), .plain("b"), .plain("new", entering), .plain("a")]
    )
    #expect(plan.names(plan.lowerOrder) == ["under", "a", "old", "b", "new"])
    #expect(plan.names(plan.upperOrder) == ["under", "b", "new", "a", "old"])
  }

  @Test func anExplicitOrderWins() {
    let law = Law(1000) { random in
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
    #expect(law.holds, "\(law)")
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
