import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct OutlineTests {
  private typealias Placed = (box: Box, transform: Affine)

  private func outline(_ placed: Placed) -> Outline { Outline(placed.box, in: placed.transform) }

  @Test func twoWithACommonPointMeet() {
    let law = Law(4000) { random in
      let (one, two) = (random.placedBox(), random.placedBox())
      let unit = random.vector(0...1)
      let point = one.transform(one.box.origin + one.box.size.scaled(by: unit))
      guard let own = two.transform.inverse?(point), two.box.contains(Box(origin: own, size: .zero))
      else { return true }
      return outline(one).meets(outline(two)) && outline(two).meets(outline(one))
    }
    #expect(law.holds, "\(law)")
  }

  @Test func whatLiesBeyondAnEdgeDoesNotMeet() {
    let law = Law(4000) { random in
      let (one, two) = (random.placedBox(), random.placedBox())
      guard let back = one.transform.inverse else { return true }
      let points = Placement(two.box, in: two.transform).vertices.map { back($0) }
      let isBeyond =
        points.allSatisfy { $0.x < one.box.origin.x } || points.allSatisfy { $0.x > one.box.end.x }
        || points.allSatisfy { $0.y < one.box.origin.y }
        || points.allSatisfy { $0.y > one.box.end.y }
      guard isBeyond else { return true }
      return !outline(one).meets(outline(two)) && !outline(two).meets(outline(one))
    }
    #expect(law.holds, "\(law)")
  }

  @Test func whatOnlyTouchesDoesNotMeet() {
    #expect(!Outline(Box(0, 0, 10, 10)).meets(Outline(Box(10, 0, 10, 10))))
    #expect(Outline(Box(0, 0, 10, 10)).meets(Outline(Box(9, 9, 10, 10))))
  }
}
