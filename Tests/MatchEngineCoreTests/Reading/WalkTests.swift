import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct WalkTests {
  @Test func everyViewIsVisitedOnceAndGeometryIsReadOnlyForTags() {
    let law = Law(1000) { random in
      var trees = RandomTree(seed: random.next(), ids: (0..<12).map { "v\($0)" })
      let root = trees.screen()
      let chains = root.chains()
      for chain in chains where random.chance(oneIn: 2) { chain.last?.id = nil }
      let reader = TreeReader()
      _ = root.captured(by: reader)
      var needed: Set<ObjectIdentifier> = []
      for chain in chains where chain.last?.id != nil {
        needed.formUnion(chain.map { ObjectIdentifier($0) })
      }
      return reader.visits == chains.count && reader.shapesRead == needed.count
    }
    #expect(law.holds, "\(law)")
  }

  @Test func theShapeOfAnUntaggedLeafIsNeverRead() {
    let root = TreeNode(frame: RandomTree.container) {
      (0..<1000).map { _ in TreeNode(frame: Box(0, 0, 10, 10)) }
    }
    let reader = TreeReader()
    _ = root.captured(by: reader)
    #expect(reader.visits == 1001)
    #expect(reader.shapesRead == 0)
  }

  @Test(arguments: [false, true])
  func veryDeepTreesAreRead(_ clips: Bool) {
    let length = 100_000
    let chain = FlatChain(
      length: length,
      ids: [0: "first", 50_000: "middle", length - 1: "last"],
      clips: clips
    )
    let found = chain.capture(0, from: Viewpoint(container: RandomTree.container))
    #expect(found.nodes == [0, 50_000, length - 1])
    #expect(found.capture.elements.map(\.ancestor) == [nil, 0, 1])
    #expect(found.capture["last"]?.placement.center == Vector(50, 50))
    #expect((found.capture["last"]?.clip != nil) == clips)
  }

  @Test func veryWideTreesAreRead() {
    let root = TreeNode(frame: RandomTree.container) {
      (0..<100_000).map { TreeNode("v\($0)", frame: Box(0, 0, 10, 10), depth: Double(-$0 % 7)) }
    }
    let found = root.captured()
    #expect(found.capture.elements.count == 100_000)
    #expect(found.nodes.first?.depth == -6)
    #expect(found.nodes.last?.depth == 0)
  }

  @Test func anIDMayBeVeryLong() {
    let id = String(repeating: "é", count: 1_000_000)
    let found = TreeNode(id, frame: RandomTree.container).captured()
    #expect(found.capture[id] != nil)
  }

  @Test func theRootMayBeTagged() {
    let found = TreeNode("root", frame: RandomTree.container).captured()
    #expect(found.capture.elements.map(\.id) == ["root"])
    #expect(found.nodes.count == 1)
  }

  @Test func anOmittedViewIsNotAnAncestor() {
    let inner = TreeNode("inner", frame: Box(0, 0, 10, 10))
    let flat = TreeNode("flat", frame: Box(0, 0, 0, 0)) { inner }
    let capture = TreeNode("root", frame: RandomTree.container) { flat }.captured().capture
    #expect(capture["inner"]?.ancestor == 0)
    #expect(capture.reason(for: "flat") == .empty)
  }

  @Test func aCaptureMadeByHandIgnoresIndicesThatItDoesNotHave() {
    let placement = Placement(center: .zero, size: Vector(10, 10))
    let capture = Capture(elements: [
      Element(id: "a", placement: placement, clip: 7, ancestor: -1),
      Element(id: "b", placement: placement, clip: -1, ancestor: 0),
      Element(id: "c", placement: placement, ancestor: 99),
    ])
    #expect(capture.elements.map(\.clip) == [nil, nil, nil])
    #expect(capture.elements.map(\.ancestor) == [nil, 0, nil])
  }
}
