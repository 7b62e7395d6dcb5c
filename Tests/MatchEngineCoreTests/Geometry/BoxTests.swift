import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct BoxTests {
  @Test func theWaysToMakeABoxAgree() {
    let box = Box(20, 100, 200, 80)
    #expect(box.center == Vector(120, 140))
    #expect(box.end == Vector(220, 180))
    #expect(Box(center: box.center, size: box.size) == box)
    #expect(Box(from: box.origin, to: box.end) == box)
  }

  @Test func anIntersectionHoldsWhatBothBoxesHold() {
    expectLaw(5000) { random in
      let a = random.box(0...10, sizes: 0...10)
      let b = random.box(0...10, sizes: 0...10)
      let point = random.vector(0...20)
      let shared = a.intersection(b)
      let isInShared = shared.size.x > 0 && shared.size.y > 0 && shared.holds(point)
      return isInShared == (a.holds(point) && b.holds(point))
    }
  }

  @Test func whatOnlyTouchesDoesNotMeet() {
    #expect(!Box(0, 0, 10, 10).meets(Box(10, 0, 10, 10)))
    #expect(Box(0, 0, 10, 10).meets(Box(9, 9, 10, 10)))
  }

  @Test func aBoxContainsAnotherIfItContainsItsCorners() {
    expectLaw(5000) { random in
      let a = random.box(0...4, sizes: 5...10)
      let b = random.box(0...6, sizes: 0...6)
      return a.contains(b) == (a.holds(b.origin) && a.holds(b.end))
    }
  }

  @Test func aToleranceAppliesToEverySide() {
    let box = Box(0, 0, 10, 10)
    #expect(!box.contains(Box(-1, -1, 12, 12)))
    #expect(box.contains(Box(-1, -1, 12, 12), tolerance: 1))
    #expect(!box.contains(Box(-1, -1, 12.5, 12), tolerance: 1))
  }

  @Test func mixingMovesEdgeByEdge() {
    expectLaw(5000, within: 1e-12) { random in
      let a = random.box(-100...100, sizes: 0...100)
      let b = random.box(-100...100, sizes: 0...100)
      let progress = random.number(-0.5...1.5)
      let mixed = a.mixed(with: b, progress)
      let edges = Box(
        from: a.origin.mixed(with: b.origin, progress),
        to: a.end.mixed(with: b.end, progress)
      )
      return mixed.difference(from: edges)
    }
  }
}

extension Box {
  fileprivate func holds(_ point: Vector) -> Bool {
    point.x >= origin.x && point.x <= end.x && point.y >= origin.y && point.y <= end.y
  }
}

@Suite struct VectorTests {
  @Test func theProductsAgreeWithTheLengths() {
    expectLaw(5000, within: 1e-10) { random in
      let (a, b) = (random.vector(-10...10), random.vector(-10...10))
      let square = a.dot(b) * a.dot(b) + a.cross(b) * a.cross(b)
      return (square - a.dot(a) * b.dot(b)).magnitude
    }
  }

  @Test func theCrossProductIsPositiveIfTheOtherIsClockwise() {
    #expect(Vector(1, 0).cross(Vector(0, 1)) == 1)
    #expect(Vector(0, 1).cross(Vector(1, 0)) == -1)
  }

  @Test func theLengthIsThatOfTheHypotenuse() {
    #expect(Vector(3, -4).length == 5)
    #expect(Vector.zero.length == 0)
  }
}

@Suite struct CornersTests {
  /// The rule of CSS Backgrounds and Borders 5.5: f = min(Lᵢ / Sᵢ), and radii are
  /// multiplied by f if it is less than 1.
  private func css(_ radii: Corners, _ size: Vector) -> Corners {
    let sides = [
      (size.x, radii.topLeft + radii.topRight),
      (size.x, radii.bottomLeft + radii.bottomRight),
      (size.y, radii.topLeft + radii.bottomLeft),
      (size.y, radii.topRight + radii.bottomRight),
    ]
    let factor = sides.filter { $0.1 > 0 }.map { $0.0 / $0.1 }.min() ?? 1
    return factor < 1 ? radii * factor : radii
  }

  private func corners(_ random: inout SplitMix) -> Corners {
    func radius() -> Double { random.chance(oneIn: 4) ? 0 : random.number(0...120) }
    return Corners(
      topLeft: radius(),
      topRight: radius(),
      bottomRight: radius(),
      bottomLeft: radius()
    )
  }

  @Test func cornersAreClampedAsCSSClampsThem() {
    expectLaw(20_000, within: 1e-12) { random in
      let radii = corners(&random)
      let size = random.vector(0...200)
      return radii.clamped(to: size).difference(from: css(radii, size))
    }
  }

  @Test func anInfiniteRadiusIsTheLargestAndAnyOtherBadOneIsZero() {
    let round = Corners(.infinity).clamped(to: Vector(100, 40))
    #expect(round.difference(from: Corners(20)) < 1e-9)
    let bad = Corners(topLeft: -5, topRight: .nan, bottomRight: -.infinity, bottomLeft: 10)
    let expected = Corners(topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 10)
    #expect(bad.clamped(to: Vector(100, 100)) == expected)
  }

  @Test(arguments: [Vector(0, 50), Vector(50, 0), Vector(-10, 50), .zero])
  func aBoxWithoutAreaHasNoCorners(_ size: Vector) {
    #expect(Corners(10).clamped(to: size).isSquare)
  }

  @Test func cornersAreUniformIfAllAreAlike() {
    #expect(Corners(4).isUniform)
    let mixed = Corners(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    #expect(!mixed.isUniform)
  }
}

extension Corners {
  /// The largest difference of any corner.
  func difference(from other: Corners) -> Double {
    let differences = [
      topLeft - other.topLeft, topRight - other.topRight,
      bottomRight - other.bottomRight, bottomLeft - other.bottomLeft,
    ]
    return differences.reduce(0) { $1.isNaN ? .infinity : max($0, $1.magnitude) }
  }
}
