// Imports the core and nothing else: no Foundation, and so no C mathematics that comes with it.
import MatchEngineCore

/// A screen as a flat list of tagged boxes.
struct Boxes: TreeReading {
  var boxes: [(id: String, frame: Box)]

  func children(of node: Int) -> Range<Int> { node == 0 ? 1..<boxes.count : 0..<0 }
  func matchID(of node: Int) -> String? { boxes[node].id }
  func shape(of node: Int) -> NodeShape { NodeShape(frame: boxes[node].frame) }
}

/// A stage that counts.
final class Counter: Stage {
  private(set) var frames = 0

  func set(_ plan: Plan) -> [String]? { [] }
  func draw(_ frame: Frame, of plan: Plan) -> Bool {
    frames += 1
    return true
  }
  func runClock(_ runs: Bool) {}
  func strike(_ outcome: MatchOutcome) {}
}

let container = Box(0, 0, 390, 844)
let list = Boxes(boxes: [("", container), ("photo", Box(20, 100, 80, 80))])
let detail = Boxes(boxes: [("", container), ("photo", Box(0, 200, 390, 390))])
let plan = Plan(
  lower: list.capture(0, from: Viewpoint(container: container)).capture,
  upper: detail.capture(0, from: Viewpoint(container: container)).capture,
  options: PlanOptions(container: container, timing: .bouncy)
)
print(plan)

let stage = Counter()
let driver = FlightDriver(Flight(plan), on: stage) { print($0) }
driver.send(.start)
var frame = 0
while driver.flight.outcome == nil, frame < 1000 {
  driver.send(.tick(Double(frame) / 60))
  frame += 1
}
guard driver.flight.outcome == .finished, plan.pairCount == 1, stage.frames > 20 else {
  fatalError("the flight did not fly")
}
