import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct WalkTests {
  @Test func everyViewIsVisitedOnceAndGeometryIsReadOnlyForTags() {
    expectLaw(1000) { random in
      var trees = RandomTree(seed: random.next())
      let root = trees.screen()
      let chains = root.chains()
      for chain in chains where random.chance(oneIn: 2) { chain.last?.id = nil }
      let reader = TreeReader()
      for leaf in chains.compactMap(\.last) where leaf.children.isEmpty {
        leaf.traits.isHidden = random.chance(oneIn: 4)
      }
      let found = root.captured(by: reader)
      var needed: Set<ObjectIdentifier> = []
      for chain in chains where chain.last?.id != nil {
        needed.formUnion(chain.map { ObjectIdentifier($0) })
      }
      return reader.visits == chains.count && reader.shapesRead == needed.count
        && reader.looksRead == found.nodes.count
    }
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
}

@Suite struct PaintOrderTests {
  private func order(_ root: TreeNode) -> [String] { root.captured().capture.elements.map(\.id) }

  private func leaf(_ id: String, depth: Double = 0) -> TreeNode {
    TreeNode(id, frame: Box(0, 0, 10, 10), depth: depth)
  }

  @Test func paintOrderIsThatOfAStableSortAtEveryLevel() {
    expectLaw(500) { random in
      var count = 0
      func tree(_ levels: Int) -> TreeNode {
        count += 1
        let depths = [-.infinity, -2, -1, 0, 1, 2, .infinity, Double.nan]
        let node = leaf("\(count)", depth: depths[random.whole(0...7)])
        if levels > 0 { node.children = (0..<random.whole(0...5)).map { _ in tree(levels - 1) } }
        return node
      }
      let root = tree(3)
      func painted(_ node: TreeNode) -> [String] {
        // A depth that is not a number counts as zero.
        let depths = node.children.map { $0.depth.isNaN ? 0 : $0.depth }
        let sorted = zip(node.children, depths).enumerated().sorted {
          ($0.element.1, $0.offset) < ($1.element.1, $1.offset)
        }
        return [node.id ?? ""] + sorted.flatMap { painted($0.element.0) }
      }
      return order(root) == painted(root)
    }
  }

  @Test func omissionsAreInPaintOrderToo() {
    let root = TreeNode(frame: RandomTree.container) {
      leaf("b").with { $0.traits.isHidden = true }
      leaf("c").with { $0.depth = 1 }.with { $0.traits.isHidden = true }
      leaf("a").with { $0.depth = -1 }.with { $0.traits.isHidden = true }
    }
    #expect(root.captured().capture.omissions.map(\.id) == ["a", "b", "c"])
  }
}

@Suite struct DuplicateTests {
  private func leaf(_ id: String, _ x: Double, _ preference: Int = 0) -> TreeNode {
    TreeNode(id, frame: Box(x, 0, 10, 10)).with { $0.preference = preference }
  }

  private func winner(_ preferences: [Int]) -> Double? {
    let root = TreeNode(frame: RandomTree.container) {
      preferences.enumerated().map { leaf("x", Double($0) * 20, $1) }
    }
    let found = root.captured()
    #expect(found.capture.elements.count == 1)
    #expect(found.capture.omissions.count == preferences.count - 1)
    #expect(found.capture.omissions.allSatisfy { $0.reason == .duplicate })
    return found.nodes.first.map { $0.shape.position.x - 5 }
  }

  @Test func theOneThatTheReaderPrefersBeatsTheFrontmost() {
    #expect(winner([0, 0, 0]) == 40)
    #expect(winner([1, 0, 0]) == 0)
    #expect(winner([0, 2, 1]) == 20)
    #expect(winner([2, 1, 0]) == 0)
    #expect(winner([2, 2, 1]) == 20)
    #expect(winner([1, 0, 1, 0]) == 40)
  }

  @Test func preferenceGoesWithTheViewWhateverItsDepth() {
    let root = TreeNode(frame: RandomTree.container) {
      leaf("x", 0).with { $0.depth = 1 }
      leaf("x", 20, 1)
      leaf("x", 40, 1).with { $0.depth = -1 }
      leaf("y", 60)
    }
    #expect(root.captured().nodes.map(\.shape.position.x) == [25, 65])
  }

  @Test func aHiddenOneDoesNotCompete() {
    let hidden = leaf("x", 0, 2).with { $0.traits.isHidden = true }
    let capture = TreeNode(frame: RandomTree.container) { [hidden, leaf("x", 20)] }.captured()
      .capture
    #expect(capture["x"]?.placement.center.x == 25)
    #expect(capture.omissions == [OmittedElement(id: "x", reason: .hidden)])
  }

  @Test func theSameIDNestedAThousandTimesLeavesTheDeepest() {
    let ids = Dictionary(uniqueKeysWithValues: (0..<1000).map { ($0, "x") })
    let chain = FlatChain(length: 1001, ids: ids.merging([1000: "leaf"]) { $1 })
    let found = chain.capture(0, from: Viewpoint(container: RandomTree.container))
    #expect(found.nodes == [999, 1000])
    #expect(found.capture.elements.map(\.ancestor) == [nil, 0])
    #expect(found.capture.index(of: "leaf") == 1)
  }

  @Test func ancestorsAndNodesMatchInTreesFullOfDuplicates() {
    expectLaw(2000) { random in
      var trees = RandomTree(seed: random.next())
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
  }
}
