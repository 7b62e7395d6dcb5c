import MatchEngineCore
import Page

/// One flight of the page, and what a hand does to it.
final class PageFlight {
  private let stage: PageStage
  private var driver: FlightDriver<PageStage>?
  /// The performer under the finger.
  private var grabbed: Int?
  /// How far that has been pulled from rest; nil if it was caught on its way.
  private var pulled: Vector?

  init(_ stage: PageStage) { self.stage = stage }

  func take(_ reader: ElementReader, isUpper: Bool) { stage.take(reader, isUpper: isUpper) }

  /// Begins, once both screens are read; the page is told which of the two stays.
  func begin(_ direction: MatchDirection) {
    let flight = Flight(stage.plan(), direction: direction)
    let driver = FlightDriver(
      flight,
      on: stage,
      whenEnded: { page_ended(direction.isForward == ($0 != .cancelled) ? 1 : 0) }
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
  /// Takes hold of the outermost pair around a performer, on its way or to pull it out of its place.
  func grab(_ performer: Int, isPull: Bool) {
    grabbed = nil
    pulled = isPull ? .zero : nil
    guard let plan = driver?.flight.plan else { return }
    var candidate: Int? = plan.performers.indices.contains(performer) ? performer : nil
    while let index = candidate {
      if case .pair = plan.performers[index].role { grabbed = index }
      candidate = plan.performers[index].parent
    }
    send(.hold)
  }

  /// Moves what is grabbed: along its way this moves the flight, and only the rest carries the pair itself.
  ///
  /// A pull moves the flight whatever its direction, the less the farther it has gone.
  func drag(by step: Vector) {
    guard let driver, let grabbed, let before = center(of: grabbed) else { return }
    if let pulled {
      self.pulled = pulled + step
      let length = (pulled + step).length
      driver.send(.move(to: length / (length + PageFlight.half)))
    } else if let way {
      driver.send(.move(to: driver.flight.fraction + share(of: step, along: way)))
    }
    guard let now = center(of: grabbed) else { return }
    let rest = step - (now - before)
    driver.send(.drag(driver.flight.plan.performers[grabbed].id, by: rest))
  }

  /// Lets go, at a velocity in points per second: thrown toward an end, it goes there.
  ///
  /// What was pulled goes on, unless within a fifth of a second it would be back where it was.
  func drop(velocity: Vector) {
    guard let driver else { return }
    if let grabbed {
      driver.send(.drop(driver.flight.plan.performers[grabbed].id, velocity: velocity))
    }
    if let pulled {
      let length = pulled.length
      let pace = velocity.dot(pulled) / max(length, 1)
      let whole = length + PageFlight.half
      let rate = pace * PageFlight.half / (whole * whole)
      driver.send(length + pace / 5 > 12 ? .finish(velocity: rate) : .cancel(velocity: rate))
    } else {
      driver.send(.release(velocity: way.map { share(of: velocity, along: $0) } ?? 0))
    }
    grabbed = nil
    pulled = nil
  }

  /// How many points a pull goes for the first half of the flight.
  private static var half: Double { 200 }

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
