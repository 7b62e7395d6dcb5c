#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension FlightSession {
  struct Redirection {
    let change: any FlightChange
    let flight: MatchFlight
    let screens: Screens
    /// Whether the flight that is continued was on its way back.
    let wasBack: Bool
  }

  /// Goes on to another change from what is on the screen; if its arriving view has to be committed first, it waits for
  /// the next frame, or for another change.
  func redirect(to change: any FlightChange, as next: MatchFlight) {
    let wasBack = flight.isHeadingBack
    next.findChange = change.findExchange
    next.session = self
    let screens = UIView.unanimatedInBlock { change.install(for: next) }
    if !change.startsAtOnce { probe.begin(in: screens.container) }
    redirection = Redirection(change: change, flight: next, screens: screens, wasBack: wasBack)
    if change.startsAtOnce { continueNow() }
  }

  func continueNow() {
    guard let next = redirection, let driver, isOnStage, let stage else { return }
    redirection = nil
    // A finger or an app that holds this flight doesn't hold the next one.
    if flight.phase == .held { send(.finish(velocity: 0)) }
    let outcome = next.wasBack ? MatchOutcome.cancelled : .finished
    let old = (flight: flight, report: driver.report(leavingAs: outcome))
    let leavesUpper = (change?.direction != .backward) != next.wasBack
    endInterval(outcome, old.report)
    change = next.change
    flight = next.flight
    let direction = next.change.direction
    let screens = next.screens
    let arriving = screens.arriving(direction).view
    var departure = FlightEvent.Departure(
      direction,
      leavesUpper: leavesUpper,
      arriving: stage.performers.screens.first { $0.screen.view === arriving }?.number,
      isCovered: [screens.lower, screens.upper].allSatisfy(\.isOpaque)
    )
    departure.shift = screens[direction.arrival.other].snapshot?.shift ?? .zero
    stage.view.flight = flight
    guard let plan = stage.plan(to: screens, direction) else { return }
    stage.clock.leaveOut { driver.send(.redirect(plan, departure)) }
    interval = FlightInterval(direction)
    old.flight.end(outcome, old.report, isContinued: true)
    let calls = flight.earlyCalls
    flight.run()
    for event in calls.events { send(event) }
    flight.followFingers()
    registry?.whenFlightBegins(flight)
  }
}
#endif
