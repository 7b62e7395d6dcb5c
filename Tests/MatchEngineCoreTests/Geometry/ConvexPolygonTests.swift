import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct ConvexPolygonTests {
  @Test func theImageOfABoxIsClockwiseAndAsLargeAsTheDeterminantSays() {
    let law = Law(5000) { random in
      let (box, transform) = random.placedBox()
      let expected = transform.determinant.magnitude * box.size.x * box.size.y
      return (ConvexPolygon(box, in: transform).area - expected).magnitude / expected
    }
    #expect(law.worst <= 1e-9, "\(law)")
  }

  @Test func aPointIsInTheImageIfItCameFromTheBox() {
    let law = Law(5000) { random in
      let (box, transform) = random.placedBox()
      let unit = random.vector(-0.5...1.5)
      let isInside = unit.x >= 0 && unit.x <= 1 && unit.y >= 0 && unit.y <= 1
      let point = transform(box.origin + box.size.scaled(by: unit))
      return ConvexPolygon(box, in: transform).contains(point) == isInside
    }
    #expect(law.holds, "\(law)")
  }

  @Test func whatHasNoAreaIsEmpty() {
    #expect(ConvexPolygon(Box(0, 0, 0, 10)).isEmpty)
    #expect(ConvexPolygon(Box(0, 0, 10, 10), in: .scale(0, 1)).isEmpty)
    #expect(ConvexPolygon(Box(0, 0, .nan, 10)).isEmpty)
    #expect(!ConvexPolygon.empty.contains(.zero))
    #expect(ConvexPolygon.empty.area == 0)
    #expect(ConvexPolygon.empty.bounds == Box(0, 0, 0, 0))
    #expect(ConvexPolygon.empty.intersection(ConvexPolygon(Box(0, 0, 1, 1))).isEmpty)
  }

  @Test func uprightBoxesIntersectAsBoxesDo() {
    let law = Law(5000) { random in
      let a = random.box(0...10, sizes: 0.1...10)
      let b = random.box(0...10, sizes: 0.1...10)
      let shared = a.intersection(b)
      let area = shared.isEmpty ? 0 : shared.size.x * shared.size.y
      return (ConvexPolygon(a).intersection(ConvexPolygon(b)).area - area).magnitude
    }
    #expect(law.worst <= 1e-11, "\(law)")
  }

  @Test func aPointIsInAnIntersectionIfItIsInBoth() {
    let law = Law(3000) { random in
      let (a, b) = (random.polygon(), random.polygon())
      let both = a.intersection(b)
      for _ in 0..<20 {
        let point = random.vector(-200...200)
        let isClear = a.isClear(of: point) && b.isClear(of: point)
        if isClear, both.contains(point) != (a.contains(point) && b.contains(point)) {
          return false
        }
      }
      return true
    }
    #expect(law.holds, "\(law)")
  }

  @Test func anIntersectionIsConvexAndTheSameFromEitherSide() {
    let law = Law(5000) { random in
      let (a, b) = (random.polygon(), random.polygon())
      let both = a.intersection(b)
      guard both.isConvex else { return .infinity }
      return (both.area - b.intersection(a).area).magnitude
    }
    #expect(law.worst <= 1e-8, "\(law)")
  }

  @Test func aRegionIntersectedWithItselfIsItself() {
    let law = Law(5000) { random in
      let polygon = random.polygon()
      let same = polygon.intersection(polygon)
      let isInside = polygon.contains(same, tolerance: 1e-9)
      return isInside ? (same.area - polygon.area).magnitude / polygon.area : .infinity
    }
    #expect(law.worst <= 1e-9, "\(law)")
  }

  @Test func anUprightRegionHasItsBox() {
    let law = Law(5000) { random in
      let box = random.box(-500...500, sizes: 0.1...900)
      let scale = random.vector(0.3...3)
      let transform = Affine.scale(random.chance(oneIn: 2) ? -scale.x : scale.x, scale.y)
      let found = ConvexPolygon(box, in: transform).box
      return found?.difference(from: transform.bounds(of: box)) ?? .infinity
    }
    #expect(law.worst <= 1e-9, "\(law)")
  }

  @Test func whatIsNotUprightHasNoBox() {
    #expect(ConvexPolygon(Box(0, 0, 10, 10), in: .rotation(0.5)).box == nil)
    let corner = [Vector(0, 0), Vector(10, 0), Vector(10, 10), Vector(10, 10)]
    #expect(ConvexPolygon(clockwise: corner).box == nil)
    #expect(ConvexPolygon.empty.box == nil)
  }
}

extension ConvexPolygon {
  /// Whether no vertex is outside of any edge, but for rounding.
  var isConvex: Bool {
    let reach = max(bounds.origin.reach, bounds.end.reach)
    for (index, start) in vertices.enumerated() {
      let edge = vertices[(index + 1) % vertices.count] - start
      let inside = vertices.allSatisfy {
        edge.cross($0 - start) >= -1e-9 * reach * max(edge.length, 1)
      }
      if !inside { return false }
    }
    return true
  }

  /// Whether no edge's line is so close to `point` that rounding could decide.
  func isClear(of point: Vector) -> Bool {
    vertices.indices.allSatisfy { index in
      let edge = vertices[(index + 1) % vertices.count] - vertices[index]
      return edge.cross(point - vertices[index]).magnitude > 1e-6 * edge.length
    }
  }

  /// How far the two regions differ, at most; infinite if one is empty.
  func distance(from other: ConvexPolygon) -> Double {
    guard !isEmpty, !other.isEmpty else { return .infinity }
    return max(excess(over: other), other.excess(over: self))
  }

  private func excess(over other: ConvexPolygon) -> Double {
    var farthest = 0.0
    for (index, start) in other.vertices.enumerated() {
      let edge = other.vertices[(index + 1) % other.vertices.count] - start
      guard edge.length > 1e-9 else { continue }
      for vertex in vertices {
        farthest = max(farthest, -edge.cross(vertex - start) / edge.length)
      }
    }
    return farthest
  }
}
