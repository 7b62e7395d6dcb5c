import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct EffectTests {
  /// An effect whose numbers multiply and add without rounding.
  private func effect(_ random: inout SplitMix) -> MatchEffect {
    func pose() -> MatchEffect.Pose {
      MatchEffect.Pose(
        alpha: [0, 0.25, 0.5, 1][random.whole(0...3)],
        scale: [0.25, 0.5, 1, 2][random.whole(0...3)],
        offset: Vector(Double(random.whole(-9...9)), Double(random.whole(-9...9))),
        containers: Vector(Double(random.whole(-2...2)), Double(random.whole(-2...2))),
        dim: [0, 0.25, 0.5, 1][random.whole(0...3)],
        blur: [0, 0.25, 0.5, 1][random.whole(0...3)],
        cornerRadius: Double(random.whole(0...9))
      )
    }
    return MatchEffect(upper: pose(), lower: pose())
  }

  @Test func aSumDoesNotDependOnGroupingOrOrder() {
    let law = Law(1000) { random in
      let (a, b, c) = (effect(&random), effect(&random), effect(&random))
      return (a + b) + c == a + (b + c) && a + b == b + a
    }
    #expect(law.holds, "\(law)")
  }

  /// A thrown push used to pass its end by 18 points, and left a strip.
  @Test func screensNeverPassTheirEnds() {
    let effects: [MatchEffect] = [.push(from: .right), .cover(from: .bottom), .zoom, .depth]
    for effect in effects {
      let plan = Plan([.plain("a")], [.plain("a")]) { $0.screens = effect }
      for (end, beyond) in [(0.0, -0.4), (1, 1.3)] {
        let (still, thrown) = (plan.frame(at: end), plan.frame(at: beyond))
        for index in plan.performers.indices where plan.performers[index].isRoot {
          #expect(still.performers[index].center == thrown.performers[index].center)
          #expect(still.performers[index].affine == thrown.performers[index].affine)
        }
      }
    }
  }

  @Test func identityChangesNothing() {
    let law = Law(1000) { random in
      let any = effect(&random)
      return MatchEffect.identity + any == any && any + .identity == any
    }
    #expect(law.holds, "\(law)")
  }

  @Test func eachNamedEffectHasItsPoses() {
    let gone = MatchEffect.Pose(alpha: 0)
    #expect(MatchEffect.identity == MatchEffect(upper: .rest, lower: .rest))
    #expect(MatchEffect.fade == MatchEffect(upper: gone, lower: gone))
    #expect(MatchEffect.scale(0.9).upper == MatchEffect.Pose(scale: 0.9))
    #expect(MatchEffect.scale(0.9).lower == MatchEffect.Pose(scale: 0.9))
    #expect(MatchEffect.offset(x: 3, y: 4).upper == MatchEffect.Pose(offset: Vector(3, 4)))
    #expect(MatchEffect.offset(x: 3, y: 4).lower == MatchEffect.Pose(offset: Vector(3, 4)))
    #expect(MatchEffect.dim().lower == MatchEffect.Pose(dim: 0.3))
    #expect(MatchEffect.blur().lower == MatchEffect.Pose(blur: 1))
    #expect(MatchEffect.dim().upper == .rest && MatchEffect.blur().upper == .rest)
    #expect(MatchEffect.depth.upper == MatchEffect.Pose(cornerRadius: 32))
    #expect(MatchEffect.depth.lower == MatchEffect.Pose(scale: 0.94, dim: 0.25))
    #expect(MatchEffect.zoom.upper == MatchEffect.Pose(alpha: 0, scale: 0.8))
    #expect(MatchEffect.zoom.lower == MatchEffect.Pose(alpha: 0, scale: 1.25))
  }

  @Test(
    arguments: zip(
      [MatchEffect.Edge.left, .right, .top, .bottom],
      [Vector(-1, 0), Vector(1, 0), Vector(0, -1), Vector(0, 1)]
    )
  )
  func edgeEffectsComeFromTheirEdge(_ edge: MatchEffect.Edge, _ direction: Vector) {
    for effect in [MatchEffect.slide(from: edge), .push(from: edge), .cover(from: edge)] {
      #expect(effect.upper == MatchEffect.Pose(containers: direction))
    }
    #expect(MatchEffect.slide(from: edge).lower == MatchEffect.Pose(containers: -direction))
    #expect(MatchEffect.push(from: edge).lower == MatchEffect.Pose(containers: direction * -0.3))
    #expect(MatchEffect.cover(from: edge).lower == .rest)
  }
}
