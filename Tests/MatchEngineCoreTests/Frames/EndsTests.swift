import MatchEngineCore
import MatchEngineTestSupport
import Testing

/// At progress 0 every performer looks like its source on the screen, at 1 like its destination.
@Suite struct EndsTests {
  @Test func everyPerformerMatchesBothItsEnds() {
    var pairs = 0
    for seed in 0..<3000 as Range<UInt64> {
      var trees = RandomTree(seed: seed, ids: (0..<8).map { "photo-\($0)" })
      let (lower, upper) = (Screen(trees.screen()), Screen(trees.screen()))
      let captures = [lower, upper].map(\.captured.capture)
      let options = PlanOptions(container: RandomTree.container)
      let plan = Plan(lower: captures[0], upper: captures[1], options: options)
      let (start, end) = (plan.frame(at: 0), plan.frame(at: 1))
      for (index, performer) in plan.performers.enumerated() {
        guard case .pair(let from, let to) = performer.role else { continue }
        pairs += 1
        lower.expect(start, index, toBe: from, seed)
        upper.expect(end, index, toBe: to, seed)
        lower.expectPicture(start.filledBoxes(of: index).lower, from, seed)
        upper.expectPicture(end.filledBoxes(of: index).upper, to, seed)
        #expect(start.performers[index].lowerAlpha == 1, "seed \(seed)")
        #expect(end.performers[index].upperAlpha == 1, "seed \(seed)")
      }
    }
    #expect(pairs > 4000)
  }

  /// A border that is not there grows in its partner's color, and a shadow appears where its partner's is.
  @Test func aMissingDecorationAppearsInItsPartnersShape() {
    let red = RGBA(1, 0, 0)
    let shadow = Shadow(color: RGBA(0, 0, 0, 0.5), offset: Vector(0, 8), radius: 12)
    var framed = Element.plain("a")
    framed.appearance.decoration = Decoration(border: Border(width: 4, color: red), shadow: shadow)
    for plan in [Plan([.plain("a")], [framed]), Plan([framed], [.plain("a")])] {
      let decoration = plan.frame(at: 0.5).decoration(of: 2)
      #expect(decoration?.border == Border(width: 2, color: red))
      #expect(decoration?.shadow.offset == shadow.offset)
      #expect(decoration?.shadow.radius == shadow.radius)
      #expect(decoration?.shadow.color.alpha == 0.25)
    }
  }

  @Test func backwardIsForwardInReverse() {
    for seed in 0..<300 as Range<UInt64> {
      var random = SplitMix(seed: seed)
      let plan = Plan(random: &random)
      var push = Flight.flying(plan, .forward, .hold)
      var pop = Flight.flying(plan, .backward, .hold)
      for step in 0...20 {
        push.handle(.move(to: Double(step) / 20))
        pop.handle(.move(to: 1 - Double(step) / 20))
        push.frame.expect(toBe: pop.frame, within: 1e-9, "\(seed)")
      }
    }
  }

  @Test func aSymmetricTimingPlaysBackwardAsItPlaysForward() {
    var random = SplitMix(seed: 5)
    let plan = Plan(random: &random) {
      ($0.timing, $0.stagger) = (.easeInOut(duration: 0.4), .step(0.05))
    }
    let (push, pop) = (Flight.flying(plan), Flight.flying(plan, .backward))
    let count = Int((plan.duration * 120).rounded())
    for step in 0...count {
      let there = push.frame(after: Double(step) / 120)
      let back = pop.frame(after: plan.duration - Double(step) / 120)
      there.expect(toBe: back, within: 1e-6, "step \(step)")
    }
  }
}

/// An element whose view the app animates leaves from where it is seen.
@Suite struct SeenElementTests {
  private func element(_ random: inout SplitMix, _ picture: Picture) -> Element {
    let (box, transform) = random.placedBox()
    return Element(
      id: "card",
      placement: Placement(box, in: transform),
      appearance: Appearance(alpha: random.number(0...1), corners: Corners(random.number(0...20))),
      picture: picture
    )
  }

  private func distance(_ one: Element, _ other: Element) -> Double {
    let pairs = zip(one.placement.vertices, other.placement.vertices)
    return pairs.map { ($0 - $1).length }.max() ?? .infinity
  }

  @Test("whatever it shows, it lies exactly where it's seen, as opaque as it's seen")
  func place() {
    expectLaw(2000, within: 1e-9) { random in
      let kind: Picture.Kind =
        switch random.whole(0...2) {
        case 0: .view
        case 1: .image(random.box(-10...10, sizes: 1...50))
        default: .text(side: 0.5)
        }
      let model = element(&random, Picture(kind))
      let shown = element(&random, Picture(kind))
      let seen = model.asSeen(as: shown)
      if seen.appearance.alpha != shown.appearance.alpha || seen.id != model.id { return .infinity }
      return distance(seen, shown)
    }
  }

  @Test("an image fills as much of a box of another size, and a view keeps the points of its own")
  func picture() {
    expectLaw(2000, within: 1e-9) { random in
      let image = random.box(-10...10, sizes: 1...50)
      let model = element(&random, Picture(.image(image)))
      let shown = element(&random, Picture(.image(image)))
      guard case .image(let box) = model.asSeen(as: shown).picture.kind else { return .infinity }
      let (old, new) = (model.placement.size, shown.placement.size)
      var view = model
      view.picture = Picture()
      let kept = view.asSeen(as: shown).placement.size
      return max(
        (box.size.x / new.x - image.size.x / old.x).magnitude,
        (box.origin.y / new.y - image.origin.y / old.y).magnitude,
        (kept - old).length
      )
    }
  }
}
