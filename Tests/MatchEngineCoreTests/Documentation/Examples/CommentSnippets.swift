import MatchEngineCore
import MatchEngineTestSupport
import Testing

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

  // example: struct LayerReader: TreeReading {

  // example: final class LayerStage: Stage {
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

      // example: let lower = reader.capture(screen, from: Viewpoint(container: Box(0, 0, 390, 844)))
      #expect(center == Vector(50, 50))

      var printed = ""
      func print(_ plan: Plan) { printed = plan.description }
      let list = lower
      let detail = lower
      let container = Box(0, 0, 390, 844)

      // example: let plan = Plan(lower: list.capture, upper: detail.capture, options: options)
      #expect(printed.hasPrefix("1 pair, 0.25 s") && frame.performers.count == 3)

      let stage = LayerStage()
      var outcomes: [MatchOutcome] = []
      let timestamp = 0.0

      // example: let driver = FlightDriver(Flight(plan), on: stage) { outcome in outcomes.append(outcome) }
      #expect(!stage.link.isPaused)
      for frame in 0..<60 { driver.send(.tick(Double(frame) / 60)) }
      #expect(outcomes == [.finished])
      #expect(stage.link.isPaused && stage.standIns.allSatisfy { !$0.isInStage })
    }

    @Test func theExampleOfAFlightWorks() {
      let plan = FlightFixture.plan(from: 0, to: 1)

      // example: var flight = Flight(plan)
      var other = Flight(plan)
      #expect(other.handle(.start).description == "[stage]")
      #expect(other.handle(.staged).description == "[startClock, draw]")
      other.handle(.tick(0))
      #expect(other.handle(.tick(1 / 60)).description == "[draw]")
      #expect(flight == other)
    }

    @Test func theExamplesOfCoursesWork() throws {
      var flight = Flight(FlightFixture.plan(from: 0, to: 1))
      for event in [FlightEvent.start, .staged, .tick(0)] { flight.handle(event) }
      let index = try #require(flight.plan.performers.firstIndex { $0.id == "late" })

      do {
        // example: let course = flight.course  // nil while somebody holds it
        #expect((timings?.count ?? 0) > 4)
      }

      let course = try #require(flight.course)
      // example: // Where the top left of its box is in the container.
      // It goes straight up, so that its x stays as it is.
      #expect(corner.map { $0?.values[0].rounded() } == [nil, 650])
    }

    @Test func theExampleOfDimmingWorks() {
      // example: let effect: MatchEffect = .push(from: .right) + .dim(0.3)
      #expect(effect.lower.dim == 0.3 && effect.upper.dim == 0)
    }

    @Test func theExamplesOfStylesWork() {
      // example: let effect: MatchEffect = .fade + .scale(0.9)
      var pose = MatchEffect.identity.upper
      (pose.alpha, pose.scale) = (0, 0.9)
      #expect(effect.upper == pose)

      // example: let style = MatchStyle(path: .arc(1), timing: MatchTiming(.spring(.bouncy)))
      #expect(style.zOrder == nil)
    }
  }
}
