import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite("Corners of an outline") struct CornersOutlineTests {
  /// Points along the edge of a rounded box, clockwise from the top left, with so many for each corner.
  private func outline(_ box: Box, _ corners: Corners, steps: Int = 32) -> [Vector] {
    let quarters = [
      (Vector(box.origin.x, box.origin.y), corners.topLeft, Vector(1, 1)),
      (Vector(box.end.x, box.origin.y), corners.topRight, Vector(-1, 1)),
      (box.end, corners.bottomRight, Vector(-1, -1)),
      (Vector(box.origin.x, box.end.y), corners.bottomLeft, Vector(1, -1)),
    ]
    return quarters.enumerated().flatMap { number, quarter -> [Vector] in
      let (corner, radius, way) = quarter
      return (0...steps).map { step in
        let share = Double(number % 2 == 0 ? steps - step : step) / Double(steps)
        let (sine, cosine) = Elementary.sincos(share * Double.pi / 2)
        return corner + Vector((1 - sine) * way.x, (1 - cosine) * way.y) * radius
      }
    }
  }

  @Test("a rounded box is read as one, whatever its corners and its direction are")
  func boxes() {
    let law = Law(2000) { random in
      let box = random.box(-50...50, sizes: 20...300)
      let largest = min(box.size.x, box.size.y) / 2
      func radius() -> Double { random.chance(oneIn: 4) ? 0 : random.number(0...largest) }
      let corners = Corners(
        topLeft: radius(),
        topRight: radius(),
        bottomRight: radius(),
        bottomLeft: radius()
      )
      var points = outline(box, corners)
      if random.chance(oneIn: 2) { points.reverse() }
      guard let read = Corners(of: box, outline: points) else { return Double.infinity }
      return (read + corners * -1).largest
    }
    #expect(law.worst < 0.05, "\(law)")
  }

  @Test("a circle and a capsule are rounded boxes")
  func circles() {
    for size in [Vector(100, 100), Vector(200, 40), Vector(30, 90)] {
      let box = Box(origin: Vector(3, 4), size: size)
      let radius = min(size.x, size.y) / 2
      let read = Corners(of: box, outline: outline(box, Corners(radius)))
      #expect(read.map { ($0 + Corners(radius) * -1).largest < 1e-6 } == true)
    }
  }

  @Test(
    "nothing else is: not an ellipse, a smaller box, a cut corner, a notch, half a box or a line"
  )
  func others() {
    let box = Box(0, 0, 120, 80)
    let ellipse = outline(Box(0, 0, 80, 80), Corners(40)).map { Vector($0.x * 1.5, $0.y) }
    let cut = [Vector(20, 0), Vector(120, 0), Vector(120, 80), Vector(0, 80), Vector(0, 20)]
    let notch = [
      Vector(0, 0), Vector(120, 0), Vector(120, 80), Vector(60, 80), Vector(60, 70), Vector(50, 80),
      Vector(0, 80),
    ]
    let half = [Vector(0, 0), Vector(120, 0), Vector(120, 80), Vector(60, 40)]
    let all = [
      ellipse, cut, notch, half, outline(box.outset(by: Vector(-1, -1)), .square),
      [Vector(0, 0), Vector(120, 0), Vector(120, 80), Vector(120, 0)], [],
      [Vector(0, 0), Vector(.nan, 0), Vector(120, 80), Vector(0, 80)],
      // Around it twice.
      outline(box, .square, steps: 1) + outline(box, .square, steps: 1),
    ]
    for (number, points) in all.enumerated() {
      #expect(Corners(of: box, outline: points) == nil, "\(number)")
    }
    #expect(Corners(of: Box(0, 0, 0, 10), outline: outline(box, .square)) == nil)
  }

  @Test("a quarter of a point is not seen, half a point is")
  func tolerance() {
    let box = Box(0, 0, 100, 60)
    let edges = outline(box, Corners(12))
    for (miss, isRead) in [(0.2, true), (0.5, false)] {
      let moved = edges.map { $0 + Vector(miss, 0) }
      #expect((Corners(of: box, outline: moved) != nil) == isRead)
    }
  }
}
