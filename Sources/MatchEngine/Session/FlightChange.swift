#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The change that a flight animates: a push, a replaced child, a new root or a change inside one screen.
@MainActor protocol FlightChange: AnyObject {
  /// Forward if the arriving screen covers the other one; backward if it is uncovered.
  var direction: MatchDirection { get }

  /// Puts the arriving screen in place, out of sight, and returns the screens of the flight.
  func install(for flight: MatchFlight) -> Screens

  /// Whether the screens are ready; checked on every frame until they are.
  var isReady: Bool { get }

  /// Whether the flight is staged in this turn, because nothing has to be on the screen first.
  var startsAtOnce: Bool { get }

  /// Whether another change in the same place can continue this flight.
  var canBeContinued: Bool { get }

  /// The only end that the flight may still reach; nil if it may reach either.
  var onlyEnd: Lifecycle.Heading? { get }

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
  var isReady: Bool { true }
  var startsAtOnce: Bool { false }
  var canBeContinued: Bool { false }
  var onlyEnd: Lifecycle.Heading? { nil }
  func follow(_ flight: MatchFlight) {}
  func canGoOn() -> Bool { true }
  func note(_ report: MatchReport) {}
}

extension FlightEvent {
  /// What happens instead, if the flight may only reach one end.
  @MainActor func restricted(to end: Lifecycle.Heading, of flight: MatchFlight) -> [FlightEvent] {
    let isHeld = flight.phase == .held
    switch end {
    case .finish:
      let turn: [FlightEvent] = isHeld || flight.isHeadingBack ? [.finish(velocity: 0)] : []
      switch self {
      case .hold, .move, .reverse, .cancel, .release: return turn
      // The flight ends where it is heading, even if the other end is nearer.
      case .gone: return turn + [.resized]
      default: return turn + [self]
      }
    case .cancel:
      switch self {
      case .finish(let velocity), .release(let velocity): return [.cancel(velocity: velocity)]
      case .reverse: return isHeld ? [.cancel(velocity: 0)] : []
      case .gone, .overtaken: return [.cancel(velocity: 0), .resized]
      default: return [self]
      }
    }
  }
}

extension MatchFlight {
  /// Returns the flight of a change and publishes it to controllers.
  ///
  /// This is the flight that the app began by hand on one of them, or else a new one.
  static func published(to controllers: [UIViewController]) -> MatchFlight {
    let flight = pending(on: controllers) ?? MatchFlight()
    flight.isPending = false
    flight.publish(to: controllers)
    return flight
  }

  /// The first flight that was begun by hand on one of some controllers, or inside one, and that nothing has used.
  static func pending(on controllers: [UIViewController]) -> MatchFlight? {
    controllers.lazy.compactMap { ControllerTag.of($0) }
      .compactMap { $0.pendingFlights.first(where: \.isPending) }.first
  }

  /// Publishes the flight to controllers.
  func publish(to controllers: [UIViewController]) {
    for controller in controllers {
      let tag = ControllerTag.made(for: controller)
      tag.add(self)
      tag.noteQuestion(about: controller, nil)
    }
  }

  /// Starts a held flight by hand; returns nil if the engine doesn't take part in what `change` begins.
  ///
  /// The system may ask only later, for example after the transition that is under way. The flight waits for that.
  static func begin(on controller: UIViewController, _ change: () -> Void) -> MatchFlight? {
    let tag = ControllerTag.made(for: controller)
    // The system may name a controller around this one.
    let tags = sequence(first: controller, next: \.parent).map { ControllerTag.made(for: $0) }
    let flight = MatchFlight()
    flight.hold()
    flight.isPending = true
    let before = tag.diagnosis
    tag.diagnosis = nil
    // What the system asks about in this call is this change; what it asks about later comes in order.
    for tag in tags { tag.pendingFlights.insert(flight, at: 0) }
    change()
    controller.viewIfLoaded?.layoutIfNeeded()
    for tag in tags { tag.pendingFlights.removeAll { $0 === flight } }
    if flight.isPending {
      guard tag.diagnosis == nil, controller.mayStillBeAsked else {
        tag.diagnosis = tag.diagnosis ?? before
        return nil
      }
      for tag in tags { tag.pendingFlights.append(flight) }
      FlightWatch(of: flight, on: controller).start()
    }
    guard flight.outcome == nil else { return nil }
    if tag.flight !== flight { tag.add(flight, isLatest: tag.flight == nil) }
    return flight
  }

  /// Tells a screen that the flight is about to be planned and, later, that it has ended.
  func tellStart(_ controller: UIViewController?, with partner: UIViewController?) {
    for participant in controller?.participants ?? [] {
      whenEnded { participant.matchDidEnd($0) }
      participant.matchWillStart(partner)
    }
  }
}

extension UIViewController {
  /// Whether the system may still ask for the animator of a change that was just made.
  fileprivate var mayStillBeAsked: Bool {
    let container = self as? UINavigationController ?? navigationController ?? self
    return container.transitionCoordinator != nil || isBeingPresented || isBeingDismissed
  }
}

/// Ends a flight that was begun by hand if the system never asks for it.
///
/// Until then, its clock keeps it alive.
@MainActor private final class FlightWatch {
  private let flight: MatchFlight
  private weak var controller: UIViewController?
  private let clock = FrameClock()
  private var quietFrames = 0

  init(of flight: MatchFlight, on controller: UIViewController) {
    self.flight = flight
    self.controller = controller
  }

  func start() {
    clock.tick = { _ in self.endIfUnused() }
    clock.isRunning = true
  }

  private func endIfUnused() {
    if flight.isPending {
      quietFrames = controller?.mayStillBeAsked == true ? 0 : quietFrames + 1
      guard controller == nil || quietFrames > 2 else { return }
      flight.end(.skipped(.gone))
    }
    clock.isRunning = false
    clock.tick = { _ in }
  }
}
#endif
