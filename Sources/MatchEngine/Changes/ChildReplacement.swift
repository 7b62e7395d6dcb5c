#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The change that replaces one child with another in an app's own container.
@MainActor final class ChildReplacement: FlightChange {
  private let exchange: ChildExchange
  private let change: MatchChange
  private let options: MatchTransition
  /// Children that the flight left behind on its way here; they are removed when it is over.
  private let past: [UIViewController]
  /// The change's own flight, once it has one; the session keeps it alive.
  private weak var flight: MatchFlight?
  /// Whether the new child stays, once that is decided.
  private var isFinished: Bool?

  init(
    _ exchange: ChildExchange,
    _ change: MatchChange,
    _ options: MatchTransition,
    after past: [UIViewController] = []
  ) {
    self.exchange = exchange
    self.change = change
    self.options = options
    self.past = past
  }

  private var old: UIViewController? { exchange.old }
  private var new: UIViewController { exchange.new }
  private var view: UIView { exchange.view }

  var direction: MatchDirection { change.direction }
  var isReady: Bool { change.isReady }
  var canBeContinued: Bool { true }

  /// Makes the change without a flight.
  func happenAtOnce(_ flight: MatchFlight) {
    exchange.begin(animated: false)
    exchange.finish()
    flight.end(.finished)
  }

  /// Adds the new child, notifies the participants and lays the child out.
  func install(for flight: MatchFlight) -> Screens {
    self.flight = flight
    new.loadViewIfNeeded()
    new.view.frame = view.bounds
    flight.tellStart(old, with: new)
    flight.tellStart(new, with: old)
    exchange.begin(animated: true)
    new.view.layoutIfNeeded()
    LayerOverride.opacity(0).put(on: new.view.layer)
    return screens
  }

  private var screens: Screens {
    let leaving = old.map { MatchScreen(of: $0) } ?? MatchScreen(view: UIView(), mayMove: false)
    let arriving = MatchScreen(of: new)
    let isForward = direction == .forward
    return Screens(
      in: view,
      lower: isForward ? leaving : arriving,
      upper: isForward ? arriving : leaving,
      options,
      takesTouches: true
    )
  }

  func follow(_ flight: MatchFlight) { endIfDisturbed() }

  func complete(_ outcome: MatchOutcome, isFinished: Bool) {
    self.isFinished = isFinished
    for controller in [old, new] {
      if let view = controller?.viewIfLoaded { LayerOverride.release(view.layer) }
    }
    for controller in past { exchange.leave(controller) }
    if isFinished { exchange.finish() } else { exchange.cancel() }
  }

  // MARK: While the container itself appears or disappears

  /// Ends the flight at once if the container itself appears or disappears.
  private func endIfDisturbed() { if !exchange.isUndisturbed() { flight?.endAtOnce() } }

  /// Ends the flights in containers that are themselves appearing or disappearing.
  ///
  /// The next frame may be too late, because what begins now can be undone in the same turn.
  static func endDisturbed(in window: UIWindow?) {
    guard let window else { return }
    for change in SessionRegistry.changes(ChildReplacement.self, inWindow: window) {
      change.endIfDisturbed()
    }
  }
}

// MARK: Another call in the meantime

extension ChildReplacement {
  /// The child that stays, after the end.
  var remaining: UIViewController? { isFinished ?? false ? new : old }

  private var isHeadingBack: Bool { flight?.isHeadingBack ?? false }

  /// The child that would stay if nothing else happened.
  var heading: UIViewController? { isHeadingBack ? old : new }

  /// Sends the running flight to one of its own two ends.
  func turnBack(to controller: UIViewController) -> MatchFlight? {
    if controller === new {
      flight?.finish()
      return flight
    }
    guard controller === old else { return nil }
    flight?.cancel()
    return flight
  }

  /// Whether a change to a third child can go on from here.
  func canContinue(with next: MatchChange) -> Bool {
    // A child that is still leaving can't come back in the same flight.
    !isHeadingBack && next.direction == direction && !past.contains(next.to)
  }

  /// Completes this change because the flight is already continuing to another child.
  ///
  /// - Returns: The children to remove when the whole flight is over.
  func leaveBehind() -> [UIViewController] {
    new.didMove(toParent: exchange.container)
    return past + [old].compactMap { $0 }
  }
}

extension ChildExchange {
  /// The controllers on which an app can look up the flight.
  var involvedControllers: [UIViewController] {
    [container] + (old?.visibleControllerChain ?? []) + new.visibleControllerChain
  }
}
#endif
