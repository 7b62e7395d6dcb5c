import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct ConversionTests {
  private let ids = (0..<12).map { "v\($0)" }

  /// Converts a point of the last view's own space to the container, one view after the other.
  private func convert(_ point: Vector, outOf chain: [TreeNode]) -> Vector {
    chain.reversed().reduce(point) { point, node in
      let shape = node.shape
      let pivot = shape.bounds.origin + shape.bounds.size.scaled(by: shape.anchor)
      let step = point - pivot
      let transform = shape.transform
      return Vector(
        shape.position.x + step.x * transform.a + step.y * transform.c + transform.translation.x,
        shape.position.y + step.x * transform.b + step.y * transform.d + transform.translation.y
      )
    }
  }

  @Test func conversionAgreesWithConvertingViewByView() {
    expectLaw(2000, within: 1e-9) { random in
      var trees = RandomTree(seed: random.next(), ids: ids)
      let root = trees.screen()
      let capture = root.captured().capture
      var worst = 0.0
      for chain in root.chains() {
        guard let node = chain.last, let id = node.id, let element = capture[id] else { continue }
        let size = node.shape.bounds.size
        for unit in [Vector(0, 0), Vector(1, 0), Vector(0.5, 0.5), random.vector(0...1)] {
          let own = size.scaled(by: unit)
          let expected = convert(node.shape.bounds.origin + own, outOf: chain)
          let found = element.placement.affine(own)
          worst = max(worst, (found - expected).reach / max(expected.reach, 1000))
        }
      }
      return worst
    }
  }

  @Test func opacityIsTheProductOfAllAncestors() {
    expectLaw(1000, within: 1e-15) { random in
      var trees = RandomTree(seed: random.next(), ids: ids)
      let root = trees.screen()
      let capture = root.captured().capture
      return root.chains().reduce(0.0) { worst, chain in
        guard let id = chain.last?.id, let element = capture[id] else { return worst }
        let product = chain.reduce(1) { $0 * $1.traits.opacity }
        return max(worst, (element.appearance.alpha - product).magnitude)
      }
    }
  }

  @Test func opacityBeyondOneIsOne() {
    let leaf = TreeNode("x", frame: Box(0, 0, 9, 9)).with { $0.traits.opacity = 0.5 }
    let root = TreeNode(frame: RandomTree.container) { leaf }.with { $0.traits.opacity = 7 }
    #expect(root.captured().capture["x"]?.appearance.alpha == 0.5)
  }

  @Test func aScrollOffsetMovesContentsTheOtherWay() {
    let root = TreeNode(frame: Box(0, 100, 390, 700)) { TreeNode("x", frame: Box(0, 0, 50, 50)) }
    root.shape.bounds.origin = Vector(10, 30)
    #expect(root.captured().capture["x"]?.placement.center == Vector(25 - 10, 25 + 100 - 30))
  }

  @Test func aTransformActsAboutTheAnchor() {
    let node = TreeNode("x", frame: Box(0, 0, 100, 100))
    node.shape.anchor = Vector(0, 0)
    node.shape.position = Vector(200, 300)
    node.shape.transform = .scale(2, 2)
    let placement = node.captured().capture["x"]?.placement
    #expect(placement?.center == Vector(300, 400))
    #expect(placement?.size == Vector(100, 100))
    #expect(placement?.visibleSize == Vector(200, 200))
  }

  @Test func aRotatedViewKeepsItsSizeAndItsRotation() {
    let node = TreeNode("x", frame: Box(100, 100, 80, 40))
    node.shape.transform = .rotation(0.5)
    let placement = node.captured().capture["x"]?.placement
    #expect(placement?.size == Vector(80, 40))
    #expect(((placement?.transform.rotation ?? 0) - 0.5).magnitude <= 1e-15)
  }

  @Test func theViewpointIsAppliedLast() {
    let node = TreeNode("x", frame: Box(0, 0, 10, 10))
    let shift = Affine.scale(2, 2).then(.translation(Vector(100, 200)))
    let view = Viewpoint(container: RandomTree.container, toContainer: shift)
    let placement = TreeReader().capture(node, from: view).capture["x"]?.placement
    #expect(placement?.center == Vector(110, 210))
  }

  @Test func cornersAreClampedToTheViewsOwnSize() {
    let node = TreeNode("x", frame: Box(0, 0, 100, 40)).with { $0.traits.corners = Corners(99) }
    #expect(node.captured().capture["x"]?.appearance.corners == Corners(20))
  }
}

@Suite struct HostileTreeTests {
  private let ids = (0..<14).map { "v\($0)" }

  @Test func everyTaggedViewIsEitherAnElementOrAnOmissionOnce() {
    expectLaw(4000) { random in
      var trees = RandomTree(seed: random.next(), ids: ids, isHostile: true)
      let root = trees.screen()
      let found = root.captured()
      let tags = root.chains().compactMap { $0.last?.id }.sorted()
      let told = found.capture.elements.map(\.id) + found.capture.omissions.map(\.id)
      let ids = Set(found.capture.elements.map(\.id))
      return tags == told.sorted() && ids.count == found.nodes.count
    }
  }

  @Test func everyNumberOfAnElementsPlacementIsFinite() {
    expectLaw(4000) { random in
      var trees = RandomTree(seed: random.next(), ids: ids, isHostile: true)
      let capture = trees.screen().captured().capture
      let clips = capture.clips.allSatisfy { clip in
        clip.placement.isFinite && clip.placement.size.x > 0 && clip.placement.size.y > 0
      }
      return clips && capture.elements.allSatisfy { $0.isFinite }
    }
  }

  @Test func theSameTreeGivesTheSameCapture() {
    expectLaw(1000) { random in
      var trees = RandomTree(seed: random.next(), ids: ids, isHostile: random.chance(oneIn: 2))
      let root = trees.screen()
      let (first, second) = (root.captured(), root.captured())
      let isSame = zip(first.nodes, second.nodes).allSatisfy { $0 === $1 }
      return isSame && numbers(of: first.capture) == numbers(of: second.capture)
    }
  }

  /// The content of a capture as text, in which NaN equals itself.
  private func numbers(of capture: Capture) -> String {
    "\(capture.elements) \(capture.clips) \(capture.omissions)"
  }
}

extension Placement {
  fileprivate var isFinite: Bool {
    center.isFinite && size.isFinite && transform.scale.isFinite && transform.skew.isFinite
      && transform.rotation.isFinite
  }
}

extension Element {
  fileprivate var isFinite: Bool {
    let corners = appearance.corners
    let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
    return placement.isFinite && appearance.alpha > 0 && appearance.alpha <= 1
      && radii.allSatisfy { $0 >= 0 && $0.isFinite }
  }
}
