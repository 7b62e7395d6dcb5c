import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct PolygonPairingTests {
  private func mix(_ from: ConvexPolygon, _ to: ConvexPolygon, _ progress: Double)
    -> ConvexPolygon
  {
    ConvexPolygon(
      clockwise: ConvexPolygon.pairing(from, to).map { lower, upper in
        from.vertices[lower].mixed(with: to.vertices[upper], progress)
      }
    )
  }

  private func check(_ cases: UInt64, _ make: (inout SplitMix) -> ConvexPolygon) -> Law {
    Law(cases) { random in
      let (from, to) = (make(&random), make(&random))
      guard !from.isEmpty, !to.isEmpty else { return 0 }
      for step in 0...10 {
        guard mix(from, to, Double(step) / 10).isConvex else { return .infinity }
      }
      return max(mix(from, to, 0).distance(from: from), mix(from, to, 1).distance(from: to))
    }
  }

  @Test func everyMixOfTwoPolygonsIsConvexAndExactAtTheEnds() {
    let law = check(3000) { $0.polygon() }
    #expect(law.worst <= 1e-9, "\(law)")
  }

  @Test func everyMixOfTwoPlacedBoxesIsConvexAndExactAtTheEnds() {
    let law = check(3000) { random in
      let (box, transform) = random.placedBox()
      return ConvexPolygon(box, in: transform)
    }
    #expect(law.worst <= 1e-9, "\(law)")
  }

  @Test func everyMixOfIntersectionsOfBoxesIsConvexAndExactAtTheEnds() {
    let law = check(3000) { random in
      let (box, transform) = random.placedBox()
      let outer = ConvexPolygon(box, in: transform)
      // Regions with common corners and edges, as where one view fills another.
      let half = Box(origin: box.origin, size: box.size.scaled(by: Vector(0.5, 1)))
      let inner = ConvexPolygon(half, in: transform)
      let shared = outer.intersection(inner).intersection(outer)
      return random.chance(oneIn: 2) ? shared : shared.intersection(random.polygon())
    }
    #expect(law.worst <= 1e-9, "\(law)")
  }

  @Test func repeatedCornersDoNoHarm() {
    let law = check(3000) { random in
      var vertices = random.polygon().vertices
      let index = random.whole(0...vertices.count - 1)
      vertices.insert(vertices[index], at: index)
      return ConvexPolygon(clockwise: vertices)
    }
    #expect(law.worst <= 1e-9, "\(law)")
  }

  @Test func boxesPairCornerWithCorner() {
    let law = Law(2000) { random in
      let from = ConvexPolygon(random.box(-100...100, sizes: 1...100))
      let to = ConvexPolygon(random.box(-100...100, sizes: 1...100))
      let pairs = ConvexPolygon.pairing(from, to)
      return pairs.count == 4 && pairs.allSatisfy { $0 == $1 } && Set(pairs.map { $0.0 }).count == 4
    }
    #expect(law.holds, "\(law)")
  }

  @Test func aMirroredBoxPairsCornersByPosition() {
    let from = ConvexPolygon(Box(0, 0, 10, 20))
    let to = ConvexPolygon(Box(0, 0, 10, 20), in: .scale(-1, 1).then(.translation(Vector(10, 0))))
    for (lower, upper) in ConvexPolygon.pairing(from, to) {
      #expect(from.vertices[lower] == to.vertices[upper])
    }
  }

  @Test func anEmptyRegionPairsWithNothing() {
    #expect(ConvexPolygon.pairing(.empty, ConvexPolygon(Box(0, 0, 1, 1))).isEmpty)
    #expect(ConvexPolygon.pairing(ConvexPolygon(Box(0, 0, 1, 1)), .empty).isEmpty)
  }
}
