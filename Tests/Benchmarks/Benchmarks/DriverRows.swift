import CAllocationCounter
import MatchEngineCore

/// A stage that only looks.
private final class SilentStage: Stage {
  private var seen = 0.0

  func set(_ plan: Plan) -> [String]? { [] }

  func draw(_ frame: Frame, of plan: Plan) -> Bool {
    seen += frame.performers[0].alpha
    return true
  }

  func runClock(_ runs: Bool) {}
  func strike(_ outcome: MatchOutcome) {}
}

/// How often running frames allocate.
func allocationRows() -> [Row] {
  let plan = Flock(count: 100, hasExtras: true, seed: 12).plan()
  let driver = FlightDriver(Flight(plan), on: SilentStage())
  let isCounted = allocations_are_counted()
  expect(!isCounted || allocation_count() > 0, "making a plan allocates")
  driver.send(.start)
  var before = allocation_count()
  for frame in 1...660 {
    if frame == 61 { before = allocation_count() }
    driver.send(.tick(Double(frame) / 120))
  }
  let count = allocation_count() - before
  expect(driver.flight.lifecycle.phase == .running, "the flight still runs")
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
