import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct DuplicateTests {
  private func leaf(_ id: String, _ x: Double, _ preference: NodeTraits.Preference = .ordinary)
    -> TreeNode
  {
    TreeNode(id, frame: Box(x, 0, 10, 10), traits: NodeTraits(preference: preference))
  }

  private func winner(_ preferences: [NodeTraits.Preference]) -> Double? {
    let root = TreeNode(frame: RandomTree.container) {
      preferences.enumerated().map { leaf("x", Double($0) * 20, $1) }
    }
    let found = root.captured()
    #expect(found.capture.elements.count == 1)
    #expect(found.capture.omissions.count == preferences.count - 1)
    #expect(found.capture.omissions.allSatisfy { $0.reason == .duplicate })
    return found.nodes.first.map { $0.shape.position.x - 5 }
  }

  @Test func theFrontmostWinsIfNoneIsPreferred() {
    #expect(winner([.ordinary, .ordinary, .ordinary]) == 40)
  }

  @Test func theSelectedBeatsTheFrontmostAndTheSourceBeatsBoth() {
    #expect(winner([.selected, .ordinary, .ordinary]) == 0)
    #expect(winner([.ordinary, .source, .selected]) == 20)
    #expect(winner([.source, .selected, .ordinary]) == 0)
  }

  @Test func theFrontmostOfSeveralPreferredOnesWins() {
    #expect(winner([.source, .source, .selected]) == 20)
    #expect(winner([.selected, .ordinary, .selected, .ordinary]) == 40)
  }

  @Test func preferenceIsInherited() {
    let root = TreeNode(frame: RandomTree.container) {
      TreeNode(frame: RandomTree.container, traits: NodeTraits(preference: .source)) {
        TreeNode(frame: RandomTree.container) { leaf("x", 0) }
      }
      leaf("x", 20, .selected)
    }
    #expect(root.captured().nodes.first?.shape.position.x == 5)
  }

  @Test func aHiddenOneDoesNotCompete() {
    let hidden = leaf("x", 0, .source).with { $0.traits.isHidden = true }
    let capture = TreeNode(frame: RandomTree.container) { [hidden, leaf("x", 20)] }.captured()
      .capture
    #expect(capture["x"]?.placement.center.x == 25)
    #expect(capture.omissions == [Omission(id: "x", reason: .hidden)])
  }

  @Test func theSameIDAThousandTimesLeavesTheFrontmost() {
    let root = TreeNode(frame: RandomTree.container) { (0..<1000).map { _ in leaf("x", 0) } }
    let found = root.captured()
    #expect(found.nodes.count == 1)
    #expect(found.nodes.first === root.children.last)
    #expect(found.capture.omissions.count == 999)
  }

  @Test func theSameIDNestedAThousandTimesLeavesTheDeepest() {
    let ids = Dictionary(uniqueKeysWithValues: (0..<1000).map { ($0, "x") })
    let chain = FlatChain(length: 1001, ids: ids.merging([1000: "leaf"]) { $1 })
    let found = chain.capture(0, from: Viewpoint(container: RandomTree.container))
    #expect(found.nodes == [999, 1000])
    #expect(found.capture.elements.map(\.ancestor) == [nil, 0])
    #expect(found.capture.index(of: "leaf") == 1)
  }

  @Test func anElementWhoseAncestorIsRemovedGetsTheNextOne() {
    let root = TreeNode("root", frame: RandomTree.container) {
      TreeNode("x", frame: Box(0, 0, 100, 100)) { leaf("inside", 0) }
      leaf("x", 20)
    }
    let capture = root.captured().capture
    #expect(capture.elements.map(\.id) == ["root", "inside", "x"])
    #expect(capture.elements.map(\.ancestor) == [nil, 0, 0])
    #expect(capture.index(of: "inside") == 1)
  }

  @Test func ancestorsAndNodesMatchInTreesFullOfDuplicates() {
    let law = Law(2000) { random in
      var trees = RandomTree(seed: random.next(), ids: (0..<14).map { "v\($0)" })
      let root = trees.screen()
      for chain in root.chains() where chain.last?.id != nil && random.chance(oneIn: 2) {
        chain.last?.id = "v\(random.whole(0...4))"
      }
      let found = root.captured()
      let indices = Dictionary(
        uniqueKeysWithValues: found.nodes.enumerated().map { (ObjectIdentifier($1), $0) }
      )
      return root.chains().allSatisfy { chain in
        guard let node = chain.last, let own = indices[ObjectIdentifier(node)] else { return true }
        let around = chain.dropLast().last { indices[ObjectIdentifier($0)] != nil }
        let element = found.capture.elements[own]
        return element.id == node.id && found.capture.index(of: element.id) == own
          && element.ancestor == around.flatMap { indices[ObjectIdentifier($0)] }
      }
    }
    #expect(law.holds, "\(law)")
  }
}
