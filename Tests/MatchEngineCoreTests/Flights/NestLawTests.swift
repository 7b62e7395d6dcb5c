import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

/// What flies inside something else at both ends stays inside it, in every frame.
@Suite struct NestLawTests {
  /// Two screens, each with a card, a photo inside it, and a badge inside the photo.
  struct Nest {
    static let ids = ["card", "photo", "badge"]
    let plan: Plan
    let other: Plan

    init(_ random: inout SplitMix) {
      let lower = Nest.capture(&random)
      let options = PlanOptions(
        container: FlightFixture.container,
        timing: random.timing(),
        stagger: random.stagger(),
        style: MatchStyle(path: random.chance(oneIn: 2) ? .arc(random.number(-1...1)) : nil)
      )
      plan = Plan(lower: lower, upper: Nest.capture(&random), options: options)
      other = Plan(lower: lower, upper: Nest.capture(&random), options: options)
    }

    /// Whether all of it is seen on every screen.
    var isWhole: Bool { plan.pairCount == 4 && other.pairCount == 4 }

    /// One screen; in a round card that clips, everything has the same timing.
    static func capture(_ random: inout SplitMix, isRound: Bool = false) -> Capture {
      let card =
        isRound ? random.box(0...300, sizes: 100...300) : random.box(0...500, sizes: 60...400)
      let photo = random.box(inside: card.size)
      let isStyled = !isRound && random.chance(oneIn: 3)
      let looks = NodeLooks(
        style: isStyled ? MatchStyle(path: .arc(0.5), timing: random.timing()) : nil
      )
      let traits = NodeTraits(clips: isRound, corners: Corners(isRound ? 16 : 0))
      let root = TreeNode(frame: FlightFixture.container) {
        TreeNode("other", frame: random.box(0...300, sizes: 20...90))
        TreeNode("card", frame: card, traits: traits, looks: looks) {
          TreeNode("photo", frame: photo) {
            TreeNode("badge", frame: random.box(inside: photo.size))
          }
        }
      }
      let viewpoint = Viewpoint(container: FlightFixture.container)
      return TreeReader().capture(root, from: viewpoint).capture
    }
  }

  /// How far anything reaches out of what is around it.
  ///
  /// Beyond the ends of the way, where a spring carries it, that is as much as it overshoots.
  private func excess(_ flight: Flight, after before: Flight? = nil) -> Double {
    let frame = flight.frame
    let boxes = Nest.ids.compactMap { id -> Box? in
      guard let index = flight.plan.index(of: id), flight.plan.performers[index].isPair else {
        return nil
      }
      let performer = frame.performers[index]
      let size = Vector(
        performer.size.x * performer.transform.a,
        performer.size.y * performer.transform.d
      )
      return Box(center: performer.center, size: size)
    }
    let positions = flight.playhead.positions + (before?.playhead.positions ?? [])
    let over = positions.reduce(0) { max($0, -$1, $1 - 1) }
    let reach = zip(boxes, boxes.dropFirst()).map { outer, inner in
      let (a, b) = (
        outer.origin - inner.origin, inner.origin + inner.size - outer.origin - outer.size
      )
      return max(max(a.x, a.y), max(b.x, b.y))
    }
    return (reach.max() ?? 0) - 1500 * over
  }

  @Test func aNestFliesTogetherWhateverItsTiming() {
    expectLaw(400, within: 1e-6) { random in
      var flight = Flight.flying(Nest(&random).plan, random.direction())
      var worst = 0.0
      while flight.outcome == nil {
        worst = max(worst, excess(flight))
        flight = flight.after(1.0 / 60)
      }
      return worst
    }
  }

  /// A photo used to leave its card behind when the finger dragged it, and the card its photo.
  @Test func aDraggedNestComesAlong() {
    expectLaw(400, within: 1e-6) { random in
      var flight = Flight.flying(Nest(&random).plan, random.direction())
        .after(random.number(0...0.3))
      var worst = 0.0
      for step in 0..<90 where flight.outcome == nil {
        if step < 10 {
          flight.handle(.move(to: random.number(0...1)))
          flight.handle(.drag("card", by: random.vector(-90...90)))
        }
        if step == 10 {
          flight.handle(.drop("card", velocity: random.vector(-2000...2000)))
          flight.handle(.release(velocity: random.number(-3...3)))
        }
        worst = max(worst, excess(flight))
        flight = flight.after(1.0 / 60)
      }
      return worst
    }
  }

  /// Each displacement used to have a spring of its own.
  @Test func aHeldNestStaysTogetherWhenItsEndsMove() {
    expectLaw(400, within: 1e-6) { worstExcess(whenItsEndsMove: &$0, isHeld: true) }
  }

  /// Where they move while everything flies on, the way there is within a point of being inside.
  @Test func aFlyingNestStaysTogetherWhenItsEndsMove() {
    expectLaw(10_000, within: 1) { worstExcess(whenItsEndsMove: &$0, isHeld: false) }
  }

  /// How far anything reaches out at most, after the ends of a random nest have moved in flight.
  private func worstExcess(whenItsEndsMove random: inout SplitMix, isHeld: Bool) -> Double {
    let nest = Nest(&random)
    guard nest.isWhole else { return 0 }
    var flight = Flight.flying(nest.plan).after(random.number(0...0.4))
    if isHeld { flight.handle(.hold) }
    let before = flight
    flight.handle(.redirect(nest.other))
    var worst = 0.0
    for _ in 0..<60 where flight.outcome == nil {
      worst = max(worst, excess(flight, after: before))
      flight = flight.after(1.0 / 60)
    }
    return worst
  }
}

extension SplitMix {
  mutating func timing() -> MatchTiming {
    switch whole(0...3) {
    case 0: .bouncy.delay(number(0...0.1))
    case 1: .smooth
    case 2: .easeInOut(duration: number(0.1...0.5))
    default: .easeInOut()
    }
  }

  fileprivate mutating func stagger() -> MatchStagger {
    switch whole(0...2) {
    case 0: .together
    case 1: .step(number(-0.05...0.05))
    default: .wave(x: number(0...400), y: number(0...400), speed: number(500...3000))
    }
  }

  /// A box in one of that size, measured from its top left.
  mutating func box(inside size: Vector) -> Box {
    let own = Vector(size.x * number(0.2...1), size.y * number(0.2...1))
    let room = size - own
    return Box(origin: Vector(room.x * number(0...1), room.y * number(0...1)), size: own)
  }
}
