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
  let passage: MatchPassage
  let transition: MatchTransition
  let flight: MatchFlight
  private let startsHeld: Bool
  /// Whether the app drives it, with an interaction controller of its own.
  var isDrivenByApp = false
  private var performance: Performance?
  private var grab: Grab?
  private var context: (any UIViewControllerContextTransitioning)?
  /// Whether the context was told that it is interactive, and not yet that it is no more.
  private var isInteractive = false
  private var isOver = false
  /// Who arrives and is out of sight until it can be pictured.
  private var arriving: UIView?
  /// What the system animates alongside follows the flight through this one.
  private var follower: UIViewPropertyAnimator?

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
    if isDrivenByApp, isInteractive { flight.hold() }
    let screens = place(context)
    guard context.isAnimated else { return install() }
    startFollowing(context)
    let performance = Performance(
      flight,
      between: screens,
      isForward: passage.isForward,
      isReady: { [passage] in passage.isReady },
      eachFrame: { [weak self] flight in self?.follow(flight) },
      whenStruck: { [weak self] outcome in self?.complete(outcome) }
    )
    self.performance = performance
    tellParticipantsAtEnd()
    flight.performance = performance
    grab = Grab(flight, of: passage, transition.gestures, in: context.containerView)
    performance.begin()
  }

  /// A custom presentation asks even where nothing is to move: then the views are put in place, and that is all.
  private func install() {
    passage.refuse(.notAsked("the change was not animated"), in: nil)
    complete(.finished)
    flight.end(.skipped(.stageFailed))
  }

  /// What goes alongside joins the first animation that begins in here, and is carried on by hand from then.
  private func startFollowing(_ context: any UIViewControllerContextTransitioning) {
    let animator = animatorAlongside
    guard animator.state == .inactive else { return }
    animator.addAnimations {}
    animator.pauseAnimation()
  }

  private var animatorAlongside: UIViewPropertyAnimator {
    if let follower { return follower }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.pausesOnCompletion = true
    follower = animator
    return animator
  }

  private func tellParticipantsAtEnd() {
    let parties = [passage.from.innermost, passage.to.innermost]
      .compactMap { $0 as? any MatchParticipant }
    guard !parties.isEmpty else { return }
    flight.whenEnded { flight in for party in parties { party.matchDidEnd(flight) } }
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
        Hold.opacity(0).put(on: to.layer)
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
    guard !isDrivenByApp else { return followApp(context) }
    let isHeld = flight.phase == .held
    if isHeld, !isInteractive {
      isInteractive = true
      context.pauseInteractiveTransition()
    } else if !isHeld, isInteractive {
      isInteractive = false
      if flight.isReturning {
        context.cancelInteractiveTransition()
      } else {
        context.finishInteractiveTransition()
      }
    }
    if isHeld { context.updateInteractiveTransition(flight.fraction) }
    follower?.fractionComplete = min(max(flight.fraction, 0), 1)
  }

  /// The flight follows the app's own interaction controller, which tells the context.
  private func followApp(_ context: any UIViewControllerContextTransitioning) {
    if context.isInteractive {
      isInteractive = true
      let coordinator = passage.to.transitionCoordinator ?? passage.from.transitionCoordinator
      if let coordinator { flight.update(coordinator.percentComplete) }
    } else if isInteractive {
      isInteractive = false
      if context.transitionWasCancelled { flight.cancel() } else { flight.finish() }
    }
  }

  private func complete(_ outcome: Outcome) {
    guard let context, !isOver else { return }
    isOver = true
    grab?.remove()
    let isFinished = outcome == .finished || (outcome.isSkipped && !flight.isCancelledEarly)
    if let arriving { Hold.release(arriving.layer) }
    if !isFinished, let to = context.view(forKey: .to) { to.removeFromSuperview() }
    tell(context, isFinished)
    stopFollowing(isFinished)
    arriving = nil
    context.completeTransition(isFinished)
    self.context = nil
    performance = nil
  }

  private func stopFollowing(_ isFinished: Bool) {
    guard let follower else { return }
    if follower.state == .active { follower.stopAnimation(false) }
    if follower.state == .stopped { follower.finishAnimation(at: isFinished ? .end : .start) }
    self.follower = nil
  }

  /// A flight that UIKit asked for and then never began ends, too.
  deinit {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { [flight] in flight.abandon() }
  }

  /// A cancellation is told before the completion, whether a finger made it or not.
  private func tell(_ context: any UIViewControllerContextTransitioning, _ isFinished: Bool) {
    if isFinished {
      if isInteractive || context.transitionWasCancelled {
        if !isInteractive { context.pauseInteractiveTransition() }
        context.finishInteractiveTransition()
      }
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
    // Who drives an interruptible animator may never call `animateTransition(using:)`.
    if isDrivenByApp { begin(context) }
    return animatorAlongside
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
