import MatchEngineCore
import MatchEngineTestSupport
import Testing

/// The example of the catalog's front page.
enum FrontPage {
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

  final class TextStage: Stage {
    var lines: [String] = []

    func set(_ plan: Plan) -> [String]? { [] }

    func draw(_ frame: Frame, of plan: Plan) -> Bool {
      for (performer, shown) in zip(plan.performers, frame.performers) where !performer.isRoot {
        lines.append("\(performer.id) is at \(shown.center), \(shown.size.x) wide")
      }
      return true
    }

    func runClock(_ runs: Bool) { lines.append(runs ? "time runs" : "time stops") }

    func strike(_ outcome: MatchOutcome) { lines.append("struck: \(outcome)") }
  }

  @Suite struct Tests {
    @Test func theExampleDoesWhatTheFrontPageSays() throws {
      var printed: [String] = []
      func print(_ text: some CustomStringConvertible) { printed.append(text.description) }

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
        options: PlanOptions(container: container, timing: .easeInOut(duration: 0.4))
      )
      print(plan)

      let stage = TextStage()
      let driver = FlightDriver(Flight(plan), on: stage) { outcome in print(outcome) }
      driver.send(.start)
      var now = 0.0
      while driver.flight.outcome == nil {
        driver.send(.tick(now))
        now += 1.0 / 60
      }
      print(driver.report)

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

/// The examples of the doc comments.
enum Comments {
  final class Layer {
    var name: String?
    var sublayers: [Layer] = []
    var bounds = Box(0, 0, 100, 100)
    var position = Vector(50, 50)
    var isInStage = true
    func removeFromStage() { isInStage = false }
  }

  final class DisplayLink {
    var isPaused = true
  }

  struct LayerReader: TreeReading {
    func children(of layer: Layer) -> [Layer] { layer.sublayers }
    func matchID(of layer: Layer) -> String? { layer.name }
    func shape(of layer: Layer) -> NodeShape {
      NodeShape(bounds: layer.bounds, position: layer.position)
    }
  }

  final class LayerStage: Stage {
    var standIns: [Layer] = []
    let link = DisplayLink()

    func set(_ plan: Plan) -> [String]? {
      standIns = plan.performers.map { makeLayer(for: $0) }
      return []
    }
    func draw(_ frame: Frame, of plan: Plan) -> Bool {
      for (layer, performer) in zip(standIns, frame.performers) { place(layer, performer) }
      return true
    }
    func runClock(_ runs: Bool) { link.isPaused = !runs }
    func strike(_ outcome: MatchOutcome) { for layer in standIns { layer.removeFromStage() } }
  }
}

extension Comments.LayerStage {
  func makeLayer(for performer: Performer) -> Comments.Layer { Comments.Layer() }

  func place(_ layer: Comments.Layer, _ frame: PerformerFrame) { layer.position = frame.center }
}

extension Comments {
  @Suite struct Tests {
    @Test func theExamplesOfTheDocCommentsWork() {
      let photo = Layer()
      photo.name = "photo-7"
      let screen = Layer()
      screen.sublayers = [photo]
      let reader = LayerReader()

      let lower = reader.capture(screen, from: Viewpoint(container: Box(0, 0, 390, 844)))
      let center = lower.capture["photo-7"]?.placement.center
      #expect(center == Vector(50, 50))

      var printed = ""
      func print(_ plan: Plan) { printed = plan.description }
      let list = lower
      let detail = lower
      let container = Box(0, 0, 390, 844)

      let options = PlanOptions(container: container)
      let plan = Plan(lower: list.capture, upper: detail.capture, options: options)
      print(plan)  // the report, as a table
      let frame = plan.frame(at: 0.5)  // halfway, as numbers
      #expect(printed.hasPrefix("1 pair, 0.25 s") && frame.performers.count == 3)

      let stage = LayerStage()
      var outcomes: [MatchOutcome] = []
      let timestamp = 0.0

      let driver = FlightDriver(Flight(plan), on: stage) { outcome in outcomes.append(outcome) }
      driver.send(.start)
      // on every frame of the display:
      driver.send(.tick(timestamp))
      #expect(!stage.link.isPaused)
      for frame in 0..<60 { driver.send(.tick(Double(frame) / 60)) }
      #expect(outcomes == [.finished])
      #expect(stage.link.isPaused && stage.standIns.allSatisfy { !$0.isInStage })
    }

    @Test func theExampleOfAFlightWorks() {
      let plan = FlightFixture.plan(from: 0, to: 1)

      var flight = Flight(plan)
      flight.handle(.start)  // [stage]
      flight.handle(.staged)  // [startClock, draw]
      flight.handle(.tick(0))
      flight.handle(.tick(1 / 60))  // [draw]
      var other = Flight(plan)
      #expect(other.handle(.start) == [.stage])
      #expect(other.handle(.staged) == [.startClock, .draw])
      other.handle(.tick(0))
      #expect(other.handle(.tick(1 / 60)) == [.draw])
      #expect(flight == other)
    }

    @Test func theExamplesOfCoursesWork() throws {
      let flight = Flight.flying(FlightFixture.plan(from: 0, to: 1))
      let index = try #require(flight.plan.performers.firstIndex { $0.id == "late" })

      var centers: [Vector] = []
      let course = flight.course  // nil while somebody holds it
      course?.forEachFrame { time, frame in
        centers.append(frame.performers[index].center)
      }
      #expect(centers.count == course?.times.count && centers.count > 10)
    }

    @Test func theExampleOfDimmingWorks() {
      let effect: MatchEffect = .push(from: .trailing) + .dim(0.3)
      #expect(effect.lower.dim == 0.3 && effect.upper.dim == 0)
    }

    @Test func theExamplesOfStylesWork() {
      let effect: MatchEffect = .fade + .scale(0.9)
      var pose = MatchEffect.identity.upper
      (pose.alpha, pose.scale) = (0, 0.9)
      #expect(effect.upper == pose)

      let style = MatchStyle(path: .arc(1), timing: .bouncy)
      #expect(style.zOrder == nil)
      let fixed = MatchStyle(isCarried: false)  // keeps to its path
      #expect(fixed.isCarried == false && style.isCarried == nil)
    }
  }
}
