import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct OverlayTests {
  private let progresses = (0...10).map { Double($0) / 10 }

  private func element(
    _ size: Vector,
    _ overlays: [Box],
    identity: UInt64 = 7,
    isOpaque: Bool = true,
    scale: Double = 1
  ) -> Element {
    var element = Element.at(
      Box(origin: Vector(20, 30), size: size),
      "x",
      picture: Picture(
        .image(Box(origin: .zero, size: size)),
        isOpaque: isOpaque,
        identity: identity,
        overlays: overlays
      )
    )
    element.placement.transform.scale = Vector(scale, scale)
    return element
  }

  private func boxes(_ plan: Plan, at progress: Double) -> (lower: [Box], upper: [Box]) {
    let parts = plan.frame(at: progress).parts(of: 2)
    // An array of a slice that nobody reads is written after it is freed, as this compiler optimizes it.
    return (parts.lower.map { $0 }, parts.upper.map { $0 })
  }

  @Test func whatLiesOnAnImageRestsAtItsOwnPlace() {
    let law = Law(500) { random in
      func end() -> (Element, [Box]) {
        let overlays = (0..<random.whole(0...3)).map { _ in
          Box(origin: random.vector(-10...60), size: random.vector(5...60))
        }
        let scale = random.number(0.5...2)
        return (element(random.vector(40...400), overlays, scale: scale), overlays)
      }
      let (lower, upper) = (end(), end())
      let plan = Plan([lower.0], [upper.0])
      let ends = boxes(plan, at: 0).lower + boxes(plan, at: 1).upper
      return zip(ends, lower.1 + upper.1).map { $0.difference(from: $1) }.max() ?? 0
    }
    #expect(law.worst < 1e-8, "\(law)")
  }

  @Test func itKeepsItsShapeUnlessItCoversTheImage() {
    let law = Law(500) { random in
      let badge = Box(origin: random.vector(0...20), size: random.vector(5...15))
      let other = Box(origin: random.vector(0...20), size: random.vector(5...15))
      let plan = Plan(
        [element(random.vector(40...400), [badge])],
        [element(random.vector(40...400), random.chance(oneIn: 2) ? [] : [other])]
      )
      let shape = badge.size.x / badge.size.y
      return progresses.reduce(0.0) { worst, progress in
        let box = boxes(plan, at: progress).lower[0]
        return max(worst, (box.size.x / box.size.y / shape - 1).magnitude)
      }
    }
    #expect(law.worst < 0.02, "\(law)")
  }

  @Test func badgesOfBothEndsShareTheirMiddle() {
    let law = Law(500) { random in
      func badge() -> [Box] { [Box(origin: random.vector(0...20), size: random.vector(5...15))] }
      let plan = Plan(
        [element(random.vector(40...400), badge())],
        [element(random.vector(40...400), badge())]
      )
      return progresses.reduce(0.0) { worst, progress in
        let parts = boxes(plan, at: progress)
        return max(worst, (parts.lower[0].center - parts.upper[0].center).length)
      }
    }
    #expect(law.worst < 1e-8, "\(law)")
  }

  @Test func aGradientCoversTheImageAllTheWay() {
    let law = Law(300) { random in
      let sizes = (random.vector(40...400), random.vector(40...400))
      let hasPartner = random.chance(oneIn: 2)
      let plan = Plan(
        [element(sizes.0, [Box(origin: .zero, size: sizes.0)])],
        [element(sizes.1, hasPartner ? [Box(origin: .zero, size: sizes.1)] : [])]
      )
      return progresses.reduce(0.0) { worst, progress in
        let whole = Box(origin: .zero, size: plan.frame(at: progress).performers[2].size)
        return max(worst, boxes(plan, at: progress).lower[0].difference(from: whole))
      }
    }
    #expect(law.worst < 1e-8, "\(law)")
  }

  @Test func aBadgeWithoutPartnerStaysInItsCorner() {
    let plan = Plan(
      [element(Vector(100, 100), [Box(80, 80, 20, 20)])],
      [element(Vector(300, 200), [])]
    )
    #expect(boxes(plan, at: 1).lower == [Box(260, 160, 40, 40)])
  }

  @Test func theImageIsNotFadedAwayUnderIt() {
    let badge = [Box(10, 10, 20, 20)]
    func fade(_ lower: [Box], _ upper: [Box], identity: UInt64 = 7, isOpaque: Bool = true)
      -> CrossFade?
    {
      let size = Vector(100, 80)
      return Plan(
        [element(size, lower, isOpaque: isOpaque)],
        [element(size, upper, identity: identity, isOpaque: isOpaque)]
      ).boxPath("x")?.crossFade
    }
    #expect(fade([], []) == .upperOnly)
    var end = element(Vector(100, 80), badge)
    end.style.content = .through(0.5)
    #expect(Plan([element(Vector(100, 80), [])], [end]).boxPath("x")?.crossFade == .over)
    for ends in [(badge, []), ([], badge), (badge, badge)] {
      #expect(fade(ends.0, ends.1) == .over)
      #expect(fade(ends.0, ends.1, isOpaque: false) == .in)
      #expect(fade(ends.0, ends.1, identity: 8) == .over)
    }
  }

  @Test func aDraggedImageTakesWhatLiesOnItAlong() throws {
    let plan = Plan(
      [element(Vector(100, 100), [Box(80, 80, 20, 20)])],
      [element(Vector(300, 200), [])]
    )
    let position = TrackPosition(progress: 0.5)
    var state = plan.state(of: 2, at: position)
    let rest = plan.parts(of: 2, at: position, in: state.pictureBoxes)
    #expect(rest.lower == [boxes(plan, at: 0.5).lower[0]])
    state.pictureBoxes.lower = Box(
      origin: state.pictureBoxes.lower.origin + Vector(7, 9),
      size: state.pictureBoxes.lower.size * 2
    )
    let moved = try #require(plan.parts(of: 2, at: position, in: state.pictureBoxes).lower.first)
    #expect(moved.origin == rest.lower[0].origin * 2 + Vector(7, 9))
    #expect(moved.size == rest.lower[0].size * 2)
  }

  @Test func aBoxThatCannotBeDrawnIsTheWholeView() {
    let picture = Picture(
      .image(Box(0, 0, 10, 10)),
      overlays: [Box(0, 0, .nan, 3), Box(1, 1, 2, 2)]
    )
    #expect(picture.sanitized(in: Vector(9, 8)).overlays == [Box(0, 0, 9, 8), Box(1, 1, 2, 2)])
  }
}
