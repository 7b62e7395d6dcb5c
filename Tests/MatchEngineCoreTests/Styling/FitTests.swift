import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite struct FitTests {
  private let shaped: [MatchFit] = [.automatic, .fill, .fit, .width, .height]

  @Test(arguments: MatchFit.allCases)
  func everyFitButOneKeepsTheShape(_ fit: MatchFit) {
    let law = Law(2000) { random in
      let (content, size) = (random.vector(1...500), random.vector(1...500))
      let result = Box(of: content, in: size, by: fit).size
      if fit == .stretch { return (result - size).reach }
      return (result.x * content.y / (result.y * content.x) - 1).magnitude
    }
    #expect(law.worst <= 1e-12, "\(fit): \(law)")
  }

  @Test(arguments: [MatchFit.fill, .automatic])
  func fillCoversTheBoxAndTouchesTwoSides(_ fit: MatchFit) {
    let law = Law(2000) { random in
      let (content, size) = (random.vector(1...500), random.vector(1...500))
      let box = Box(of: content, in: size, by: fit, anchor: random.vector(0...1))
      let covers = box.contains(Box(origin: .zero, size: size), tolerance: 1e-9)
      return covers ? min((box.size.x - size.x).magnitude, (box.size.y - size.y).magnitude) : 1
    }
    #expect(law.worst <= 1e-9, "\(law)")
  }

  @Test func fitIsInsideTheBoxAndTouchesTwoSides() {
    let law = Law(2000) { random in
      let (content, size) = (random.vector(1...500), random.vector(1...500))
      let box = Box(of: content, in: size, by: .fit, anchor: random.vector(0...1))
      let isInside = Box(origin: .zero, size: size).contains(box, tolerance: 1e-9)
      return isInside ? min((box.size.x - size.x).magnitude, (box.size.y - size.y).magnitude) : 1
    }
    #expect(law.worst <= 1e-9, "\(law)")
  }

  @Test func widthAndHeightAreThoseOfTheBox() {
    let law = Law(2000) { random in
      let (content, size) = (random.vector(1...500), random.vector(1...500))
      let wide = Box(of: content, in: size, by: .width)
      let high = Box(of: content, in: size, by: .height)
      let top = max((wide.size.x - size.x).magnitude, wide.origin.reach)
      return max(top, max((high.size.y - size.y).magnitude, (high.center - size / 2).reach))
    }
    #expect(law.worst <= 1e-9, "\(law)")
  }

  @Test func theAnchorsCoincide() {
    let law = Law(2000) { random in
      let fit = shaped[random.whole(0...shaped.count - 1)]
      let (content, size) = (random.vector(1...500), random.vector(1...500))
      let anchor = random.vector(0...1)
      let box = Box(of: content, in: size, by: fit, anchor: anchor)
      return (box.origin + box.size.scaled(by: anchor) - size.scaled(by: anchor)).reach
    }
    #expect(law.worst <= 1e-9, "\(law)")
  }

  @Test(arguments: MatchFit.allCases)
  func contentWithoutAreaIsStretched(_ fit: MatchFit) {
    for content in [Vector.zero, Vector(0, 10), Vector(10, 0), Vector(-1, 10), Vector(.nan, 10)] {
      #expect(Box(of: content, in: Vector(30, 40), by: fit) == Box(0, 0, 30, 40))
    }
  }

  @Test(arguments: MatchFit.allCases)
  func aBoxWithoutAreaGivesAFiniteResult(_ fit: MatchFit) {
    for size in [Vector.zero, Vector(0, 10), Vector(10, 0)] {
      #expect(Box(of: Vector(30, 40), in: size, by: fit).isFinite)
    }
  }
}
