import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

/// Several reasons may hold at once; the most useful one is reported.
@Suite struct OmissionPriorityTests {
  private typealias Spoiling = (reason: MatchOmission, spoil: (TreeNode) -> Void)

  /// The reasons in order of priority, each with a change that causes it.
  private let spoilings: [Spoiling] = [
    (.excluded, { $0.traits.isExcluded = true }),
    (.hidden, { $0.traits.isHidden = true }),
    (.hidden, { $0.traits.opacity = 0 }),
    (.threeDimensional, { $0.shape.isThreeDimensional = true }),
    (.empty, { $0.shape.transform.a = .nan }),
  ]

  @Test func ofTwoReasonsOfOneViewTheEarlierIsReported() {
    for (index, first) in spoilings.enumerated() {
      for later in spoilings[(index + 1)...] {
        let node = TreeNode("x", frame: Box(0, 0, 10, 10))
        first.spoil(node)
        later.spoil(node)
        #expect(node.captured().capture.reason(for: "x") == first.reason, "\(later.reason)")
      }
    }
  }

  @Test func theOutermostReasonIsReported() {
    for outer in spoilings {
      for inner in spoilings where inner.reason != outer.reason {
        let leaf = TreeNode("x", frame: Box(0, 0, 10, 10))
        let group = TreeNode(frame: RandomTree.container) { leaf }
        outer.spoil(group)
        inner.spoil(leaf)
        #expect(group.captured().capture.reason(for: "x") == outer.reason, "\(inner.reason)")
      }
    }
  }

  @Test func areaComesBeforePositionAndPositionBeforeClips() {
    let group = TreeNode(frame: Box(0, 0, 10, 10), traits: NodeTraits(clips: true)) {
      TreeNode("empty", frame: Box(-500, 0, 0, 0))
      TreeNode("outside", frame: Box(-500, 0, 10, 10))
      TreeNode("clipped", frame: Box(50, 0, 10, 10))
    }
    let capture = group.captured().capture
    #expect(capture.reason(for: "empty") == .empty)
    #expect(capture.reason(for: "outside") == .outside)
    #expect(capture.reason(for: "clipped") == .outside)
  }

  @Test func everyReasonReadsDifferently() {
    let reasons: [MatchOmission] = [
      .hidden, .empty, .outside, .threeDimensional, .excluded, .duplicate,
    ]
    #expect(Set(reasons.map(\.description)).count == reasons.count)
  }
}
