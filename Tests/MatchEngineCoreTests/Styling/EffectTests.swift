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
        trailing: Double(random.whole(-2...2)),
        dim: [0, 0.25, 0.5, 1][random.whole(0...3)],
        blur: [0, 0.25, 0.5, 1][random.whole(0...3)],
        cornerRadius: Double(random.whole(0...9))
      )
    }
    return MatchEffect(upper: pose(), lower: pose())
  }

  @Test func aSumDoesNotDependOnGroupingOrOrderAndIdentityAddsNothing() {
    expectLaw(1000) { random in
      let (a, b, c) = (effect(&random), effect(&random), effect(&random))
      return (a + b) + c == a + (b + c) && a + b == b + a && .identity + a == a
    }
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

  @Test(arguments: [false, true])
  func theTrailingEdgeIsWhereTextEnds(_ isRightToLeft: Bool) {
    func seen(_ edge: MatchEffect.Edge) -> [Vector] {
      let style = MatchStyle(entering: .slide(from: edge))
      let plan = Plan([.plain("a")], [.plain("a"), .plain("b", style)]) {
        $0.screens = .push(from: edge)
        $0.readsRightToLeft = isRightToLeft
      }
      return plan.frame(at: 0.3).performers.map(\.center)
    }
    #expect(seen(.trailing) == seen(isRightToLeft ? .left : .right))
    #expect(seen(.leading) == seen(isRightToLeft ? .right : .left))
    #expect(seen(.leading) != seen(.trailing))
  }
}

@Suite struct FitTests {
  private let shaped: [MatchFit] = [.automatic, .fill, .fit, .width, .height]

  @Test(arguments: MatchFit.all)
  func everyFitButOneKeepsTheShape(_ fit: MatchFit) {
    expectLaw(2000, within: 1e-12, "\(fit)") { random in
      let (content, size) = (random.vector(1...500), random.vector(1...500))
      let result = Box(of: content, in: size, by: fit).size
      if fit == .stretch { return (result - size).reach }
      return (result.x * content.y / (result.y * content.x) - 1).magnitude
    }
  }

  @Test(arguments: [MatchFit.fill, .automatic, .fit])
  func fillCoversTheBoxAndFitIsInsideItAndBothTouchTwoSides(_ fit: MatchFit) {
    expectLaw(2000, within: 1e-9) { random in
      let (content, size) = (random.vector(1...500), random.vector(1...500))
      let box = Box(of: content, in: size, by: fit, anchor: random.vector(0...1))
      let whole = Box(origin: .zero, size: size)
      let (outer, inner) = fit == .fit ? (whole, box) : (box, whole)
      guard outer.contains(inner, tolerance: 1e-9) else { return 1 }
      return min((box.size.x - size.x).magnitude, (box.size.y - size.y).magnitude)
    }
  }

  @Test func widthAndHeightAreThoseOfTheBox() {
    expectLaw(2000, within: 1e-9) { random in
      let (content, size) = (random.vector(1...500), random.vector(1...500))
      let wide = Box(of: content, in: size, by: .width)
      let high = Box(of: content, in: size, by: .height)
      let top = max((wide.size.x - size.x).magnitude, wide.origin.reach)
      return max(top, max((high.size.y - size.y).magnitude, (high.center - size / 2).reach))
    }
  }

  @Test func theAnchorsCoincide() {
    expectLaw(2000, within: 1e-9) { random in
      let fit = shaped[random.whole(0...shaped.count - 1)]
      let (content, size) = (random.vector(1...500), random.vector(1...500))
      let anchor = random.vector(0...1)
      let box = Box(of: content, in: size, by: fit, anchor: anchor)
      return (box.origin + box.size.scaled(by: anchor) - size.scaled(by: anchor)).reach
    }
  }

  @Test(arguments: MatchFit.all)
  func contentWithoutAreaIsStretched(_ fit: MatchFit) {
    for content in [Vector.zero, Vector(0, 10), Vector(10, 0), Vector(-1, 10), Vector(.nan, 10)] {
      #expect(Box(of: content, in: Vector(30, 40), by: fit) == Box(0, 0, 30, 40))
    }
  }

  @Test(arguments: MatchFit.all)
  func aBoxWithoutAreaGivesAFiniteResult(_ fit: MatchFit) {
    for size in [Vector.zero, Vector(0, 10), Vector(10, 0)] {
      #expect(Box(of: Vector(30, 40), in: size, by: fit).isWithinLimits)
    }
  }
}

@Suite struct MotionPathTests {
  private func ends(_ random: inout SplitMix) -> (Vector, Vector) {
    (random.vector(-1000...1000), random.vector(-1000...1000))
  }

  @Test func aStraightPathHasNoBend() {
    expectLaw(500) { random in
      let (start, end) = ends(&random)
      let straight = MatchPath.straight.bend(from: start, to: end)
      return straight == .zero && MatchPath.arc(0).bend(from: start, to: end).length == 0
    }
  }

  @Test func aFlightGoesBackAlongItsPath() {
    expectLaw(1000, within: 1e-9) { random in
      let (start, end) = ends(&random)
      let size = Vector(10, 10)
      let style = MatchStyle(path: .arc(random.number(-2...2)))
      let lower = Element.at(Box(center: start, size: size), "x", style: style)
      let upper = Element.at(Box(center: end, size: size), "x", style: style)
      let progress = random.number(0...1)
      let there = Plan([lower], [upper]).frame(at: progress).performers[2].center
      let back = Plan([upper], [lower]).frame(at: 1 - progress).performers[2].center
      return (there - back).reach
    }
  }

  @Test func theBendIsPerpendicularToTheStraightLine() {
    expectLaw(5000, within: 1e-12) { random in
      let (start, end) = ends(&random)
      let bend = MatchPath.arc(random.number(-2...2)).bend(from: start, to: end)
      return bend.dot(end - start).magnitude / 1e6
    }
  }

  @Test func horizontalAndVerticalPathsStayStraight() {
    expectLaw(1000, within: 1e-9) { random in
      let (start, end) = ends(&random)
      let path = MatchPath.arc(1)
      let level = path.bend(from: start, to: Vector(end.x, start.y))
      let upright = path.bend(from: start, to: Vector(start.x, end.y))
      return max(max(level.reach, upright.reach), path.bend(from: start, to: start).reach)
    }
  }

  @Test func anArcBendsUpwardAndANegativeOneDownward() {
    let bend = MatchPath.arc(1).bend(from: Vector(0, 0), to: Vector(100, 100))
    #expect((bend - Vector(50, -50)).reach <= 1e-12)
    let left = MatchPath.arc(1).bend(from: Vector(100, 0), to: Vector(0, 100))
    #expect((left - Vector(-50, -50)).reach <= 1e-12)
    let other = MatchPath.arc(-1).bend(from: Vector(0, 0), to: Vector(100, 100))
    #expect((other + bend).reach <= 1e-12)
  }
}
