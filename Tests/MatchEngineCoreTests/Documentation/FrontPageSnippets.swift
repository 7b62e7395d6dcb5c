import MatchEngineCore
import MatchEngineTestSupport
import Testing

/// The example of the catalog's front page.
enum FrontPage {
  // snippet
  final class Card {
    let name: String?
    let frame: Box
    let cards: [Card]

    init(_ name: String? = nil, frame: Box, cards: [Card] = []) {
      self.name = name
      self.frame = frame
      self.cards = cards
    }
  }

  struct CardReader: TreeReading {
    func children(of card: Card) -> [Card] { card.cards }
    func matchID(of card: Card) -> String? { card.name }
    func shape(of card: Card) -> NodeShape { NodeShape(frame: card.frame) }
  }
  // end

  // snippet
  final class TextStage: Stage {
    var lines: [String] = []

    func set(_ plan: Plan) -> StagingResult { .ready() }

    func draw(_ frame: Frame, of plan: Plan) -> Bool {
      for (performer, shown) in zip(plan.performers, frame.performers) where !performer.isRoot {
        lines.append("\(performer.id) is at \(shown.center), \(shown.size.x) wide")
      }
      return true
    }

    func runClock(_ runs: Bool) { lines.append(runs ? "time runs" : "time stops") }

    func strike(_ outcome: MatchOutcome) { lines.append("struck: \(outcome)") }
  }
  // end
}

extension FrontPage {
  @Suite struct Tests {
    @Test func theExampleDoesWhatTheFrontPageSays() throws {
      var printed: [String] = []
      func print(_ text: some CustomStringConvertible) { printed.append(text.description) }

      // snippet
      let container = Box(0, 0, 400, 800)
      let photo = Card("photo", frame: Box(20, 100, 80, 80))
      let badge = Card("badge", frame: Box(110, 100, 40, 20))
      let list = Card(frame: container, cards: [photo, badge])
      let detail = Card(frame: container, cards: [Card("photo", frame: Box(0, 0, 400, 300))])

      let viewpoint = Viewpoint(container: container)
      let lower = CardReader().capture(list, from: viewpoint)
      let upper = CardReader().capture(detail, from: viewpoint)
      let plan = Plan(
        lower: lower.capture,
        upper: upper.capture,
        options: PlanOptions(container: container, timing: MatchTiming(.easeInOut, duration: 0.4))
      )
      print(plan)
      // end

      // snippet
      let stage = TextStage()
      let driver = FlightDriver(Flight(plan), on: stage) { outcome in print(outcome) }
      driver.send(.start)
      var now = 0.0
      while driver.flight.outcome == nil {
        driver.send(.tick(now))
        now += 1.0 / 60
      }
      print(driver.report)
      // end

      let page = try Catalog.article("MatchEngineCore", of: "MatchEngineCore")
      #expect(printed.count == 3)
      for text in [printed[0], printed[2], stage.lines.prefix(2).joined(separator: "\n")] {
        #expect(page.contains(text), "the front page does not show:\n\(text)")
      }
      #expect(printed[1] == "finished")
      #expect(stage.lines.first == "time runs")
      #expect(stage.lines.dropFirst().first == "photo is at (60.0, 140.0), 80.0 wide")
      #expect(stage.lines.suffix(2).first == "photo is at (200.0, 150.0), 400.0 wide")
      #expect(stage.lines.last == "struck: finished")
    }
  }
}
