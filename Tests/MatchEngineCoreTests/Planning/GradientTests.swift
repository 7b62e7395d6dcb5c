import MatchEngineTestSupport
import Testing

@testable import MatchEngineCore

@Suite("Gradients") struct GradientTests {
  private static let red = RGBA(1, 0, 0)
  private static let blue = RGBA(0, 0, 1)

  private func fill(
    _ colors: [RGBA],
    _ kind: GradientFill.Kind = .axial,
    from start: Vector = Vector(0.5, 0),
    to end: Vector = Vector(0.5, 1)
  ) -> GradientFill {
    let last = Double(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { GradientFill.Stop($1, at: Double($0) / last) }
    return GradientFill(stops, kind, from: start, to: end)
  }

  private func picture(_ fill: GradientFill?) -> Picture {
    Picture(isOpaque: fill != nil, identity: 1, gradient: fill)
  }

  private func plan(_ lower: GradientFill?, _ upper: GradientFill?) -> Plan {
    Plan(
      [.at(Box(0, 0, 100, 50), "card", picture: picture(lower))],
      [.at(Box(50, 100, 200, 300), "card", picture: picture(upper))]
    )
  }

  private func index(in plan: Plan) throws -> Int {
    try #require(plan.performers.firstIndex { $0.id == "card" })
  }

  @Test("one with as many stops goes over number by number")
  func goesOver() throws {
    let plan = plan(fill([Self.red, Self.blue]), fill([Self.blue, RGBA(0, 1, 0, 0)]))
    let index = try index(in: plan)
    #expect(plan.performers[index].hasGradient)
    let middle = try #require(plan.frame(at: 0.5).gradient(of: index))
    #expect(middle[0].color == RGBA(0.5, 0, 0.5))
    // A clear stop has a hue, which is seen beside it.
    #expect(middle[1].color == RGBA(0, 0.5, 0.5, 0.5))
    #expect(middle[1].location == 1 && middle.end == Vector(0.5, 1))
    let shown = plan.frame(at: 0.5).performers[index]
    #expect(shown.lowerAlpha == 0 && shown.upperAlpha == 1)
  }

  @Test("any other two are pictures, which are cross-faded")
  func pictures() throws {
    let two = fill([Self.red, Self.blue])
    let others = [
      nil, fill([Self.red, Self.red, Self.blue]), fill([Self.red, Self.blue], .radial),
      fill([Self.red, Self.blue], .conic), fill([]),
    ]
    for other in others {
      for plan in [plan(two, other), plan(other, two)] {
        let index = try index(in: plan)
        #expect(!plan.performers[index].hasGradient)
        let frame = plan.frame(at: 0.5)
        #expect(frame.gradient(of: index) == nil)
        #expect(frame.performers[index].lowerAlpha > 0, "\(String(describing: other))")
      }
    }
    #expect(!plan(fill([]), fill([])).performers.contains { $0.hasGradient })
  }

  @Test("both ends are exactly what was read, and a law says that a way back is the way there")
  func ends() throws {
    let law = Law(500) { random in
      let fills = [0, 1].map { _ in
        self.fill(
          (0..<3).map { _ in RGBA(random.number(0...1), 0.5, 1, random.number(0.1...1)) },
          from: Vector(random.number(0...1), 0),
          to: Vector(random.number(0...1), 1)
        )
      }
      let (there, back) = (self.plan(fills[0], fills[1]), self.plan(fills[1], fills[0]))
      guard let index = try? self.index(in: there) else { return Double.infinity }
      var worst = 0.0
      for step in 0...4 {
        let progress = Double(step) / 4
        let frames = (there.frame(at: progress), back.frame(at: 1 - progress))
        guard let one = frames.0.gradient(of: index), let two = frames.1.gradient(of: index)
        else { return .infinity }
        worst = max(worst, distance(one.fill, two.fill))
        if step == 0 { worst = max(worst, distance(one.fill, fills[0])) }
        if step == 4 { worst = max(worst, distance(one.fill, fills[1])) }
      }
      return worst
    }
    #expect(law.worst < 1e-9, "\(law)")
  }

  private func distance(_ one: GradientFill, _ other: GradientFill) -> Double {
    zip(one.numbers, other.numbers).reduce(0) { max($0, ($1.0 - $1.1).magnitude) }
  }

  @Test(
    "one that runs against its partner is written from its other end, so that it never has no length"
  )
  func against() throws {
    let plan = plan(
      fill([Self.red, Self.blue]),
      fill([Self.blue, Self.red], from: Vector(0.5, 1), to: Vector(0.5, 0))
    )
    let index = try index(in: plan)
    for step in 0...4 {
      let gradient = try #require(plan.frame(at: Double(step) / 4).gradient(of: index))
      #expect(gradient.fill == fill([Self.red, Self.blue]))
    }
  }

  @Test(
    "a stand-in that was made with a gradient keeps it, and one that was made without gets none"
  )
  func kept() throws {
    let (two, three) = (
      fill([Self.red, Self.blue]), fill([Self.red, Self.blue, RGBA(0, 1, 0)])
    )
    for (before, after) in [(two, three), (three, two)] {
      for hadGradient in [true, false] {
        var flight = Flight(plan(before, hadGradient ? before : after), direction: .forward)
        flight.handle(.start)
        flight.handle(.staged)
        flight.handle(.tick(0))
        flight.handle(.tick(0.1))
        let index = try index(in: flight.plan)
        let seen = flight.frame.gradient(of: index)?.fill
        flight.handle(.redirect(plan(hadGradient ? before : after, after), .sameScreens))
        #expect(flight.plan.performers[index].hasGradient == hadGradient)
        #expect(flight.frame.gradient(of: index)?.fill == seen)
      }
    }
  }

  @Test("what leaves for another screen has the gradient that is seen, or is a picture without one")
  func seen() throws {
    let two = fill([Self.red, Self.blue])
    let plan = plan(two, fill([Self.blue, Self.red]))
    let index = try index(in: plan)
    let element = try #require(plan.upper.elements.first)
    let frame = plan.frame(at: 0.25)
    let seen = element.asSeen(in: frame, index, isUpper: true, by: .identity)
    #expect(seen.picture.gradient == frame.gradient(of: index)?.fill)
    let alone = self.plan(two, nil)
    let left = element.asSeen(in: alone.frame(at: 0.25), index, isUpper: true, by: .identity)
    #expect(left.picture.gradient == nil && left.picture.identity == nil)
  }
}
