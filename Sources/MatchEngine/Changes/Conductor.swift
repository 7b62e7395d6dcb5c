#if canImport(UIKit) && !os(watchOS)
import Foundation
import MatchEngineCore
import UIKit

/// One flight inside a transition of the system's: animator and interactor in one, so that it can be grabbed
/// at any time.
///
/// The system's context hears of every hold and of every letting go; at the end it hears of the cancellation,
/// if it is one, and of the completion, always both and once, in the turn in which the stage is struck.
@MainActor final class Conductor: NSObject {
  let passage: MatchChange
  let transition: MatchTransition
  let flight: MatchFlight
  private let startsHeld: Bool
  /// Whether the app drives it, with an interaction controller of its own.
  private var isDrivenByApp = false
  private var performance: Performance?
  private var grab: GrabGesture?
  private var line: InteractionBridge?
  private let alongside = Alongside()
  private var isOver = false
  /// Who arrives and is out of sight until it can be pictured.
  private var arriving: UIView?

  init(
    _ passage: MatchChange,
    _ transition: MatchTransition,
    _ flight: MatchFlight,
    startsHeld: Bool
  ) {
    self.passage = passage
    self.transition = transition
    self.flight = flight
    self.startsHeld = startsHeld
  }

  /// Everything begins here, whichever way the system begins.
  private func begin(_ context: any UIViewControllerContextTransitioning) {
    guard line == nil else { return }
    line = InteractionBridge(to: context)
    // The next frame may be too late: this one may be given back in the turn in which it began.
    for controller in [passage.from, passage.to] { controller.endDisturbedReplacements() }
    if isDrivenByApp, context.isInteractive { flight.hold() }
    let screens = place(context)
    guard context.isAnimated else { return install() }
    alongside.begin()
    let performance = Performance(
      flight,
      between: screens,
      isForward: passage.isForward,
      isReady: { [passage] in passage.isReady },
      eachFrame: { [weak self] flight in self?.follow(flight) },
      whenStruck: { [weak self] outcome in self?.complete(outcome) }
    )
    self.performance = performance
    flight.tellAtEnd(passage.from, passage.to)
    flight.performance = performance
    grab = GrabGesture(flight, of: passage, transition.gestures, in: context.containerView)
    performance.begin()
  }

  /// A custom presentation asks even where nothing is to move: then the views are put in place, and that is all.
  private func install() {
    passage.refuse(.notAsked("the change was not animated"), in: nil)
    complete(.finished)
    flight.end(.skipped(.notAnimated))
  }

  /// Puts the arriving view where it belongs, out of sight until it can be pictured.
  private func place(_ context: any UIViewControllerContextTransitioning) -> Screens {
    let container = context.containerView
    let from = context.view(forKey: .from)
    let to = context.view(forKey: .to)
    if let to, to.superview !== container || passage.isForward {
      let frame = context.finalFrame(for: passage.to)
      if frame != .zero, to.transform.isIdentity { to.frame = frame }
      if passage.isForward {
        container.addSubview(to)
        LayerOverride.opacity(0).put(on: to.layer)
        arriving = to
      } else {
        container.insertSubview(to, at: 0)
      }
      to.layoutIfNeeded()
    }
    var lower = screen(of: passage.lower, passage.isForward ? from : to)
    // Alongside, a sheet moves its presenter back; the flight leaves from where it is now.
    if passage.isForward, !lower.mayMove {
      lower.rest = CGAffineTransform(from: lower.view, to: container)
    }
    return Screens(
      container: container,
      lower: lower,
      upper: screen(of: passage.upper, passage.isForward ? to : from),
      options: { [transition] in transition.planOptions(in: $0) },
      reducesMotion: transition.reducedMotion == .crossFade
    )
  }

  private func screen(of controller: UIViewController, _ view: UIView?) -> MatchScreen {
    MatchScreen(of: controller, in: view, mayMove: view != nil)
  }

  /// The context, and what goes alongside, follow the flight.
  private func follow(_ flight: MatchFlight) {
    if isDrivenByApp {
      line?.lead(flight, of: passage)
    } else {
      line?.follow(flight)
      alongside.follow(flight.fraction)
    }
  }

  private func complete(_ outcome: MatchOutcome) {
    guard let line, !isOver else { return }
    isOver = true
    grab?.remove()
    let isFinished = outcome == .finished || (outcome.isSkipped && !flight.isCancelledEarly)
    if let arriving { LayerOverride.release(arriving.layer) }
    if !isFinished, let to = line.context.view(forKey: .to) { to.removeFromSuperview() }
    line.end(isFinished)
    alongside.end(isFinished)
    arriving = nil
    line.context.completeTransition(isFinished)
    self.line = nil
    performance = nil
  }

  /// A flight that UIKit asked for and then never began ends, too.
  deinit {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { [flight] in flight.abandon() }
  }
}

extension Conductor: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    guard let context else { return transition.expectedDuration(for: 400) }
    let size = context.containerView.bounds.size
    return context.isAnimated
      ? transition.expectedDuration(for: hypot(size.width, size.height) / 2) : 0
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) { begin(context) }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    // Who drives an interruptible animator may never call `animateTransition(using:)`.
    if isDrivenByApp { begin(context) }
    return alongside.animator
  }
}

extension Conductor: UIViewControllerInteractiveTransitioning {
  /// Who drives: the app's own, or else this one.
  func interactor(_ own: (any UIViewControllerInteractiveTransitioning)?)
    -> any UIViewControllerInteractiveTransitioning
  {
    isDrivenByApp = own != nil
    return own ?? self
  }

  var wantsInteractiveStart: Bool { startsHeld }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    begin(context)
  }
}

extension MatchChange {
  /// Whether both screens have what they wait for.
  var isReady: Bool {
    [from, to].allSatisfy { $0.participant?.matchIsReady() ?? true }
  }
}

extension MatchTransition {
  /// How long a flight takes, before anybody knows how far anything flies: so many points, say.
  fileprivate func expectedDuration(for travel: CGFloat) -> TimeInterval {
    switch timing.curve {
    case .spring(let spring):
      timing.delay + spring.settlingTime(tolerance: 0.5 / max(Double(travel), 1))
    case .bezier:
      timing.delay + (timing.duration ?? MatchTiming.automaticDuration(for: Double(travel)))
    }
  }

  func planOptions(in container: Box) -> PlanOptions {
    PlanOptions(
      container: container,
      timing: timing,
      stagger: stagger,
      screens: background,
      style: style
    )
  }
}

extension MatchOutcome {
  var isSkipped: Bool { if case .skipped = self { true } else { false } }
}
#endif
