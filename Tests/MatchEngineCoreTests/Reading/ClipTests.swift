import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct ClipTests {
  /// A random screen with clips whose corners are square, and none of them turned in another but by halves.
  private func screen(_ random: inout SplitMix) -> TreeNode {
    var trees = RandomTree(seed: random.next())
    let root = trees.screen()
    for chain in root.chains() {
      guard let node = chain.last else { continue }
      node.traits.corners = .square
      guard node.shape.transform != .identity else { continue }
      // Mirrored and turned upside down, a box is still upright.
      node.shape.transform =
        [.scale(-1.2, 0.8), .scale(1, -1), .rotation(.pi)][random.whole(0...2)]
    }
    if random.chance(oneIn: 2) { root.shape.transform = .rotation(random.number(-4...4)) }
    return root
  }

  @Test func aPointIsInAClipIfItIsInEveryClippingAncestor() {
    expectLaw(1500) { random in
      let root = screen(&random)
      let capture = root.captured().capture
      for chain in root.chains() {
        guard let id = chain.last?.id, let element = capture[id] else { continue }
        for _ in 0..<12 {
          let point = random.vector(-50...850)
          guard let expected = isInside(chain.dropLast(), point) else { continue }
          let found = element.clip.map { contains(capture.clips[$0], point) } ?? true
          if found != expected { return false }
        }
      }
      return true
    }
  }

  private func contains(_ clip: RoundedBox, _ point: Vector) -> Bool {
    clip.contains(Placement(center: point, size: .zero), tolerance: 0)
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
      let spot = Box(origin: own, size: .zero)
      if box.contains(spot, tolerance: -1e-6) { continue }
      if box.contains(spot, tolerance: 1e-6) { return nil }
      isInside = false
    }
    return isInside
  }

  @Test func ofTwoThatAreTurnedAgainstOneAnotherTheSmallerOneCounts() throws {
    let turned = clip(Box(0, 0, 100, 100), leaf)
    turned.shape.transform = .rotation(0.3)
    let small = try #require(foundClip(clip(Box(0, 0, 200, 200), turned)))
    #expect((small.placement.transform.rotation - 0.3).magnitude < 1e-12)
    #expect(small.placement.size == Vector(100, 100))
    let large = try #require(foundClip(clip(Box(10, 10, 60, 60), turned)))
    #expect(large == RoundedBox(Box(10, 10, 60, 60)))
  }

  /// The inner one used to be the whole clip.
  @Test func twoThatAreTurnedAlikeLeaveWhatBothShow() throws {
    for angle in [0, 0.1, .pi / 3] {
      let list = clip(Box(100, 100, 200, 150), clip(Box(20, 100, 90, 100), corners: 8, leaf))
      list.shape.transform = .rotation(angle)
      let found = try #require(foundClip(TreeNode(frame: RandomTree.container) { list }))
      #expect((found.placement.size - Vector(90, 50)).length < 1e-9)
      let middle = Vector(-35, 50).turned(by: angle) + Vector(200, 175)
      #expect((found.placement.center - middle).length < 1e-9)
      #expect(found.corners.topLeft == 8 && found.corners.bottomLeft == 0)
    }
  }

  /// It used to pair, since the card is smaller than the list and took its place.
  @Test func whatIsScrolledOutOfItsListIsLeftOutInATurnedCardToo() {
    /// Whether something in a card is seen that lies so far down in a list.
    func isSeen(_ y: Double, _ angle: Double) -> Bool {
      let card = clip(Box(50, y, 200, 150), clip(Box(0, 0, 200, 150), leaf))
      card.shape.transform = .rotation(angle)
      let capture = clip(Box(0, 0, 400, 300), card).captured().capture
      #expect(capture["x"] != nil || capture.reason(for: "x") == .outside)
      return capture["x"] != nil
    }
    for angle in [0, 0.1, -0.1] {
      #expect(isSeen(250, angle) && !isSeen(300, angle) && !isSeen(500, angle), "\(angle)")
    }
  }

  @Test func aListUpsideDownClipsAsAnyOther() throws {
    let list = clip(Box(0, 0, 200, 100), corners: 4, leaf)
    for transform in [Affine.scale(1, -1), .scale(-1, 1), .rotation(.pi), .rotation(-.pi)] {
      list.shape.transform = transform
      let found = try #require(foundClip(TreeNode(frame: RandomTree.container) { list }))
      #expect(found.placement.transform == Decomposition())
      #expect((found.placement.center - Vector(100, 50)).length < 1e-9)
      #expect(found.corners == Corners(4))
    }
    list.shape.transform = .rotation(.pi / 2)
    let quarter = try #require(foundClip(TreeNode(frame: RandomTree.container) { list }))
    #expect((quarter.placement.size - Vector(100, 200)).length < 1e-9)
  }

  private func clip(_ frame: Box, corners: Double = 0, _ child: TreeNode) -> TreeNode {
    let traits = NodeTraits(clips: true, corners: Corners(corners))
    return TreeNode(frame: frame, traits: traits) { child }
  }

  private func foundClip(_ root: TreeNode) -> RoundedBox? {
    let capture = root.captured().capture
    return capture["x"]?.clip.map { capture.clips[$0] }
  }

  private let leaf = TreeNode("x", frame: Box(10, 10, 50, 50))

  @Test func roundClipsAreCutWithTheirCorners() throws {
    let inner = clip(Box(5, 5, 100, 100), corners: 7, leaf)
    let outer = clip(Box(0, 0, 200, 200), corners: 20, clip(Box(10, 10, 150, 150), inner))
    #expect(foundClip(outer) == RoundedBox(Box(15, 15, 100, 100), corners: Corners(7)))
    // A card of which a list shows the upper half has round corners there alone.
    let card = clip(Box(20, 100, 100, 100), corners: 12, leaf)
    let half = try #require(foundClip(clip(Box(0, 0, 200, 150), card)))
    #expect(half.placement == RoundedBox(Box(20, 100, 100, 50)).placement)
    #expect(
      half.corners == Corners(topLeft: 12, topRight: 12, bottomRight: 0, bottomLeft: 0)
    )
  }

  @Test func aSquareClipInsideARoundedOneIsCutByItsCorners() throws {
    func found(_ inset: Double) -> RoundedBox? {
      let inner = Box(inset, inset, 200 - 2 * inset, 200 - 2 * inset)
      return foundClip(clip(Box(0, 0, 200, 200), corners: 20, clip(inner, leaf)))
    }
    #expect(found(0)?.corners == Corners(20))
    #expect(found(8)?.corners == .square)
    let between = try #require(found(2))
    #expect(between.corners.topLeft > 10 && between.corners.topLeft < 18)
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
    #expect(capture.reason(for: "x") == .empty)
    #expect(capture.clips.isEmpty)
  }
}
