import MatchEngineCore
import Testing

extension Game {
  /// What is drawn instead of a sprite: two pictures in one rounded box.
  final class StandIn {
    /// A picture of a sprite as it is now, without the sprites inside it that fly by themselves.
    struct Snapshot {
      var sprite: Sprite
      var without: Set<ObjectIdentifier>
    }

    var lower: Snapshot?
    var upper: Snapshot?

    var affine = Affine.identity
    var size = Vector.zero
    var alpha = 1.0
    var corners = Corners.square
    var lowerAlpha = 1.0
    var upperAlpha = 0.0
    var isLowerInFront = false
    var lowerBox = Box(origin: .zero, size: .zero)
    var upperBox = Box(origin: .zero, size: .zero)
    var decoration: Decoration?
    var clip: RoundedBox?
    var writes = 0

    /// Writes a value only if it has changed: on a real platform a write may cost a redraw.
    func write<Value: Equatable>(_ value: Value, to place: inout Value) {
      guard place != value else { return }
      place = value
      writes += 1
    }

    func show(_ index: Int, of frame: Frame) {
      let now = frame.performers[index]
      write(now.affine, to: &affine)
      write(now.size, to: &size)
      write(now.alpha, to: &alpha)
      write(now.corners, to: &corners)
      write(now.lowerAlpha, to: &lowerAlpha)
      write(now.upperAlpha, to: &upperAlpha)
      write(now.isLowerInFront, to: &isLowerInFront)
      let whole = Box(origin: .zero, size: now.size)
      let pictureBoxes = frame.pictureBoxes(of: index)
      write(pictureBoxes?.lower ?? whole, to: &lowerBox)
      write(pictureBoxes?.upper ?? whole, to: &upperBox)
      write(frame.decoration(of: index), to: &decoration)
      write(frame.clip(of: index), to: &clip)
    }
  }

  final class SpriteStage: Stage {
    /// One screen, and its tagged sprites as of the last reading.
    struct Screen {
      var root: Sprite
      var sprites: [String: Sprite] = [:]
    }

    private var lower: Screen
    private var upper: Screen
    private let container: Box
    private var read: Plan?
    private var standIns: [StandIn] = []
    private var hidden: [Sprite] = []
    private var isInUpperOrder: Bool?

    /// What the renderer draws above both screens, starting with the rearmost.
    private(set) var board: [StandIn] = []
    /// Whether the driver has to be told the time.
    private(set) var isTimeWanted = false

    init(lower: Sprite, upper: Sprite, container: Box) {
      self.lower = Screen(root: lower)
      self.upper = Screen(root: upper)
      self.container = container
    }

    /// Reads both screens.
    func plan() -> Plan {
      let viewpoint = Viewpoint(container: container)
      func capture(_ screen: inout Screen) -> Capture {
        let tree = SpriteReader().capture(screen.root, from: viewpoint)
        let pairs = zip(tree.capture.elements.map { $0.id }, tree.nodes)
        screen.sprites = Dictionary(uniqueKeysWithValues: pairs)
        return tree.capture
      }
      let options = PlanOptions(container: container)
      let plan = Plan(lower: capture(&lower), upper: capture(&upper), options: options)
      read = plan
      return plan
    }

    func set(_ plan: Plan) -> [String]? {
      standIns = plan.performers.map { performer in
        let standIn = StandIn()
        takePictures(of: performer, plan, for: standIn)
        return standIn
      }
      // Pictures first: a hidden sprite has none.
      hideOriginals(of: plan)
      var faults: [String] = []
      for (performer, standIn) in zip(plan.performers, standIns) {
        let isWhole =
          (standIn.lower != nil || !performer.shows.lower)
          && (standIn.upper != nil || !performer.shows.upper)
        if !isWhole { faults.append("\(performer.id): it was drawn") }
      }
      return faults
    }

    func adopt(_ plan: Plan, from origins: [Int?], _ departure: FlightEvent.Departure?) {
      let before = standIns
      for sprite in hidden { sprite.isStoodInFor = false }
      standIns = zip(plan.performers, origins).map { performer, origin in
        let standIn = origin.map { before[$0] } ?? StandIn()
        takePictures(of: performer, plan, for: standIn)
        return standIn
      }
      hideOriginals(of: plan)
      // The next frame sets the order of the stack again.
      isInUpperOrder = nil
    }

    func draw(_ frame: Frame, of plan: Plan) -> Bool {
      for (index, standIn) in standIns.enumerated() { standIn.show(index, of: frame) }
      if isInUpperOrder != frame.isInUpperOrder {
        isInUpperOrder = frame.isInUpperOrder
        let order = frame.isInUpperOrder ? plan.upperOrder : plan.lowerOrder
        board = order.map { standIns[$0] }
      }
      return true
    }

    func readEnds() -> Plan? {
      let last = read
      let now = plan()
      return now == last ? nil : now
    }

    func runClock(_ runs: Bool) { isTimeWanted = runs }

    func strike(_ outcome: MatchOutcome) {
      board = []
      standIns = []
      for sprite in hidden { sprite.isStoodInFor = false }
      hidden = []
    }

    /// Takes the pictures that a stand-in lacks.
    private func takePictures(of performer: Performer, _ plan: Plan, for standIn: StandIn) {
      let flying = originals(of: plan, withRoots: false)
      func picture(_ sprite: Sprite?) -> StandIn.Snapshot? {
        guard let sprite else { return nil }
        // Of a screen that is tagged itself, nothing is left for the root.
        let others = flying.filter { performer.isRoot || $0 !== sprite }
        return StandIn.Snapshot(sprite: sprite, without: Set(others.map { ObjectIdentifier($0) }))
      }
      if performer.shows.lower, standIn.lower == nil {
        standIn.lower = picture(sprite(of: performer, on: lower))
      }
      if performer.shows.upper, standIn.upper == nil {
        standIn.upper = picture(sprite(of: performer, on: upper))
      }
    }

    private func sprite(of performer: Performer, on screen: Screen) -> Sprite? {
      performer.isRoot ? screen.root : screen.sprites[performer.id]
    }

    /// Every sprite that a performer stands in for.
    private func originals(of plan: Plan, withRoots: Bool = true) -> [Sprite] {
      plan.performers.filter { withRoots || !$0.isRoot }.flatMap { performer in
        [
          performer.shows.lower ? sprite(of: performer, on: lower) : nil,
          performer.shows.upper ? sprite(of: performer, on: upper) : nil,
        ].compactMap { $0 }
      }
    }

    private func hideOriginals(of plan: Plan) {
      hidden = originals(of: plan)
      for sprite in hidden { sprite.isStoodInFor = true }
    }
  }

  /// Flies from one screen to the other; call `tick` on each frame.
  final class SpriteFlight {
    private let stage: SpriteStage
    private let driver: FlightDriver<SpriteStage>

    init(
      on stage: SpriteStage,
      _ direction: MatchDirection,
      whenEnded: @escaping (MatchOutcome) -> Void
    ) {
      let flight = Flight(stage.plan(), direction: direction)
      self.stage = stage
      driver = FlightDriver(flight, on: stage, whenEnded: whenEnded)
      driver.send(.start)
    }

    func tick(_ now: Double) { if stage.isTimeWanted { driver.send(.tick(now)) } }

    func send(_ event: FlightEvent) { driver.send(event) }

    var report: MatchReport { driver.report }
  }

  @Suite struct StageTests {
    let container = Box(0, 0, 400, 800)

    private func screens() -> (list: Sprite, detail: Sprite) {
      let title = Sprite("title", at: Box(10, 10, 60, 20))
      let card = Sprite("card", at: Box(20, 100, 100, 100), [title])
      card.radius = 12
      card.fill = RGBA(1, 0, 0)
      let list = Sprite(at: container, [card, Sprite("gone", at: Box(200, 0, 10, 10))])
      let large = Sprite("card", at: Box(0, 0, 400, 300))
      large.image = Image(number: 1, size: Vector(100, 100))
      let detail = Sprite(at: container, [Sprite("title", at: Box(20, 320, 200, 40)), large])
      return (list, detail)
    }

    @Test(arguments: MatchDirection.allCases)
    func theStageOfTheArticlePlaysAFlight(direction: MatchDirection) throws {
      let (list, detail) = screens()
      let stage = SpriteStage(lower: list, upper: detail, container: container)
      var outcomes: [MatchOutcome] = []
      let flight = SpriteFlight(on: stage, direction) { outcomes.append($0) }
      var frames = 0
      while outcomes.isEmpty, frames < 200 {
        flight.tick(Double(frames) / 60)
        frames += 1
        if frames == 3 {
          let standIns = Set(stage.board.map { ObjectIdentifier($0) })
          #expect(standIns.count == 4)
          #expect(list.isStoodInFor && detail.isStoodInFor)
          let card = stage.board.first { $0.lower?.sprite.name == "card" }
          // The title flies by itself, so the card's picture is without it.
          let title = ObjectIdentifier(list.sprites[0].sprites[0])
          #expect(card?.lower?.without.contains(title) == true)
          #expect(card?.upper?.sprite.image?.number == 1)
          #expect(card?.decoration?.background.alpha ?? 0 > 0)
        }
      }
      #expect(outcomes == [.finished])
      #expect(stage.board.isEmpty)
      for sprite in [list, detail] + list.sprites + detail.sprites {
        #expect(!sprite.isStoodInFor)
      }
      #expect(flight.report.pairCount == 2)
    }

    @Test func aStandInWritesOnlyWhatHasChanged() {
      let (list, detail) = screens()
      let plan = SpriteStage(lower: list, upper: detail, container: container).plan()
      let standIn = StandIn()
      let frame = plan.frame(at: 0.3)
      standIn.show(2, of: frame)
      let first = standIn.writes
      standIn.show(2, of: frame)
      #expect(first > 0 && standIn.writes == first)
    }

    @Test func theStageFollowsAScreenThatMovesInFlight() throws {
      let (list, detail) = screens()
      let stage = SpriteStage(lower: list, upper: detail, container: container)
      var outcomes: [MatchOutcome] = []
      let flight = SpriteFlight(on: stage, .forward) { outcomes.append($0) }
      for frame in 0..<10 { flight.tick(Double(frame) / 60) }
      detail.sprites[1].place.y += 50
      detail.sprites.append(Sprite("late", at: Box(300, 700, 20, 20)))
      let before = stage.board.count
      let after = try #require(stage.readEnds())
      #expect(stage.readEnds() == nil)
      flight.send(.redirect(after))
      #expect(stage.board.count == before)
      for frame in 10..<200 { flight.tick(Double(frame) / 60) }
      #expect(outcomes == [.finished])
      #expect(!list.isStoodInFor && stage.board.isEmpty)
    }
  }
}
