import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct ClipTests {
  private let ids = (0..<12).map { "v\($0)" }

  @Test func aPointIsInAClipIfItIsInEveryClippingAncestor() {
    let law = Law(1500) { random in
      var trees = RandomTree(seed: random.next(), ids: ids)
      let root = trees.screen()
      let capture = root.captured().capture
      for chain in root.chains() {
        guard let id = chain.last?.id, let element = capture[id] else { continue }
        for _ in 0..<12 {
          let point = random.vector(-50...850)
          guard let expected = isInside(chain.dropLast(), point) else { continue }
          let found = element.clip.map { capture.clips[$0].region.contains(point) } ?? true
          if found != expected { return false }
        }
      }
      return true
    }
    #expect(law.holds, "\(law)")
  }

  /// Whether every clipping view shows `point`; nil if rounding could decide.
  private func isInside(_ chain: ArraySlice<TreeNode>, _ point: Vector) -> Bool? {
    var toContainer = Affine.identity
    var isInside = true
    for node in chain {
      toContainer = node.shape.toParent.then(toContainer)
      guard node.traits.clips else { continue }
      guard let own = toContainer.inverse?(point) else { return nil }
      let box = node.shape.bounds
      if box.outset(by: Vector(-1e-6, -1e-6)).contains(Box(origin: own, size: .zero)) { continue }
      if box.outset(by: Vector(1e-6, 1e-6)).contains(Box(origin: own, size: .zero)) { return nil }
      isInside = false
    }
    return isInside
  }

  private func clip(_ frame: Box, corners: Double = 0, _ child: TreeNode) -> TreeNode {
    let traits = NodeTraits(clips: true, corners: Corners(corners))
    return TreeNode(frame: frame, traits: traits) { child }
  }

  private func foundClip(_ root: TreeNode) -> Clip? {
    let capture = root.captured().capture
    return capture["x"]?.clip.map { capture.clips[$0] }
  }

  private let leaf = TreeNode("x", frame: Box(10, 10, 50, 50))

  @Test func withoutAClippingAncestorThereIsNoClip() {
    let own = leaf.with { $0.traits.clips = true }
    #expect(foundClip(TreeNode(frame: RandomTree.container) { own }) == nil)
  }

  @Test func theNearestRoundedClipIsKept() throws {
    let inner = clip(Box(5, 5, 100, 100), corners: 7, leaf)
    let outer = clip(Box(0, 0, 200, 200), corners: 20, clip(Box(10, 10, 150, 150), inner))
    let rounded = try #require(foundClip(outer)?.rounded)
    #expect(rounded.corners == Corners(7))
    #expect(rounded.placement == Placement(Box(15, 15, 100, 100), in: .identity))
  }

  @Test func aSquareClipInsideARoundedOneKeepsTheRounding() throws {
    let root = clip(Box(0, 0, 200, 200), corners: 20, clip(Box(10, 10, 100, 100), leaf))
    let found = try #require(foundClip(root))
    #expect(found.rounded?.corners == Corners(20))
    #expect(found.region.box == Box(10, 10, 100, 100))
  }

  @Test func neighborsShareOneClip() {
    let root = clip(Box(0, 0, 200, 200), TreeNode(frame: Box(0, 0, 200, 200)))
    root.children += ["a", "b"].map { TreeNode($0, frame: Box(0, 0, 9, 9)) }
    let capture = root.captured().capture
    #expect(capture.clips.count == 1)
    #expect(capture.elements.map(\.clip) == [0, 0])
  }

  @Test func aClipThatNoElementNeedsIsNotKept() {
    let root = clip(Box(0, 0, 200, 200), TreeNode(frame: Box(0, 0, 9, 9)))
    #expect(root.captured().capture.clips.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func whatIsInAClipWithoutFiniteBoundsIsLeftOut(_ bad: Double) {
    let root = clip(Box(0, 0, 200, 200), leaf)
    root.shape.anchor = .zero
    root.shape.bounds.size.x = bad
    let capture = TreeNode(frame: RandomTree.container) { root }.captured().capture
    #expect(capture.reason(for: "x") == .notFinite)
    #expect(capture.clips.isEmpty)
  }
}
