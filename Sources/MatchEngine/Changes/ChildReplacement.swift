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
  /// Whether the new child is one of those, and still on the screen.
  private let comesBack: Bool
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
    self.past = past.filter { $0 !== exchange.new }
    comesBack = past.contains(exchange.new)
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
    keepArrivingHidden()
    return screens
  }

  func keepArrivingHidden() { if !comesBack { LayerOverride.keepHidden(new.view.layer) } }

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

  func complete(_ outcome: MatchOutcome, isFinished: Bool) {
    self.isFinished = isFinished
    for controller in [old, new] {
      if let view = controller?.viewIfLoaded { LayerOverride.release(view.layer) }
    }
    for controller in past { exchange.leave(controller) }
    if isFinished { exchange.finish() } else { exchange.cancel() }
  }

  /// The container must not itself appear or disappear.
  func canGoOn() -> Bool { exchange.isUndisturbed() }
}

// MARK: Another call in the meantime

extension ChildReplacement {
  /// The child that stays, after the end.
  var remaining: UIViewController? { isFinished ?? false ? new : old }

  private var isHeadingBack: Bool { flight?.isHeadingBack ?? false }

  /// The child that was there before.
  var beginning: UIViewController? { old }

  /// The child that would stay if nothing else happened.
  var heading: UIViewController? { isHeadingBack ? old : new }

  /// Sends the running flight to one of its own two ends.
  func reverse(to controller: UIViewController) -> MatchFlight? {
    if controller === new {
      flight?.finish()
      return flight
    }
    guard controller === old else { return nil }
    flight?.cancel()
    return flight
  }

  /// Leaves this change behind, because the flight continues to another child.
  ///
  /// - Returns: The children to remove when the whole flight is over.
  func leaveBehind() -> [UIViewController] {
    if isHeadingBack {
      exchange.turnBack()
      return past + [new]
    }
    new.didMove(toParent: exchange.container)
    return past + [old].compactMap { $0 }
  }

  /// Undoes this change, to which the flight hasn't continued yet.
  ///
  /// - Returns: The children to remove when the whole flight is over.
  func withdraw() -> [UIViewController] {
    isFinished = false
    if comesBack {
      exchange.turnBack()
      return past + [new]
    }
    LayerOverride.release(new.view.layer)
    exchange.cancel()
    return past
  }
}

extension ChildExchange {
  /// The controllers on which an app can look up the flight.
  var involvedControllers: [UIViewController] {
    [container] + (old?.visibleControllerChain ?? []) + new.visibleControllerChain
  }
}
#endif
