#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// One child taking another one's place in a container of an app's own: containment, appearance and flight.
@MainActor final class Replacement {
  /// The one under way in a view.
  static let running = AssociatedValue<Replacement>()

  let flight: MatchFlight
  private let container: UIViewController
  private let old: UIViewController?
  private let new: UIViewController
  private let view: UIView
  private let passage: MatchPassage
  private let transition: MatchTransition
  private var performance: Performance?
  /// Children that a flight has left behind on its way here; they go when it is over.
  private var past: [UIViewController] = []
  /// Whether the new child has its place, once that is decided.
  private var isFinished: Bool?

  init(
    _ container: UIViewController,
    _ old: UIViewController?,
    _ new: UIViewController,
    in view: UIView,
    _ passage: MatchPassage,
    _ transition: MatchTransition
  ) {
    self.container = container
    self.old = old
    self.new = new
    self.view = view
    self.passage = passage
    self.transition = transition
    let keepers = [container] + (old?.lineage ?? []) + new.lineage
    flight = keepers.lazy.compactMap { ControllerTag.of($0)?.awaited }.first ?? MatchFlight()
    for keeper in keepers { ControllerTag.of(keeper)?.awaited = nil }
    flight.goesOn = true
  }

  /// Nothing flies.
  func happenAtOnce() {
    let isSeen = view.window != nil
    adopt(isSeen, animated: false)
    arrive(isSeen)
    flight.end(.finished)
  }

  func begin() {
    prepare()
    adopt(true, animated: true)
    new.view.layoutIfNeeded()
    let performance = Performance(
      flight,
      between: screens,
      isForward: passage.isForward,
      isReady: { [passage] in passage.isReady },
      eachFrame: { [view] flight in if view.window == nil { flight.endAtOnce() } },
      whenStruck: { [self] outcome in complete(outcome) }
    )
    self.performance = performance
    flight.performance = performance
    run()
    performance.begin()
  }

  /// Goes on from what another one has on the screen.
  func begin(after running: Replacement, _ relation: FlightEvent.Relation) {
    prepare()
    past = running.past + [running.old].compactMap { $0 }
    performance = running.performance
    running.new.didMove(toParent: container)
    adopt(true, animated: true)
    new.view.layoutIfNeeded()
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

  private func run() {
    Hold.opacity(0).put(on: new.view.layer)
    Replacement.running[view] = self
    for controller in [container] + (old?.lineage ?? []) + new.lineage {
      let tag = ControllerTag.made(for: controller)
      tag.flight = flight
      tag.diagnosis = nil
    }
    flight.whenEnded { [old, new] flight in
      for controller in [old, new] {
        (controller?.innermost as? any MatchParticipant)?.matchDidEnd(flight)
      }
    }
  }

  private func prepare() {
    new.loadViewIfNeeded()
    new.view.frame = view.bounds
    (old?.innermost as? any MatchParticipant)?.matchWillStart(new)
    (new.innermost as? any MatchParticipant)?.matchWillStart(old)
  }

  private var screens: Screens {
    let leaving = old.map { screen(of: $0) } ?? MatchScreen(view: UIView(), mayMove: false)
    let arriving = screen(of: new)
    return Screens(
      container: view,
      lower: passage.isForward ? leaving : arriving,
      upper: passage.isForward ? arriving : leaving,
      options: { [transition] in transition.planOptions(in: $0) },
      reducesMotion: transition.reducedMotion == .crossFade
    )
  }

  private func screen(of controller: UIViewController) -> MatchScreen {
    MatchScreen(
      view: controller.view,
      source: { [weak controller] in (controller?.innermost as? any MatchParticipant)?.matchSource()
      }
    )
  }
}

extension Replacement {
  private func adopt(_ isSeen: Bool, animated: Bool) {
    new.loadViewIfNeeded()
    old?.willMove(toParent: nil)
    container.addChild(new)
    if isSeen {
      old?.beginAppearanceTransition(false, animated: animated)
      new.beginAppearanceTransition(true, animated: animated)
    }
    new.view.frame = view.bounds
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let beside = old?.viewIfLoaded, beside.superview === view {
      if passage.isForward {
        view.insertSubview(new.view, aboveSubview: beside)
      } else {
        view.insertSubview(new.view, belowSubview: beside)
      }
    } else {
      view.addSubview(new.view)
    }
  }

  private func complete(_ outcome: Outcome) {
    guard self.isFinished == nil else { return }
    let isFinished = outcome == .finished || (outcome.isSkipped && !flight.isCancelledEarly)
    self.isFinished = isFinished
    if Replacement.running[view] === self { Replacement.running[view] = nil }
    for controller in [old, new] {
      if let view = controller?.viewIfLoaded { Hold.release(view.layer) }
    }
    // A container that has left the window has told its children so by itself.
    let isSeen = view.window != nil
    for controller in past { leave(controller, isSeen) }
    if isFinished { arrive(isSeen) } else { goBack(isSeen) }
  }

  private func arrive(_ isSeen: Bool) {
    if let old { leave(old, isSeen) }
    if isSeen { new.endAppearanceTransition() }
    // The app may have taken it away again meanwhile.
    guard new.parent === container else { return }
    new.didMove(toParent: container)
    ControllerTag.made(for: container).front = new
  }

  private func leave(_ controller: UIViewController, _ isSeen: Bool) {
    controller.viewIfLoaded?.removeFromSuperview()
    if isSeen { controller.endAppearanceTransition() }
    if controller.parent === container { controller.removeFromParent() }
  }

  /// The appearance is turned round before it ends, as the system does it.
  private func goBack(_ isSeen: Bool) {
    if new.parent === container { new.willMove(toParent: nil) }
    new.view.removeFromSuperview()
    if isSeen { turnAppearance(of: new, false) }
    if new.parent === container { new.removeFromParent() }
    guard let old, old.parent === container else { return }
    if isSeen { turnAppearance(of: old, true) }
    old.didMove(toParent: container)
    ControllerTag.made(for: container).front = old
  }

  private func turnAppearance(of controller: UIViewController, _ isAppearing: Bool) {
    controller.beginAppearanceTransition(isAppearing, animated: true)
    controller.endAppearanceTransition()
  }
}

extension Replacement {
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
  func relation(to next: MatchPassage) -> FlightEvent.Relation? {
    guard performance?.isFlying == true, !isReturning, next.isForward == passage.isForward,
      // Who has not quite gone yet cannot come again in the same flight.
      !past.contains(next.to)
    else { return nil }
    return next.isForward ? .onward : .backward
  }
}
#endif
