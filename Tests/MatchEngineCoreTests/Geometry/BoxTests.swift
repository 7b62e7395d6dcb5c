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
    #expect(box.description == "(20.0, 100.0) 200.0 × 80.0")
  }

  @Test func anIntersectionHoldsWhatBothBoxesHold() {
    let law = Law(5000) { random in
      let a = random.box(0...10, sizes: 0...10)
      let b = random.box(0...10, sizes: 0...10)
      let point = random.vector(0...20)
      let shared = a.intersection(b)
      let isInShared = !shared.isEmpty && shared.holds(point)
      return isInShared == (a.holds(point) && b.holds(point))
    }
    #expect(law.holds, "\(law)")
  }

  @Test func aBoxContainsAnotherIfItContainsItsCorners() {
    let law = Law(5000) { random in
      let a = random.box(0...4, sizes: 5...10)
      let b = random.box(0...6, sizes: 0...6)
      return a.contains(b) == (a.holds(b.origin) && a.holds(b.end))
    }
    #expect(law.holds, "\(law)")
  }

  @Test func aToleranceAppliesToEverySide() {
    let box = Box(0, 0, 10, 10)
    #expect(!box.contains(Box(-1, -1, 12, 12)))
    #expect(box.contains(Box(-1, -1, 12, 12), tolerance: 1))
    #expect(!box.contains(Box(-1, -1, 12.5, 12), tolerance: 1))
  }

  @Test func mixingMovesEdgeByEdge() {
    let law = Law(5000) { random in
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
    #expect(law.worst <= 1e-12, "\(law)")
  }

  @Test(arguments: [Vector(0, 5), Vector(5, 0), Vector(-1, 5), Vector(.nan, 5), Vector(5, .nan)])
  func aBoxWithoutAreaIsEmpty(_ size: Vector) {
    #expect(Box(origin: .zero, size: size).isEmpty)
  }
}

extension Box {
  fileprivate func holds(_ point: Vector) -> Bool {
    point.x >= origin.x && point.x <= end.x && point.y >= origin.y && point.y <= end.y
  }
}
