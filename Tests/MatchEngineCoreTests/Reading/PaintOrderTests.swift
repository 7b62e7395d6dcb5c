import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct PaintOrderTests {
  private func order(_ root: TreeNode) -> [String] { root.captured().capture.elements.map(\.id) }

  private func leaf(_ id: String, depth: Double = 0) -> TreeNode {
    TreeNode(id, frame: Box(0, 0, 10, 10), depth: depth)
  }

  @Test func siblingsAreInTheirOwnOrder() {
    let root = TreeNode(frame: RandomTree.container) { ["a", "b", "c"].map { leaf($0) } }
    #expect(order(root) == ["a", "b", "c"])
  }

  @Test func depthComesFirstAndEqualDepthsKeepTheirOrder() {
    let root = TreeNode(frame: RandomTree.container) {
      leaf("a", depth: 1)
      leaf("b")
      leaf("c", depth: -1)
      leaf("d", depth: 1)
      leaf("e")
      leaf("f", depth: -.infinity)
      leaf("g", depth: .infinity)
    }
    #expect(order(root) == ["f", "c", "b", "e", "a", "d", "g"])
  }

  @Test func depthIsOnlyComparedAmongSiblings() {
    let root = TreeNode(frame: RandomTree.container) {
      TreeNode(frame: RandomTree.container) { leaf("deep", depth: 1000) }
      TreeNode(frame: RandomTree.container, depth: 1) { leaf("front", depth: -1000) }
    }
    #expect(order(root) == ["deep", "front"])
  }

  @Test func aDepthThatIsNaNCountsAsZero() {
    for bad in [[Double.nan, 1, 0, -1], [1, .nan, -1, .nan], [.nan, .nan, .nan, .nan]] {
      let root = TreeNode(frame: RandomTree.container) {
        zip(["a", "b", "c", "d"], bad).map { leaf($0, depth: $1) }
      }
      let sanitized = TreeNode(frame: RandomTree.container) {
        zip(["a", "b", "c", "d"], bad).map { leaf($0, depth: $1.isNaN ? 0 : $1) }
      }
      #expect(order(root) == order(sanitized), "\(bad)")
    }
  }

  @Test func aViewIsBehindItsSubviews() {
    let root = TreeNode("root", frame: RandomTree.container) {
      TreeNode("card", frame: Box(0, 0, 100, 100)) { leaf("title", depth: -5) }
    }
    #expect(order(root) == ["root", "card", "title"])
  }

  @Test func paintOrderIsThatOfAStableSortAtEveryLevel() {
    let law = Law(500) { random in
      var count = 0
      func tree(_ levels: Int) -> TreeNode {
        count += 1
        let node = leaf("\(count)", depth: Double(random.whole(-2...2)))
        if levels > 0 { node.children = (0..<random.whole(0...5)).map { _ in tree(levels - 1) } }
        return node
      }
      let root = tree(3)
      func painted(_ node: TreeNode) -> [String] {
        let sorted = node.children.enumerated().sorted {
          ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
        }
        return [node.id ?? ""] + sorted.flatMap { painted($0.element) }
      }
      return order(root) == painted(root)
    }
    #expect(law.holds, "\(law)")
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
