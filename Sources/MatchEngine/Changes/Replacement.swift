#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// One child taking another one's place in a container of an app's own, and its flight.
@MainActor final class Replacement {
  /// The one under way in a view.
  static let running = AssociatedValue<Replacement>()

  let flight: MatchFlight
  private let exchange: ChildExchange
  private let passage: MatchChange
  private let transition: MatchTransition
  private var performance: Performance?
  /// Children that a flight has left behind on its way here; they go when it is over.
  private var past: [UIViewController] = []
  /// Whether the new child has its place, once that is decided.
  private var isFinished: Bool?

  init(_ exchange: ChildExchange, _ passage: MatchChange, _ transition: MatchTransition) {
    self.exchange = exchange
    self.passage = passage
    self.transition = transition
    let pendingFlight = exchange.involvedControllers.lazy.compactMap {
      ControllerTag.of($0)?.pendingFlight
    }.first
    flight = pendingFlight ?? MatchFlight()
    for keeper in exchange.involvedControllers { ControllerTag.of(keeper)?.pendingFlight = nil }
    flight.goesOn = true
  }

  private var old: UIViewController? { exchange.old }
  private var new: UIViewController { exchange.new }
  private var view: UIView { exchange.view }

  /// Nothing flies.
  func happenAtOnce() {
    exchange.begin(animated: false)
    exchange.finish()
    flight.end(.finished)
  }

  func begin() {
    prepare()
    let performance = Performance(
      flight,
      between: screens,
      isForward: passage.isForward,
      isReady: { [passage] in passage.isReady },
      eachFrame: { [view] _ in Replacement.running[view]?.endIfDisturbed() },
      whenStruck: { [self] outcome in complete(outcome) }
    )
    self.performance = performance
    flight.performance = performance
    run()
    performance.begin()
  }

  /// Goes on from what another one has on the screen.
  func begin(after running: Replacement, _ relation: FlightEvent.Relation) {
    past = running.past + [running.old].compactMap { $0 }
    performance = running.performance
    running.new.didMove(toParent: exchange.container)
    prepare()
    run()
    performance?.goOn(
      Performance.Turn(
        flight: flight,
        screens: screens,
        relation: relation,
        whenStruck: { [self] outcome in complete(outcome) }
      ),
      atOnce: false
    )
  }

  /// The new child is there, laid out, and has had its say.
  private func prepare() {
    new.loadViewIfNeeded()
    new.view.frame = view.bounds
    old?.participant?.matchWillStart(new)
    new.participant?.matchWillStart(old)
    exchange.begin(animated: true)
    new.view.layoutIfNeeded()
  }

  private func run() {
    LayerOverride.opacity(0).put(on: new.view.layer)
    Replacement.running[view] = self
    ControllerTag.made(for: exchange.container).replacement = self
    for controller in exchange.involvedControllers {
      let tag = ControllerTag.made(for: controller)
      tag.flight = flight
      tag.diagnosis = nil
    }
    flight.tellAtEnd(old, new)
  }

  private var screens: Screens {
    let leaving = old.map { MatchScreen(of: $0) } ?? MatchScreen(view: UIView(), mayMove: false)
    let arriving = MatchScreen(of: new)
    return Screens(
      container: view,
      lower: passage.isForward ? leaving : arriving,
      upper: passage.isForward ? arriving : leaving,
      options: { [transition] in transition.planOptions(in: $0) },
      reducesMotion: transition.reducedMotion == .crossFade,
      takesTouches: true
    )
  }

  private func complete(_ outcome: MatchOutcome) {
    guard self.isFinished == nil else { return }
    let isFinished = outcome == .finished || (outcome.isSkipped && !flight.isCancelledEarly)
    self.isFinished = isFinished
    if Replacement.running[view] === self { Replacement.running[view] = nil }
    for controller in [old, new] {
      if let view = controller?.viewIfLoaded { LayerOverride.release(view.layer) }
    }
    for controller in past { exchange.leave(controller) }
    if isFinished { exchange.finish() } else { exchange.cancel() }
  }
}

extension Replacement {
  /// Ends at once where the container itself comes or goes.
  func endIfDisturbed() { if !exchange.isUndisturbed() { flight.endAtOnce() } }

  /// The child that stays, after the end.
  var remaining: UIViewController? { isFinished ?? false ? new : old }

  private var isReturning: Bool { flight.isReturning || flight.isCancelledEarly }

  /// The child that would stay if nothing else happened.
  var heading: UIViewController? { isReturning ? old : new }

  /// The same flight to one of its own two ends.
  func turnBack(to controller: UIViewController) -> MatchFlight? {
    if controller === new {
      flight.finish()
      return flight
    }
    guard controller === old else { return nil }
    flight.cancel()
    return flight
  }

  /// How a passage to a third child can go on from here; nil where it cannot.
  func relation(to next: MatchChange) -> FlightEvent.Relation? {
    guard performance?.isFlying == true, !isReturning, next.isForward == passage.isForward,
      // Who has not quite gone yet cannot come again in the same flight.
      !past.contains(next.to)
    else { return nil }
    return next.isForward ? .onward : .backward
  }
}

extension ChildExchange {
  /// Whoever can be asked what becomes of it.
  fileprivate var involvedControllers: [UIViewController] {
    [container] + (old?.visibleControllerChain ?? []) + new.visibleControllerChain
  }
}
#endif
