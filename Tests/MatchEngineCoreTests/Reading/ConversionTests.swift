import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct ConversionTests {
  @Test func aScrollOffsetMovesContentsTheOtherWay() {
    let root = TreeNode(frame: Box(0, 100, 390, 700)) { TreeNode("x", frame: Box(0, 0, 50, 50)) }
    root.shape.bounds.origin = Vector(10, 30)
    #expect(root.captured().capture["x"]?.placement.center == Vector(25 - 10, 25 + 100 - 30))
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
}

@Suite struct HostileTreeTests {
  @Test func everyTaggedViewIsEitherAnElementOrAnOmissionOnce() {
    expectLaw(4000) { random in
      var trees = RandomTree(seed: random.next(), isHostile: true)
      let root = trees.screen()
      let found = root.captured()
      let tags = root.chains().compactMap { $0.last?.id }.sorted()
      let told = found.capture.elements.map(\.id) + found.capture.omissions.map(\.id)
      let ids = Set(found.capture.elements.map(\.id))
      return tags == told.sorted() && ids.count == found.nodes.count
    }
  }
}
