import CAllocationCounter
import MatchEngineCore

/// A stage that only looks.
final class SilentStage: Stage {
  private(set) var seen = 0.0

  func set(_ plan: Plan) -> StagingResult { .ready() }

  func draw(_ frame: Frame, of plan: Plan) -> Bool {
    seen += frame.performers[0].alpha
    return true
  }

  func runClock(_ runs: Bool) {}
  func strike(_ outcome: MatchOutcome) {}
}

/// A flight on a silent stage, and the clock that drives it.
final class Show {
  let stage = SilentStage()
  private let driver: FlightDriver<SilentStage>
  private var clock = 0.0

  init(_ plan: Plan) { driver = FlightDriver(Flight(plan), on: stage) }

  var isRunning: Bool { driver.flight.lifecycle.phase == .running }

  func start() { driver.send(.start) }

  func run(frames: Int) {
    for _ in 0..<frames {
      clock += 1.0 / 120
      driver.send(.tick(clock))
    }
  }
}

/// How often running frames allocate.
func allocationRows() -> [Row] {
  let show = Show(Flock(count: 100, hasExtras: true, seed: 12).plan())
  let isCounted = allocations_are_counted()
  expect(!isCounted || allocation_count() > 0, "making a plan allocates")
  show.start()
  show.run(frames: 60)
  let before = allocation_count()
  show.run(frames: 600)
  let count = allocation_count() - before
  expect(show.isRunning, "the flight still runs")
  return [
    Row(
      name: "allocations",
      measures: isCounted
        ? "in 600 frames of 100 performers with images, clips, borders, shadows"
        : "not counted in this build",
      figure: Double(count),
      budget: isCounted ? .figure(0) : nil
    )
  ]
}

/// What a tick and a start take.
func driverRows() -> [Row] {
  let plan = Flock(count: 100, hasExtras: true, seed: 12).plan()
  let frames = 30
  let rounds = 100
  let show = Show(plan)
  show.start()
  let starts = 20
  var waiting: [Show] = []
  let times = medians(
    rounds: rounds,
    of: [
      { show.run(frames: frames) },
      { waiting = (0..<starts).map { _ in Show(plan) } },
      { for show in waiting { show.start() } },
    ]
  )
  expect(show.isRunning, "the flight still runs")
  expect(waiting.allSatisfy { $0.stage.seen > 0 }, "every start draws a frame")
  return [
    Row(
      name: "tick",
      measures: "one tick of 100 performers with images, clips, borders, shadows",
      figure: times[0] * 1e6 / Double(frames),
      unit: "µs"
    ),
    Row(
      name: "start",
      measures: "from start to the first frame of the same, without the stage's own work",
      figure: times[2] * 1e6 / Double(starts),
      unit: "µs"
    ),
  ]
}
