#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

// Continuing to another change, from what is on the screen.

extension FlightSession {
  struct Redirection {
    let change: any FlightChange
    let flight: MatchFlight
    let screens: Screens
    /// How the flight that is continued ends: whether it was on its way back.
    let outcome: MatchOutcome
    /// Whether the change leaves the upper one of the two screens.
    let leavesUpper: Bool
  }

  /// Continues to another change from what is on the screen.
  ///
  /// The current flight ends as finished or, if it's on its way back, as cancelled. An arriving view that was
  /// never on the screen has to be there first, so every change that doesn't start at once waits for the next
  /// frame, or for another change.
  func redirect(to change: any FlightChange, as next: MatchFlight) {
    let isBack = flight.isHeadingBack
    let wasForward = self.change?.direction != .backward
    let screens = UIView.unanimatedInBlock { change.install(for: next) }
    if !change.startsAtOnce { probe.begin(in: screens.container) }
    next.findChange = change.findExchange
    next.session = self
    redirection = Redirection(
      change: change,
      flight: next,
      screens: screens,
      outcome: isBack ? .cancelled : .finished,
      leavesUpper: wasForward != isBack
    )
    if change.startsAtOnce { continueNow() }
  }

  func continueNow() {
    guard let next = redirection, let driver, isOnStage, let stage else { return }
    redirection = nil
    // A finger or an app that holds this flight doesn't hold the next one.
    if flight.phase == .held { send(.finish(velocity: 0)) }
    let past = (flight: flight, report: driver.report(leavingAs: next.outcome))
    change = next.change
    flight = next.flight
    let direction = next.change.direction
    let screens = next.screens
    let arriving = screens.arriving(direction).view
    let departure = FlightEvent.Departure(
      direction,
      leavesUpper: next.leavesUpper,
      arriving: stage.performers.screens.first { $0.screen.view === arriving }?.number,
      isCovered: [screens.lower, screens.upper].allSatisfy(\.isOpaque)
    )
    stage.view.flight = flight
    guard let plan = stage.plan(to: screens, direction) else { return }
    stage.clock.leaveOut { driver.send(.redirect(plan, departure)) }
    endInterval(next.outcome, past.report)
    interval = FlightInterval(direction)
    count = screens.count
    past.flight.end(next.outcome, past.report, isContinued: true)
    let calls = flight.earlyCalls
    flight.run()
    for event in calls.events { send(event) }
    flight.followFingers()
    registry?.whenFlightBegins(flight)
  }
}
#endif
