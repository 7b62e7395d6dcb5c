import MatchEngineCore
import MatchEngineTestSupport
import Testing

/// A performer's elements are those that its role names.
@Suite struct PerformerElementsTests {
  @Test func elementsHaveThePerformersIDAndAPictureIsShownOfEach() {
    var seen = 0
    for seed in 0..<300 as Range<UInt64> {
      var trees = RandomTree(seed: seed, ids: (0..<8).map { "photo-\($0)" })
      let plan = Screen(trees.screen()).plan(to: Screen(trees.screen()))
      for performer in plan.performers {
        let elements = performer.elements
        #expect((elements.lower != nil) == (performer.shows.lower && !performer.isRoot))
        #expect((elements.upper != nil) == (performer.shows.upper && !performer.isRoot))
        if let lower = elements.lower { #expect(plan.lower.elements[lower].id == performer.id) }
        if let upper = elements.upper { #expect(plan.upper.elements[upper].id == performer.id) }
        seen += 1
      }
    }
    #expect(seen > 600)
  }
}
