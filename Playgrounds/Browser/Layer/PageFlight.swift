import MatchEngineCore
import Page

/// One flight of the page.
final class PageFlight {
  let stage: PageStage
  private(set) var driver: FlightDriver<PageStage>?
  private var direction = MatchDirection.forward
  /// What a finger holds.
  var hold: PageHold?

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
    self.direction = direction
    driver.send(.start)
  }

  /// Follows a change of the screens that are flying.
  func redirect() {
    hold?.carried = nil
    driver?.send(.redirect(stage.plan()))
  }

  /// Cross-fades instead of flying, also from now on in flight.
  func reduceMotion(_ reduces: Bool) {
    guard stage.options.reducesMotion != reduces else { return }
    stage.options.reducesMotion = reduces
    redirect()
  }

  func send(_ event: FlightEvent) { driver?.send(event) }

  /// Whether it's on its way to the upper screen.
  var isHeadingUp: Bool {
    driver?.flight.lifecycle.isHeadingBack != direction.isForward
  }

  func head(isUpper: Bool) {
    send(isUpper == direction.isForward ? .finish(velocity: 0) : .cancel(velocity: 0))
  }

  var progress: Double { driver?.flight.progress ?? 0 }
  var report: MatchReport? { driver?.report }
}
