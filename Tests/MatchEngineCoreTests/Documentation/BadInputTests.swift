import MatchEngineCore
import MatchEngineTestSupport
import Testing

/// Every line of the article on bad input; of fingers' velocities, ``HostileInputTests`` say more.
@Suite struct BadInputTests {
  static let container = Box(0, 0, 400, 800)

  private func capture(_ nodes: [TreeNode], from viewpoint: Viewpoint? = nil) -> Capture {
    let root = TreeNode(frame: Self.container)
    root.children = nodes
    let viewpoint = viewpoint ?? Viewpoint(container: Self.container)
    return TreeReader().capture(root, from: viewpoint).capture
  }

  private func node(_ id: String?, _ change: (TreeNode) -> Void = { _ in }) -> TreeNode {
    TreeNode(id, frame: Box(10, 10, 100, 50)).with(change)
  }

  private func reason(_ change: (TreeNode) -> Void) -> MatchOmission? {
    capture([node("a", change)]).omissions.first?.reason
  }

  /// A plan in which one view flies from one corner to the other.
  private func plan(
    lower: (TreeNode) -> Void = { _ in },
    upper: (TreeNode) -> Void = { _ in },
    timing: MatchTiming = .easeInOut(),
    stagger: MatchStagger = .together
  ) -> Plan {
    let there = TreeNode("a", frame: Box(200, 500, 200, 300)).with(upper)
    return Plan(
      lower: capture([node("a", lower)]),
      upper: capture([there]),
      options: PlanOptions(container: Self.container, timing: timing, stagger: stagger)
    )
  }

  @Test func invalidGeometry() {
    let changes: [(TreeNode) -> Void] = [
      { $0.shape.bounds.origin.y = .nan }, { $0.shape.bounds.size.x = .infinity },
      { $0.shape.position.x = -.infinity }, { $0.shape.anchor.y = .nan },
      { $0.shape.transform.b = .nan }, { $0.shape.position.x = 1e10 },
    ]
    for change in changes {
      #expect(reason(change) == .empty)
      let outer = node(nil, change)
      outer.children = [node("inner")]
      #expect(capture([outer]).omissions.map { $0.reason } == [.empty])
    }
  }

  @Test func missingTagsAndInvalidOpacities() {
    #expect(capture([node(nil), node("")]).elements.isEmpty)
    #expect(reason { $0.traits.opacity = .nan } == .empty)
    let bright = node("a") { $0.traits.opacity = 7 }
    bright.children = [node("b") { $0.traits.opacity = 0.5 }]
    #expect(capture([bright]).elements.map { $0.appearance.alpha } == [1, 0.5])
  }

  @Test func invalidLooks() throws {
    let corners = Corners(topLeft: .nan, topRight: -3, bottomRight: .infinity, bottomLeft: 5)
    let found = capture([node("a") { $0.traits.corners = corners }])["a"]?.appearance.corners
    let radii = try #require(found)
    #expect(radii.topLeft == 0 && radii.topRight == 0)
    #expect(radii.bottomRight <= 50 && radii.bottomLeft < 5)
    let plan = plan(
      lower: {
        $0.looks.decoration.border = Border(width: .nan, color: RGBA(.nan, 1, 1, 7))
        $0.looks.decoration.shadow = Shadow(
          color: RGBA(0, 0, 0),
          offset: Vector(.nan, 0),
          radius: -4
        )
        $0.looks.decoration.background = RGBA(.infinity, 1, 0)
        $0.looks.picture.kind = .image(Box(0, 0, .nan, 5))
      },
      upper: { $0.looks.picture.kind = .text(side: .nan) }
    )
    let decoration = try #require(plan.frame(at: 0).decoration(of: 2))
    #expect(decoration.border.width == 0)
    #expect(decoration.shadow.radius == 0 && decoration.shadow.offset == .zero)
    #expect(decoration.background == RGBA(0, 1, 0))
    let pictureBoxes = try #require(plan.frame(at: 0).pictureBoxes(of: 2))
    #expect(pictureBoxes.lower == Box(0, 0, 100, 50))
    #expect(pictureBoxes.upper.center == Vector(50, 25))
  }

  @Test func emptyViewpointsAndScreens() {
    let crooked = Viewpoint(container: Self.container, toContainer: .scale(.nan, 1))
    #expect(capture([node("a")], from: crooked).omissions.map { $0.reason } == [.empty])
    let flat = Viewpoint(container: Box(0, 0, 0, 800))
    #expect(capture([node("a")], from: flat).omissions.map { $0.reason } == [.outside])
    let options = PlanOptions(container: Self.container)
    let plan = Plan(lower: Capture(), upper: Capture(), options: options)
    #expect(plan.performers.map { $0.role } == [.lowerRoot, .upperRoot])
    #expect(plan.pairCount == 0 && plan.duration == 0.25)
  }

  @Test func invalidTimes() {
    func duration(_ duration: Double?, delay: Double = 0) -> Double {
      plan(timing: .linear(duration: duration).delay(delay)).duration
    }
    #expect(duration(.nan) == duration(nil))
    #expect(duration(-1) == 0 && duration(1e9) == 60 && duration(.infinity) == duration(nil))
    #expect(duration(1, delay: .nan) == 1 && duration(1, delay: -2) == 1)
    #expect(duration(1, delay: 1e9) == 61 && duration(1, delay: .infinity) == 1)
    func staggered(_ stagger: MatchStagger) -> Double {
      plan(timing: .linear(duration: 1), stagger: stagger).duration
    }
    #expect(staggered(.step(.nan)) == 1 && staggered(.step(-.infinity)) == 1)
    #expect(staggered(.wave(x: 0, y: 0, speed: 0)) == 1)
    #expect(staggered(.wave(x: .nan, y: 0, speed: 9)) == 1)
  }

  @Test func invalidCurves() {
    #expect(MatchBezier(.nan, 0, 1, 1) == .linear && MatchBezier(0, .infinity, 1, 1) == .linear)
    #expect(MatchBezier(-1, 0.3, 2, 1) == MatchBezier(0, 0.3, 1, 1))
  }

  @Test func invalidStyles() {
    func middle(_ style: MatchStyle) -> PerformerFrame {
      plan(upper: { $0.looks.style = style }).frame(at: 0.5).performers[2]
    }
    #expect(middle(MatchStyle(path: .arc(.nan))) == middle(MatchStyle(path: .straight)))
    #expect(middle(MatchStyle(path: .arc(-.infinity))) == middle(MatchStyle(path: .straight)))
    #expect(middle(MatchStyle(path: .arc(99))) == middle(MatchStyle(path: .arc(4))))
    #expect(
      middle(MatchStyle(content: .through(.nan))) == middle(MatchStyle(content: .through(0.5)))
    )
    #expect(middle(MatchStyle(content: .through(7))) == middle(MatchStyle(content: .through(1))))
    func start(_ effect: MatchEffect) -> PerformerFrame? {
      let style = MatchStyle(entering: effect)
      let plan = Plan(
        lower: capture([]),
        upper: capture([node("b") { $0.looks.style = style }]),
        options: PlanOptions(container: Self.container)
      )
      return plan.frame(at: 0).performers.dropFirst(2).first
    }
    #expect(start(.fade + .scale(.nan)) == start(.fade))
    #expect(start(.scale(0)) == start(.scale(0.001)) && start(.scale(1e9)) == start(.scale(1000)))
    #expect(start(.fade + .offset(x: .nan, y: 4)) == start(.fade))
  }

  @Test func invalidProgress() {
    let plan = plan()
    #expect(plan.frame(at: .nan) == plan.frame(at: 0))
    #expect(plan.frame(at: -.infinity) == plan.frame(at: 0))
    #expect(plan.frame(at: .infinity) == plan.frame(at: 1))
    let before = plan.frame(at: -5).performers[2]
    #expect(before.center.x < plan.frame(at: 0).performers[2].center.x - 100)
    #expect(before.size.x >= 0 && before.lowerAlpha == plan.frame(at: 0).performers[2].lowerAlpha)
  }

  @Test func invalidPositionsOfAFinger() {
    var flight = Flight.running()
    flight.handle(.move(to: 0.5))
    #expect(flight.handle(.move(to: .nan)).isEmpty)
    let before = flight.frame
    for translation in [Vector(.nan, 0), Vector(0, .infinity)] {
      #expect(flight.handle(.drag("photo", by: translation)).isEmpty)
    }
    for number in [Double.nan, .infinity, -.infinity] {
      for pinch in [
        FlightEvent.Pinch(growth: number, around: .zero),
        .init(growth: 0, angle: number, around: .zero),
        .init(growth: 1, around: Vector(number, 0)),
      ] {
        #expect(flight.handle(.drag("photo", by: .zero, pinch: pinch)).isEmpty)
      }
    }
    for id in ["nobody", ""] {
      #expect(flight.handle(.drag(id, by: Vector(5, 5))).isEmpty)
      #expect(flight.handle(.drop(id, velocity: .zero)).isEmpty)
    }
    #expect(flight.frame == before)
    flight.handle(.drag("photo", by: Vector(1e300, 0)))
    #expect(flight.frame.performers.allSatisfy { $0.center.x < 1.1e5 })
    flight.handle(.drag("photo", by: .zero, pinch: .init(growth: 1e300, around: .zero)))
    #expect(flight.frame.performers.allSatisfy { $0.transform.a < 100 })
  }

  @Test func invalidThresholds() {
    let flight = Flight.running()
    for threshold in [Double.nan, .infinity, -.infinity, 0.5] {
      #expect(flight.heading(releasedAt: 9, from: threshold) == .finish)
      #expect(flight.heading(releasedAt: 0, from: threshold) == .cancel)
    }
  }

  @Test func dragsBeforeTheStageIsSet() {
    var (flight, still) = (
      Flight(FlightFixture.plan(from: 0, to: 1)), Flight(FlightFixture.plan(from: 0, to: 1))
    )
    flight.handle(.drag("photo", by: Vector(30, 0)))
    for event in [FlightEvent.move(to: 0.4), .start, .staged] {
      flight.handle(event)
      still.handle(event)
    }
    #expect(flight.frame == still.frame)
  }

  @Test func invalidClocks() {
    var flight = Flight(FlightFixture.plan(from: 0, to: 1))
    flight.handle(.tick(3))
    for event in [FlightEvent.start, .staged, .tick(100)] { flight.handle(event) }
    for bad in [Double.nan, .infinity, -.infinity] { flight.handle(.tick(bad)) }
    #expect(flight.time == 0)
    flight.handle(.tick(100.05))
    flight.handle(.tick(50))
    #expect((flight.time - 0.05).magnitude < 1e-9)
    flight.handle(.tick(200))
    #expect((flight.time - 0.15).magnitude < 1e-9)
  }

  @Test func stagesThatFail() {
    let plan = FlightFixture.plan(from: 0, to: 1)
    let unset = DriverFixture(starts: false)
    unset.stage.result = nil
    unset.driver.send(.start)
    #expect(unset.outcomes == [.skipped(.stageFailed)] && unset.stage.calls == [.set])

    let faulty = DriverFixture(starts: false)
    faulty.stage.result = ["photo: it was drawn"]
    faulty.driver.send(.start)
    faulty.advance(5)
    #expect(faulty.outcomes == [.finished] && faulty.driver.report.faults.count == 1)

    for isHeld in [true, false] {
      let tired = DriverFixture(starts: false)
      tired.stage.patience = 3
      for event in [FlightEvent.start] + (isHeld ? [.hold] : []) { tired.driver.send(event) }
      tired.advance(5)
      #expect(tired.outcomes == [isHeld ? .cancelled : .finished])
      #expect(tired.stage.strikes == 1 && tired.stage.count(.draw) == 4)
    }

    let restless = DriverFixture()
    restless.stage.ends = Array(repeating: plan, count: 1000)
    restless.advance(10)
    #expect(restless.outcomes == [.finished] && restless.stage.strikes == 1)
    #expect(restless.driver.flight.time <= 1.2 * plan.duration + 1 + 1.0 / 30)
  }

  @Test func eventsFromWithinAStageWait() {
    let fixture = DriverFixture(starts: false)
    let (stage, driver) = (fixture.stage, fixture.driver)
    var phases: [MatchPhase] = []
    stage.whenCalled = { call in
      if call == .set { driver.send(.hold) }
      phases.append(driver.flight.lifecycle.phase)
    }
    driver.send(.start)
    stage.whenCalled = nil
    #expect(phases == [.preparing, .running, .running, .held])
  }
}
