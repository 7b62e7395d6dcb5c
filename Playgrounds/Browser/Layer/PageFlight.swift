import MatchEngineCore
import Page

/// One flight of the page, and what a hand does to it.
final class PageFlight {
  private let stage: PageStage
  private var driver: FlightDriver<PageStage>?
  /// The performer under the finger.
  private var grabbed: Int?

  init(_ stage: PageStage) { self.stage = stage }

  func take(_ reader: ElementReader, isUpper: Bool) { stage.take(reader, isUpper: isUpper) }

  /// Begins, once both screens are read; the page is told which of the two stays.
  func begin(_ direction: MatchDirection) {
    let flight = Flight(stage.plan(), direction: direction)
    let driver = FlightDriver(
      flight,
      on: stage,
      whenEnded: { page_ended(direction.isForward == ($0 != .cancelled) ? 1 : 0) },
      readEnds: stage.readEnds
    )
    self.driver = driver
    driver.send(.start)
  }

  /// Follows a change of the screens that are flying.
  func redirect() {
    grabbed = nil
    driver?.send(.redirect(stage.plan()))
  }

  /// Cross-fades instead of flying, also from now on in flight.
  func reduceMotion(_ reduces: Bool) {
    guard stage.options.reducesMotion != reduces else { return }
    stage.options.reducesMotion = reduces
    redirect()
  }

  func send(_ event: FlightEvent) { driver?.send(event) }

  var progress: Double { driver?.flight.progress ?? 0 }
  var report: MatchReport? { driver?.report }
}

extension PageFlight {
  /// Takes hold of the outermost pair around a performer.
  func grab(_ performer: Int) {
    grabbed = nil
    guard let plan = driver?.flight.plan else { return }
    var candidate: Int? = plan.performers.indices.contains(performer) ? performer : nil
    while let index = candidate {
      if case .pair = plan.performers[index].role { grabbed = index }
      candidate = plan.performers[index].parent
    }
    send(.hold)
  }

  /// Moves what is grabbed: along its way this moves the flight, and only the rest carries the pair itself.
  func drag(by step: Vector) {
    guard let driver, let grabbed, let before = center(of: grabbed) else { return }
    if let way { driver.send(.move(to: driver.flight.fraction + share(of: step, along: way))) }
    guard let now = center(of: grabbed) else { return }
    let rest = step - (now - before)
    driver.send(.drag(driver.flight.plan.performers[grabbed].id, by: rest))
  }

  /// Lets go, at a velocity in points per second: thrown toward an end, it goes there.
  func drop(velocity: Vector) {
    guard let driver else { return }
    if let grabbed {
      driver.send(.drop(driver.flight.plan.performers[grabbed].id, velocity: velocity))
    }
    driver.send(.release(velocity: way.map { share(of: velocity, along: $0) } ?? 0))
    grabbed = nil
  }

  private func center(of performer: Int) -> Vector? {
    driver?.flight.frame.performers[performer].center
  }

  /// The way of what is grabbed, toward the finish; nil if it is too short to move a flight by it.
  private var way: Vector? {
    guard let flight = driver?.flight, let grabbed else { return nil }
    let elements = flight.plan.performers[grabbed].elements
    guard let lower = elements.lower, let upper = elements.upper else { return nil }
    let plan = flight.plan
    let (start, end) = (plan.lower.elements[lower], plan.upper.elements[upper])
    let way = end.placement.center - start.placement.center
    guard way.length > 40 else { return nil }
    return flight.direction.isForward ? way : way * -1
  }

  private func share(of step: Vector, along way: Vector) -> Double { step.dot(way) / way.dot(way) }
}
