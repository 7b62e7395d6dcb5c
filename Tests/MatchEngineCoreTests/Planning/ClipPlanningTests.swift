import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct ClipPlanningTests {
  private let open = RandomTree.container

  /// A clip; everything if there is none.
  private func clip(_ clip: Int?, of capture: Capture) -> RoundedBox {
    clip.map { capture.clips[$0] } ?? RoundedBox(open)
  }

  private func distance(_ frame: RoundedBox, _ clip: RoundedBox) -> Double {
    let pairs = zip(frame.placement.vertices, clip.placement.vertices)
    let corners = BoxState(clip.placement, corners: clip.corners, alpha: 1).corners
      .clamped(to: clip.placement.visibleSize)
    return pairs.reduce(frame.corners.difference(from: corners)) {
      max($0, ($1.0 - $1.1).length)
    }
  }

  @Test func everyClipGoesFromTheSourcesToThePartners() {
    expectLaw(1500, within: 1e-9) { random in
      let plan = Plan(random: &random) { $0.style.clip = .always }
      let (start, end) = (plan.frame(at: 0), plan.frame(at: 1))
      return plan.performers.enumerated().reduce(0.0) { worst, pair in
        guard case .pair(let i, let j) = pair.element.role else { return worst }
        let clips = (plan.lower.elements[i].clip, plan.upper.elements[j].clip)
        guard clips.0 != nil || clips.1 != nil else { return worst }
        guard let from = start.clip(of: pair.offset), let to = end.clip(of: pair.offset)
        else { return .infinity }
        let atStart = distance(from, clip(clips.0, of: plan.lower))
        return max(worst, max(atStart, distance(to, clip(clips.1, of: plan.upper))))
      }
    }
  }

  @Test func whatIsClippedAtNeitherEndFliesUnclipped() {
    expectLaw(1000) { random in
      let plan = Plan(random: &random)
      let frame = plan.frame(at: 0.5)
      return plan.performers.enumerated().allSatisfy { index, performer in
        guard case .pair(let i, let j) = performer.role else { return true }
        let isCut =
          cuts(plan.lower.elements[i], plan.lower) || cuts(plan.upper.elements[j], plan.upper)
        return (frame.clip(of: index) == nil) != isCut
      }
    }
  }

  private func cuts(_ element: Element, _ capture: Capture) -> Bool {
    element.clip.map { cuts(element, capture.clips[$0]) } ?? false
  }

  /// Whether a corner of the element is outside the clip, or in one of its rounded corners.
  private func cuts(_ element: Element, _ clip: RoundedBox) -> Bool {
    guard let back = clip.placement.affine.inverse else { return true }
    let (size, radii) = (clip.placement.size, clip.corners)
    let middles = [
      (Vector(radii.topLeft, radii.topLeft), Vector(-1, -1), radii.topLeft),
      (Vector(size.x - radii.topRight, radii.topRight), Vector(1, -1), radii.topRight),
      (size - Vector(radii.bottomRight, radii.bottomRight), Vector(1, 1), radii.bottomRight),
      (Vector(radii.bottomLeft, size.y - radii.bottomLeft), Vector(-1, 1), radii.bottomLeft),
    ]
    return element.placement.vertices.contains { vertex in
      middles.contains { middle, direction, radius in
        let step = (back(vertex) - middle).scaled(by: direction)
        let isBeyond = max(step.x, step.y) > radius + 0.01
        return isBeyond || (min(step.x, step.y) > 0 && step.length > radius + 0.01)
      }
    }
  }

  private func clip(_ box: Box, corners: Double = 0) -> RoundedBox {
    RoundedBox(box, corners: Corners(corners))
  }

  private func box(_ plan: Plan, at progress: Double) -> Box? {
    plan.frame(at: progress).clip(of: 2).map {
      Box(center: $0.placement.center, size: $0.placement.size)
    }
  }

  /// A plan for a view of which half is clipped on the lower screen, and nothing on the upper one.
  private func plan(_ rule: MatchClipRule?, corners: Double = 0) -> Plan {
    Plan(
      [.at(Box(0, 0, 100, 100), "x", style: MatchStyle(clip: rule), clip: 0)],
      [.at(Box(0, 0, 300, 300), "x", clip: 0)],
      clips: ([clip(Box(0, 50, 390, 700), corners: corners)], [clip(Box(0, 0, 390, 844))])
    )
  }

  @Test func anUnclippedEndDoesNotClipUnlessItAlwaysDoes() {
    for rule in [nil, .automatic, .always, .never] as [MatchClipRule?] {
      let ends = [0, 1].map { box(plan(rule), at: $0) }
      let end = rule == .always ? Box(0, 0, 390, 844) : open
      #expect(ends == (rule == .never ? [nil, nil] : [Box(0, 50, 390, 700), end]))
    }
  }

  @Test func aRoundClipOpensIntoASquareOneAllAround() throws {
    let plan = plan(nil, corners: 12)
    let start = try #require(plan.frame(at: 0).clip(of: 2))
    let end = try #require(plan.frame(at: 1).clip(of: 2))
    #expect(start.corners == Corners(12))
    #expect(start.placement.center == Vector(195, 400) && start.placement.size == Vector(390, 700))
    #expect(end.corners.difference(from: .square) <= 1e-12)
    #expect((end.placement.size - open.size).reach <= 1e-9)
  }

  @Test func whatEntersIsClippedAsAtRest() {
    let style = MatchStyle(entering: .fade)
    let plan = Plan(
      [],
      [.at(Box(0, 0, 100, 100), "x", style: style, clip: 0)],
      clips: ([], [clip(Box(0, 50, 390, 700))])
    )
    #expect(box(plan, at: 1) == Box(0, 50, 390, 700))
  }

  @Test func aClipHasTheTimingOfWhatItClips() {
    let own = MatchStyle(timing: .linear(duration: 2))
    func side(_ y: Double) -> [Element] {
      ["a", "b", "c", "d"].enumerated().map { index, id in
        .at(Box(0, y, 90, 90), id, style: index < 2 ? MatchStyle() : own, clip: 0)
      }
    }
    let cut = [clip(Box(0, 50, 390, 700))]
    let plan = Plan(side(0), side(10), clips: (cut, cut))
    let tracks = plan.performers.map { $0.clipIndex.map { plan.clips[$0].trackIndex } }
    #expect(tracks.compactMap(\.self) == [0, 0, 1, 1])
    #expect(tracks == zip(plan.performers, plan.boxPaths).map { $0.isRoot ? nil : $1.trackIndex })
  }

  // MARK: Cards in a list

  /// A list with a card in which there is a photo that fills its upper half.
  private func screen(
    _ card: Box,
    list: Box = RandomTree.container,
    clips: Bool = true,
    _ looks: NodeLooks = NodeLooks(),
    photo: MatchStyle? = nil
  ) -> Capture {
    let round = NodeTraits(clips: clips, corners: Corners(16))
    let root = TreeNode(frame: open) {
      TreeNode(frame: list, traits: NodeTraits(clips: true)) {
        TreeNode(
          "card",
          frame: Box(origin: card.origin - list.origin, size: card.size),
          traits: round,
          looks: looks
        ) {
          TreeNode(
            "photo",
            frame: Box(0, 0, card.size.x, card.size.y / 2),
            looks: NodeLooks(style: photo)
          )
        }
      }
    }
    return root.captured().capture
  }

  private func plan(_ lower: Capture, _ upper: Capture) -> Plan {
    Plan(lower: lower, upper: upper, options: PlanOptions(container: open))
  }

  /// Regression: the clip went straight on and stopped at its ends, and cut the photo in its card.
  @Test func aCardClipsWhatIsInItWhereverItsPathAndItsSpringTakeIt() throws {
    for path in [MatchPath.straight, .arc(1)] {
      let looks = NodeLooks(style: MatchStyle(path: path))
      let plan = plan(screen(Box(20, 40, 160, 160), looks), screen(Box(200, 300, 180, 240)))
      let card = try #require(plan.index(of: "card"))
      let photo = try #require(plan.index(of: "photo"))
      for progress in [-0.1, 0, 0.3, 0.5, 1, 1.2] {
        let frame = plan.frame(at: progress)
        let clip = try #require(frame.clip(of: photo)).placement
        let box = frame.performers[card]
        #expect((clip.center - box.center).length < 1e-9, "\(path) \(progress)")
        #expect((clip.visibleSize - box.size).length < 1e-9, "\(path) \(progress)")
      }
    }
  }

  @Test func aListStaysWithinItsEndsWhereverASpringTakesWhatItClips() throws {
    let list = Box(0, 100, 390, 60)
    let plan = plan(screen(Box(20, 60, 90, 90), list: list), screen(Box(20, 300, 300, 300)))
    let card = try #require(plan.index(of: "card"))
    #expect(plan.frame(at: -0.1).clip(of: card) == RoundedBox(list))
  }

  /// Regression: the list cut the photo in a card that it didn't cut.
  @Test func whatIsInACardThatNothingClipsIsClippedByTheCardAlone() throws {
    let list = Box(0, 100, 390, 500)
    let card = Box(20, 40, 160, 160)
    for (rule, photo) in [
      (nil, nil), (.never, nil), (.never, .automatic), (.never, .never), (nil, .never),
    ] as [(MatchClipRule?, MatchClipRule?)] {
      for clips in [true, false] {
        let looks = NodeLooks(style: MatchStyle(clip: rule))
        let style = MatchStyle(clip: photo)
        let plan = plan(
          screen(card, list: list, clips: clips, looks, photo: style),
          screen(card, list: list, clips: clips, looks, photo: style)
        )
        let index = try #require(plan.index(of: "photo"))
        let clip = plan.frame(at: 0.5).clip(of: index)
        let comment = "\(String(describing: rule)) \(String(describing: photo)) \(clips)"
        let box = clip.map { Box(center: $0.placement.center, size: $0.placement.size) }
        switch photo ?? rule ?? .automatic {
        case .never where photo == nil && clips:
          #expect(box == Box(20, 40, 160, 160), "\(comment)")
        case .never: #expect(box == nil, "\(comment)")
        default:
          let cut = clips ? Box(20, 100, 160, 100) : list
          #expect(box?.origin == cut.origin, "\(comment) \(clip as Any)")
        }
      }
    }
  }

  /// Regression: all of it was seen at once.
  @Test func aListThatCutsAShadowOffOpensForItOnTheWay() {
    let shadow = Decoration(shadow: Shadow(color: RGBA(0, 0, 0), offset: Vector(0, 2), radius: 8))
    let near = screen(Box(20, 110, 160, 160), list: Box(0, 100, 390, 400))
    let looks = NodeLooks(decoration: shadow)
    let cut = screen(Box(20, 110, 160, 160), list: Box(0, 100, 390, 400), looks)
    let whole = screen(Box(20, 150, 160, 160), list: Box(0, 100, 390, 400), looks)
    let upper = screen(Box(10, 60, 370, 500))
    func clip(_ lower: Capture, at progress: Double) -> RoundedBox? {
      let plan = plan(lower, upper)
      return plan.index(of: "card").flatMap { plan.frame(at: progress).clip(of: $0) }
    }
    #expect(clip(near, at: 0) == nil)
    for list in [whole, cut] { #expect(clip(list, at: 0) == RoundedBox(Box(0, 100, 390, 400))) }
    #expect(clip(cut, at: 1) == RoundedBox(open))
  }
}
