import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

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
    let law = Law(20_000) { random in
      let radii = corners(&random)
      let size = random.vector(0...200)
      return radii.clamped(to: size).difference(from: css(radii, size))
    }
    #expect(law.worst <= 1e-12, "\(law)")
  }

  @Test func clampingTwiceIsClampingOnce() {
    let law = Law(5000) { random in
      let size = random.vector(0...200)
      let once = corners(&random).clamped(to: size)
      return once.clamped(to: size).difference(from: once)
    }
    #expect(law.worst <= 1e-12, "\(law)")
  }

  @Test func largeRadiiMakeAPill() {
    #expect(Corners(80).clamped(to: Vector(100, 40)) == Corners(20))
    #expect(Corners(.infinity).clamped(to: Vector(100, 40)).difference(from: Corners(20)) < 1e-9)
  }

  @Test func anInvalidRadiusIsZero() {
    let bad = Corners(topLeft: -5, topRight: .nan, bottomRight: -.infinity, bottomLeft: 10)
    let expected = Corners(topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 10)
    #expect(bad.clamped(to: Vector(100, 100)) == expected)
  }

  @Test(arguments: [Vector(0, 50), Vector(50, 0), Vector(-10, 50), .zero])
  func aBoxWithoutAreaHasNoCorners(_ size: Vector) {
    #expect(Corners(10).clamped(to: size).isSquare)
  }

  @Test func mixingIsExactAtBothEnds() {
    let law = Law(5000) { random in
      let (a, b) = (corners(&random), corners(&random))
      let ends = a.mixed(with: b, 1).difference(from: b)
      return a.mixed(with: b, 0) == a ? ends : .infinity
    }
    #expect(law.worst <= 1e-12, "\(law)")
  }

  @Test func uniformCornersAreOneNumber() {
    #expect(Corners(4).isUniform)
    #expect(Corners(4).description == "4.0")
    let mixed = Corners(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    #expect(!mixed.isUniform)
    #expect(mixed.description == "1.0 2.0 3.0 4.0")
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
