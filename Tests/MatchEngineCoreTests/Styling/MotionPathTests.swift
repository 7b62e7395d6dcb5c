import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct MotionPathTests {
  private func ends(_ random: inout SplitMix) -> (Vector, Vector) {
    (random.vector(-1000...1000), random.vector(-1000...1000))
  }

  @Test func aStraightPathHasNoBend() {
    let law = Law(500) { random in
      let (start, end) = ends(&random)
      let straight = MatchPath.straight.bend(from: start, to: end)
      return straight == .zero && MatchPath.arc(0).bend(from: start, to: end).length == 0
    }
    #expect(law.holds, "\(law)")
  }

  @Test func theArcIsTheSameCurveFromEitherEnd() {
    let law = Law(5000) { random in
      let (start, end) = ends(&random)
      let path = MatchPath.arc(random.number(-2...2))
      return (path.bend(from: start, to: end) - path.bend(from: end, to: start)).reach
    }
    #expect(law.worst <= 1e-9, "\(law)")
  }

  @Test func aFlightGoesBackAlongItsPath() {
    let law = Law(1000) { random in
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
    #expect(law.worst <= 1e-9, "\(law)")
  }

  @Test func theBendIsPerpendicularToTheStraightLine() {
    let law = Law(5000) { random in
      let (start, end) = ends(&random)
      let bend = MatchPath.arc(random.number(-2...2)).bend(from: start, to: end)
      return bend.dot(end - start).magnitude / 1e6
    }
    #expect(law.worst <= 1e-12, "\(law)")
  }

  @Test func horizontalAndVerticalPathsStayStraight() {
    let law = Law(1000) { random in
      let (start, end) = ends(&random)
      let path = MatchPath.arc(1)
      let level = path.bend(from: start, to: Vector(end.x, start.y))
      let upright = path.bend(from: start, to: Vector(start.x, end.y))
      return max(max(level.reach, upright.reach), path.bend(from: start, to: start).reach)
    }
    #expect(law.worst <= 1e-9, "\(law)")
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
