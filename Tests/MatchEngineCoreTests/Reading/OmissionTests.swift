import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct OmissionTests {
  private let frame = Box(20, 100, 80, 80)

  /// The reasons in order of priority, each with a change that causes it.
  private let spoilings: [(reason: MatchOmission, spoil: (TreeNode) -> Void)] = [
    (.excluded, { $0.traits.isExcluded = true }),
    (.hidden, { $0.traits.isHidden = true }),
    (.hidden, { $0.traits.opacity = 0 }),
    (.hidden, { $0.traits.opacity = -1 }),
    (.threeDimensional, { $0.shape.isThreeDimensional = true }),
    (.empty, { $0.shape.transform.a = .nan }),
  ]

  /// Why the view `x` is left out, after a change to it and one to the view around it.
  private func reason(
    own: (TreeNode) -> Void = { _ in },
    around: (TreeNode) -> Void = { _ in }
  ) -> MatchOmission? {
    let leaf = TreeNode("x", frame: frame).with(own)
    let group = TreeNode(frame: RandomTree.container) { leaf }.with(around)
    let capture = TreeNode(frame: RandomTree.container) { group }.captured().capture
    #expect(capture.elements.count + capture.omissions.count == 1)
    return capture.reason(for: "x")
  }

  @Test func whatCannotFlyIsLeftOutWithItsSubviews() {
    for (expected, spoil) in spoilings {
      #expect(reason(own: spoil) == expected && reason(around: spoil) == expected)
    }
  }

  @Test func viewsBelowHalfAStepOfOpacityAreLeftOut() {
    #expect(reason(own: { $0.traits.opacity = 1 / 511 }) == nil)
    #expect(reason(own: { $0.traits.opacity = 1 / 513 }) == .hidden)
    let inherited = reason(own: { $0.traits.opacity = 0.04 }, around: { $0.traits.opacity = 0.04 })
    #expect(inherited == .hidden)
  }

  @Test func aHiddenViewDoesNotAffectItsSiblings() {
    let capture = TreeNode(frame: RandomTree.container) {
      TreeNode(frame: frame, traits: NodeTraits(isHidden: true)) { TreeNode("a", frame: frame) }
      TreeNode("b", frame: frame)
    }.captured().capture
    #expect(capture.reason(for: "a") == .hidden)
    #expect(capture["b"] != nil)
  }

  @Test func viewsWithoutAreaAreLeftOut() {
    #expect(reason(own: { $0.shape.bounds.size = .zero }) == .empty)
    #expect(reason(own: { $0.shape.bounds.size.x = -80 }) == .empty)
    #expect(reason(own: { $0.shape.bounds.size.y = 0.9e-6 }) == .empty)
    #expect(reason(own: { $0.shape.bounds.size.y = 1.1e-6 }) == nil)
    #expect(reason(own: { $0.shape.transform = .scale(0, 1) }) == .empty)
    #expect(reason(own: { $0.shape.transform = Affine(a: 1, b: 1, c: 1, d: 1) }) == .empty)
    #expect(reason(around: { $0.shape.transform = .scale(1, 1e-9) }) == .empty)
  }

  @Test func anAncestorNeedsNoAreaOfItsOwn() {
    #expect(reason(around: { $0.shape = NodeShape(frame: Box(0, 0, 0, 0)) }) == nil)
  }

  @Test func viewsOutsideTheContainerAreLeftOut() {
    #expect(reason(own: { $0.shape.position.x = -40 }) == .outside)
    #expect(reason(own: { $0.shape.position.x = -39 }) == nil)
    #expect(reason(own: { $0.shape.position.y = 844 + 40 }) == .outside)
    // Turned, it counts as its upright bounds.
    func turned(_ place: Double) -> MatchOmission? {
      reason(own: {
        $0.shape.position = Vector(place, 400)
        $0.shape.transform = .rotation(.pi / 4)
      })
    }
    #expect(turned(-57) == .outside && turned(-56) == nil)
  }

  @Test func viewsClippedAwayAreLeftOut() {
    func clip(_ box: Box) -> (TreeNode) -> Void {
      return { group in
        group.shape = NodeShape(frame: box)
        group.traits.clips = true
      }
    }
    #expect(reason(around: clip(Box(0, 0, 390, 100))) == .outside)
    #expect(reason(around: clip(Box(0, 0, 390, 101))) == nil)
    #expect(reason(around: clip(Box(0, 0, 0, 0))) == .outside)
    #expect(reason(own: { $0.traits.clips = true }) == nil)
  }

  /// The title of a card that was half below the screen stayed in the card's picture, and came out from under its photo.
  @Test func aTaggedViewTakesAlongWhatIsInAPartOfItThatCannotBeSeen() {
    func isLeftOut(inCard id: String?, scrolledBy scrolled: Double = 0, at y: Double = 200) -> Bool
    {
      let text = TreeNode(frame: Box(0, 0, 200, 300), traits: NodeTraits(clips: true)) {
        TreeNode("x", frame: Box(20, y - scrolled, 80, 20))
      }
      let card = TreeNode(id, frame: Box(20, 744, 200, 300), traits: NodeTraits(clips: true)) {
        text
      }
      let list = TreeNode(frame: RandomTree.container, traits: NodeTraits(clips: true)) { card }
      let capture = TreeNode(frame: RandomTree.container) { list }.captured().capture
      return capture.reason(for: "x") == .outside
    }
    #expect(!isLeftOut(inCard: "card") && isLeftOut(inCard: nil))
    #expect(isLeftOut(inCard: "card", scrolledBy: 220) && isLeftOut(inCard: "card", at: 300))
    #expect(!isLeftOut(inCard: nil, at: 50) && !isLeftOut(inCard: "card", at: 50))
  }

  @Test func ofTwoReasonsOfOneViewTheEarlierIsReported() {
    for (index, first) in spoilings.enumerated() {
      for later in spoilings[(index + 1)...] {
        let found = reason(own: {
          later.spoil($0)
          first.spoil($0)
        })
        #expect(found == first.reason, "\(later.reason)")
      }
    }
  }

  @Test func theOutermostReasonIsReported() {
    for outer in spoilings {
      for inner in spoilings where inner.reason != outer.reason {
        let found = reason(own: inner.spoil, around: outer.spoil)
        #expect(found == outer.reason, "\(inner.reason)")
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
}

@Suite struct IDKeyTests {
  /// One that fits into a string's own words, one that does not, two of which each looks like another one, and two
  /// of which the bytes have the same hash.
  private static let ids = [
    "", "photo", "Photo", "a photo with a name that is long", "a photo with a name that is lonG",
    "caf\u{E9}", "cafe\u{301}", "photo\0", "🏞", "🏞️",
    "8yn0iYCKYHlIj4-BwPqk", "GReLUrM4wMqfg9yzV3KQ",
  ]

  @Test func twoKeysAreEqualIfTheirBytesAre() {
    for (index, id) in IDKeyTests.ids.enumerated() {
      for (other, another) in IDKeyTests.ids.enumerated() {
        #expect((IDKey(id) == IDKey(another)) == (index == other), "\(id) \(another)")
      }
      // The same bytes, stored anew.
      let copy = String(decoding: Array(id.utf8), as: UTF8.self)
      #expect(IDKey(id) == IDKey(copy) && IDKey(id).hashValue == IDKey(copy).hashValue)
    }
    #expect(Set(IDKeyTests.ids.map(IDKey.init)).count == IDKeyTests.ids.count)
  }

  @Test func tagsThatOnlyLookTheSameDoNotFlyIntoOneAnother() {
    let plan = Plan([.plain("caf\u{E9}")], [.plain("cafe\u{301}")])
    #expect(plan.pairCount == 0)
    #expect(
      MatchReport(plan).noPair == .nothingShared(lower: ["caf\u{E9}"], upper: ["cafe\u{301}"])
    )
    #expect(Plan([.plain("caf\u{E9}")], [.plain("caf\u{E9}")]).pairCount == 1)
  }
}
