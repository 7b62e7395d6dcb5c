import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct HostileTreeTests {
  private let ids = (0..<14).map { "v\($0)" }

  @Test func everyTaggedViewIsEitherAnElementOrAnOmissionOnce() {
    let law = Law(4000) { random in
      var trees = RandomTree(seed: random.next(), ids: ids, isHostile: true)
      let root = trees.screen()
      let found = root.captured()
      let tags = root.chains().compactMap { $0.last?.id }.sorted()
      let told = found.capture.elements.map(\.id) + found.capture.omissions.map(\.id)
      let ids = Set(found.capture.elements.map(\.id))
      return tags == told.sorted() && ids.count == found.nodes.count
    }
    #expect(law.holds, "\(law)")
  }

  @Test func everyNumberOfAnElementsPlacementIsFinite() {
    let law = Law(4000) { random in
      var trees = RandomTree(seed: random.next(), ids: ids, isHostile: true)
      let capture = trees.screen().captured().capture
      let clips = capture.clips.allSatisfy { clip in
        clip.placement.isFinite && clip.placement.size.x > 0 && clip.placement.size.y > 0
      }
      return clips && capture.elements.allSatisfy { $0.isFinite }
    }
    #expect(law.holds, "\(law)")
  }

  @Test func theSameTreeGivesTheSameCapture() {
    let law = Law(1000) { random in
      var trees = RandomTree(seed: random.next(), ids: ids, isHostile: random.chance(oneIn: 2))
      let root = trees.screen()
      let (first, second) = (root.captured(), root.captured())
      let isSame = zip(first.nodes, second.nodes).allSatisfy { $0 === $1 }
      return isSame && numbers(of: first.capture) == numbers(of: second.capture)
    }
    #expect(law.holds, "\(law)")
  }

  /// The content of a capture as text, in which NaN equals itself.
  private func numbers(of capture: Capture) -> String {
    "\(capture.elements) \(capture.clips) \(capture.omissions)"
  }

  @Test func theSameTreeBuiltAgainGivesAnEqualCapture() {
    let law = Law(1000) { random in
      var trees = RandomTree(seed: random.next(), ids: ids)
      var again = trees
      return trees.screen().captured().capture == again.screen().captured().capture
    }
    #expect(law.holds, "\(law)")
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
