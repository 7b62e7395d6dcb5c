#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The change that a flight animates: a push, a replaced child, a new root or a change inside one screen.
@MainActor protocol FlightChange: AnyObject {
  /// Forward if the arriving screen covers the other one; backward if it is uncovered.
  var direction: MatchDirection { get }

  /// Puts the arriving screen in place, out of sight, and returns the screens of the flight.
  func install(for flight: MatchFlight) -> Screens

  /// Keeps the arriving screen out of sight, whatever the app does to it; called on every frame until it flies.
  func keepArrivingHidden()

  /// Whether the screens are ready; checked on every frame until they are.
  var isReady: Bool { get }

  /// Whether the flight is staged in this turn, because nothing has to be on the screen first.
  var startsAtOnce: Bool { get }

  /// Whether another change in the same place can continue this flight.
  var canBeContinued: Bool { get }

  /// Whether the change can no longer be undone.
  var mustFinish: Bool { get }

  /// Called after each frame.
  func follow(_ flight: MatchFlight)

  /// Whether the flight can go on after this frame; otherwise it ends at once.
  func canGoOn() -> Bool

  /// Called with what the flight has done, once it's over.
  func note(_ report: MatchReport)

  /// Completes or undoes the change, after the stage was struck or was never set.
  func complete(_ outcome: MatchOutcome, isFinished: Bool)
}

extension FlightChange {
  func keepArrivingHidden() {}
  var isReady: Bool { true }
  var startsAtOnce: Bool { false }
  var canBeContinued: Bool { false }
  var mustFinish: Bool { false }
  func follow(_ flight: MatchFlight) {}
  func canGoOn() -> Bool { true }
  func note(_ report: MatchReport) {}

  /// How the screens of this change relate to those of the change that it continues.
  var relation: FlightEvent.Relation { direction == .forward ? .onward : .backward }
}

extension MatchFlight {
  /// Returns the flight of a change and publishes it to controllers.
  ///
  /// This is the flight that the app began by hand on one of them, or else a new one.
  static func published(to controllers: [UIViewController]) -> MatchFlight {
    let pending = controllers.lazy.compactMap { ControllerTag.of($0)?.pendingFlight }.first
    let flight = pending ?? MatchFlight()
    flight.publish(to: controllers)
    return flight
  }

  /// Publishes the flight to controllers.
  func publish(to controllers: [UIViewController]) {
    for controller in controllers {
      let tag = ControllerTag.made(for: controller)
      tag.flight = self
      tag.wasAsked = true
      tag.diagnosis = nil
      tag.pendingFlight = nil
    }
  }

  /// Starts a held flight by hand; returns nil if the engine doesn't take part in what `change` begins.
  static func begin(on controller: UIViewController, _ change: () -> Void) -> MatchFlight? {
    let tag = ControllerTag.made(for: controller)
    let flight = MatchFlight()
    flight.hold()
    tag.pendingFlight = flight
    change()
    controller.viewIfLoaded?.layoutIfNeeded()
    let isTaken = tag.pendingFlight == nil
    tag.pendingFlight = nil
    return isTaken ? flight : nil
  }

  /// Tells a screen that the flight is about to be planned and, later, that it has ended.
  func tellStart(_ controller: UIViewController?, with partner: UIViewController?) {
    guard let participant = controller?.participant else { return }
    whenEnded { participant.matchDidEnd($0) }
    participant.matchWillStart(partner)
  }
}
#endif
