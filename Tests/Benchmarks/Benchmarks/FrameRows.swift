import CFloor
import MatchEngineCore

/// What a frame costs beside a plain loop in C, and that both come to the same.
func frameRows() -> [Row] {
  let flock = Flock(count: 1_000, hasExtras: false, seed: 11)
  let plan = flock.plan()
  var flight = Flight(plan)
  for event in [FlightEvent.start, .staged, .hold] { flight.handle(event) }
  var frame = flight.frame
  let floor = FloorFlock(flock, plan)
  expect(frame.performers.count == 1_000, "1,000 performers fly")

  var difference = 0.0
  for step in 0...20 {
    flight.handle(.move(to: Double(step) / 20))
    flight.draw(into: &frame)
    floor.draw(at: flight.progress)
    difference = max(difference, floor.difference(from: frame))
  }

  var step = 0
  let repetitions = 20
  let times = undisturbedTimes(
    rounds: 300,
    of: [
      {
        for _ in 0..<repetitions { flight.draw(into: &frame) }
        keep(frame.performers[0].alpha)
      },
      {
        for _ in 0..<repetitions { floor.draw(at: flight.progress) }
        keep(floor.performers[0].alpha)
        step += 1
        flight.handle(.move(to: Double(step % 97) / 97))
      },
    ]
  )
  return [
    Row(
      name: "frame",
      measures: "one frame of 1,000 performers, all turned; floor: the same as a loop in C",
      figure: times[0] * 1e6 / Double(repetitions),
      unit: "µs",
      floor: times[1] * 1e6 / Double(repetitions),
      budget: .ratio(2)
    ),
    Row(
      name: "agreement",
      measures: "how far any number of any such frame is off the one in C",
      figure: difference,
      budget: .figure(1e-9)
    ),
  ]
}

/// The columns of a flock as the loop in C has them.
final class FloorFlock {
  private let boxPaths: [FloorCourse]
  private(set) var performers: [FloorPerformer]

  init(_ flock: Flock, _ plan: Plan) {
    let middle = plan.frame(at: 0.5).performers
    boxPaths = flock.lower.elements.indices.map { place in
      let lower = FloorStance(flock.lower.elements[place])
      let upper = FloorStance(flock.upper.elements[place])
      // A bow adds half of its bend half-way.
      let straight = (lower.center.vector + upper.center.vector) / 2
      let bend = (middle[place].center - straight) * 2
      return FloorCourse(
        lower: lower,
        way: upper.minus(lower),
        bend: FloorVector(bend),
        blend: FloorOver,
        track: 0
      )
    }
    performers = Array(repeating: FloorPerformer(), count: boxPaths.count)
  }

  func draw(at progress: Double) {
    var position = progress
    floor_frame(boxPaths, &position, &performers, Int64(boxPaths.count))
  }

  /// The largest difference of any number.
  func difference(from frame: Frame) -> Double {
    zip(performers, frame.performers).reduce(0) { max($0, $1.0.difference(from: $1.1)) }
  }
}

extension FloorVector {
  init(_ vector: Vector) { self.init(x: vector.x, y: vector.y) }

  var vector: Vector { Vector(x, y) }
}

extension FloorStance {
  /// How a placed element stands, its radii as seen on the screen.
  init(_ element: Element) {
    let placement = element.placement
    let scale = placement.transform.scale
    let mean = (scale.x * scale.y).squareRoot()
    let radii = element.appearance.corners * mean
    self.init(
      center: FloorVector(placement.center),
      extent: FloorVector(placement.visibleSize),
      scale: FloorVector(scale),
      mirror: FloorVector(x: 1, y: 1),
      rotation: placement.transform.rotation,
      skew: placement.transform.skew,
      alpha: element.appearance.alpha,
      radii: (radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    )
  }

  func minus(_ other: FloorStance) -> FloorStance {
    FloorStance(
      center: FloorVector(center.vector - other.center.vector),
      extent: FloorVector(extent.vector - other.extent.vector),
      scale: FloorVector(scale.vector - other.scale.vector),
      mirror: FloorVector(mirror.vector - other.mirror.vector),
      rotation: rotation - other.rotation,
      skew: skew - other.skew,
      alpha: alpha - other.alpha,
      radii: (
        radii.0 - other.radii.0, radii.1 - other.radii.1, radii.2 - other.radii.2,
        radii.3 - other.radii.3
      )
    )
  }
}

extension FloorPerformer {
  func difference(from other: PerformerFrame) -> Double {
    let pairs = [
      (center.x, other.center.x), (center.y, other.center.y),
      (size.x, other.size.x), (size.y, other.size.y),
      (a, other.transform.a), (b, other.transform.b),
      (c, other.transform.c), (d, other.transform.d),
      (alpha, other.alpha),
      (radii.0, other.corners.topLeft), (radii.1, other.corners.topRight),
      (radii.2, other.corners.bottomRight), (radii.3, other.corners.bottomLeft),
      (lower_alpha, other.lowerAlpha), (upper_alpha, other.upperAlpha),
      (is_lower_in_front ? 1 : 0, other.isLowerInFront ? 1 : 0),
    ]
    return pairs.reduce(0) { max($0, ($1.0 - $1.1).magnitude) }
  }
}
