import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct EffectTests {
  /// An effect whose numbers multiply and add without rounding.
  private func effect(_ random: inout SplitMix) -> Effect {
    func pose() -> Effect.Pose {
      Effect.Pose(
        alpha: [0, 0.25, 0.5, 1][random.whole(0...3)],
        scale: [0.25, 0.5, 1, 2][random.whole(0...3)],
        offset: Vector(Double(random.whole(-9...9)), Double(random.whole(-9...9))),
        containers: Vector(Double(random.whole(-2...2)), Double(random.whole(-2...2)))
      )
    }
    return Effect(upper: pose(), lower: pose())
  }

  @Test func togetherIsTheSameHoweverTheyAreGrouped() {
    let law = Law(1000) { random in
      let (a, b, c) = (effect(&random), effect(&random), effect(&random))
      return (a + b) + c == a + (b + c) && a + b == b + a
    }
    #expect(law.holds, "\(law)")
  }

  @Test func noneChangesNothingAndReversingTwiceNeither() {
    let law = Law(1000) { random in
      let any = effect(&random)
      let (left, right) = (Effect.none + any, any + .none)
      return left == any && right == any && any.reversed.reversed == any
    }
    #expect(law.holds, "\(law)")
  }

  @Test func reversingGoesThroughSums() {
    let law = Law(1000) { random in
      let (a, b) = (effect(&random), effect(&random))
      return (a + b).reversed == a.reversed + b.reversed
    }
    #expect(law.holds, "\(law)")
  }

  @Test func eachNamedEffectHasItsPoses() {
    let gone = Effect.Pose(alpha: 0)
    #expect(Effect.none == Effect(upper: .rest, lower: .rest))
    #expect(Effect.fade == Effect(upper: gone, lower: gone))
    #expect(Effect.scale(0.9).upper == Effect.Pose(scale: 0.9))
    #expect(Effect.scale(0.9).lower == Effect.Pose(scale: 0.9))
    #expect(Effect.offset(Vector(3, 4)).upper == Effect.Pose(offset: Vector(3, 4)))
    #expect(Effect.offset(Vector(3, 4)).lower == Effect.Pose(offset: Vector(3, 4)))
    #expect(Effect.zoom.upper == Effect.Pose(alpha: 0, scale: 0.8))
    #expect(Effect.zoom.lower == Effect.Pose(alpha: 0, scale: 1.25))
  }

  @Test(
    arguments: zip(
      [Effect.Edge.left, .right, .top, .bottom],
      [Vector(-1, 0), Vector(1, 0), Vector(0, -1), Vector(0, 1)]
    )
  )
  func whatComesFromAnEdgeComesFromThere(_ edge: Effect.Edge, _ way: Vector) {
    for effect in [Effect.slide(from: edge), .push(from: edge), .cover(from: edge)] {
      #expect(effect.upper == Effect.Pose(containers: way))
    }
    #expect(Effect.slide(from: edge).lower == Effect.Pose(containers: -way))
    #expect(Effect.push(from: edge).lower == Effect.Pose(containers: way * -0.3))
    #expect(Effect.cover(from: edge).lower == .rest)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func whatIsNoNumberIsNoEffect(_ bad: Double) {
    #expect(Effect.scale(bad) == .none)
    #expect(Effect.offset(Vector(bad, 0)) == .none)
  }

  @Test func aScaleStaysWithinItsBounds() throws {
    for (factor, expected) in [(0, 1e-3), (-3, 1e-3), (1e9, 1e3)] as [(Double, Double)] {
      let plan = Plan([], [.plain("x", MatchStyle(entering: .scale(factor)))])
      let course = try #require(plan.course("x"))
      #expect(course.lower.scale == Vector(expected, expected))
    }
  }
}
