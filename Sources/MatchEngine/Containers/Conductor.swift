#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// One flight inside a transition of the system's: animator and interactor in one, so that it can be grabbed
/// at any time.
///
/// The system's context hears of every hold and of every letting go; at the end it hears of the cancellation,
/// if it is one, and of the completion, always both and once, in the turn in which the stage is struck.
@MainActor final class Conductor: NSObject {
  let passage: MatchPassage
  let transition: MatchTransition
  let flight: MatchFlight
  private let startsHeld: Bool
  private var performance: Performance?
  private var context: (any UIViewControllerContextTransitioning)?
  /// Whether the context was told that it is interactive, and not yet that it is no more.
  private var isInteractive = false
  private var isOver = false
  /// What the system animates alongside follows the flight through this one.
  private lazy var follower: UIViewPropertyAnimator = {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.pausesOnCompletion = true
    return animator
  }()
  private var follows = false

  init(
    _ passage: MatchPassage,
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
    guard self.context == nil else { return }
    self.context = context
    isInteractive = context.isInteractive
    let screens = place(context)
    let performance = Performance(
      flight,
      between: screens,
      isForward: passage.kind.isForward,
      isReady: { [passage] in passage.isReady },
      eachFrame: { [weak self] flight in self?.follow(flight) },
      whenStruck: { [weak self] outcome in self?.complete(outcome) }
    )
    self.performance = performance
    performance.begin()
  }

  /// Puts the arriving view where it belongs, out of sight until it can be pictured.
  private func place(_ context: any UIViewControllerContextTransitioning) -> Screens {
    let container = context.containerView
    let from = context.view(forKey: .from)
    let to = context.view(forKey: .to)
    if let to, to.superview !== container || passage.kind.isForward {
      let frame = context.finalFrame(for: passage.to)
      if frame != .zero, to.transform.isIdentity { to.frame = frame }
      if passage.kind.isForward {
        container.addSubview(to)
        Hold.opacity(0).put(on: to.layer)
      } else {
        container.insertSubview(to, at: 0)
      }
      to.layoutIfNeeded()
    }
    return Screens(
      container: container,
      lower: screen(of: passage.lower, passage.kind.isForward ? from : to),
      upper: screen(of: passage.upper, passage.kind.isForward ? to : from),
      options: { [transition] in transition.planOptions(in: $0) },
      reducesMotion: transition.reducedMotion == .crossFade
    )
  }

  private func screen(of controller: UIViewController, _ view: UIView?) -> MatchScreen {
    MatchScreen(
      view: view ?? controller.view,
      source: { [weak controller] in (controller?.innermost as? any MatchParticipant)?.matchSource()
      },
      mayMove: view != nil
    )
  }

  /// The context, and what goes alongside, follow the flight.
  private func follow(_ flight: MatchFlight) {
    guard let context else { return }
    let isHeld = flight.phase == .held
    if isHeld, !isInteractive {
      isInteractive = true
      context.pauseInteractiveTransition()
    } else if !isHeld, isInteractive, flight.phase == .settling {
      isInteractive = false
      if flight.isReturning {
        context.cancelInteractiveTransition()
      } else {
        context.finishInteractiveTransition()
      }
    }
    if isHeld { context.updateInteractiveTransition(flight.fraction) }
    if follows { follower.fractionComplete = flight.fraction }
  }

  private func complete(_ outcome: Outcome) {
    guard let context, !isOver else { return }
    isOver = true
    let isFinished = outcome == .finished || (outcome.isSkipped && !flight.isCancelledEarly)
    Hold.release(passage.to.view.layer)
    Hold.release(passage.from.view.layer)
    if !isFinished, let to = context.view(forKey: .to) { to.removeFromSuperview() }
    tell(context, isFinished)
    if follows {
      follower.stopAnimation(false)
      follower.finishAnimation(at: isFinished ? .end : .start)
    }
    context.completeTransition(isFinished)
    self.context = nil
  }

  /// A cancellation is told before the completion, whether a finger made it or not.
  private func tell(_ context: any UIViewControllerContextTransitioning, _ isFinished: Bool) {
    if isFinished {
      if isInteractive { context.finishInteractiveTransition() }
    } else if !context.transitionWasCancelled {
      if !isInteractive, !context.isInteractive { context.pauseInteractiveTransition() }
      context.cancelInteractiveTransition()
    }
    isInteractive = false
  }
}

extension Conductor: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    context?.isAnimated == false ? 0 : transition.timing.duration ?? 0.5
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) { begin(context) }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    follows = true
    return follower
  }
}

extension Conductor: UIViewControllerInteractiveTransitioning {
  var wantsInteractiveStart: Bool { startsHeld }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    begin(context)
  }
}

extension MatchPassage {
  /// Whether both screens have what they wait for.
  var isReady: Bool {
    [from, to].allSatisfy { ($0.innermost as? any MatchParticipant)?.matchIsReady() ?? true }
  }
}

extension MatchTransition {
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

extension Outcome {
  var isSkipped: Bool { if case .skipped = self { true } else { false } }
}
#endif
