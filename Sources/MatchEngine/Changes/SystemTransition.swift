#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The animator and the interactor of a push, a presentation or a tab change: as both, it can be grabbed at any time.
@MainActor final class SystemTransition: NSObject {
  let flight: MatchFlight
  private let change: MatchChange
  fileprivate let options: MatchTransition
  /// Whether the app keeps the user on the arriving screen, so that no finger can send it back.
  var isLocked: () -> Bool = { false }
  /// The session, until the transition begins; then the window keeps it.
  private var session: FlightSession?
  /// Whether the app holds the transition from its beginning.
  private let startsHeld: Bool
  fileprivate let alongside = AlongsideAnimations()

  init(_ change: MatchChange, _ options: MatchTransition, in container: UIViewController?) {
    self.change = change
    self.options = options
    let involved = change.involvedControllers(in: container)
    startsHeld = MatchFlight.pending(on: involved)?.earlyCalls.isHeld == true
    flight = MatchFlight.published(to: involved)
    session = FlightSession(of: flight)
  }

  private func begin(_ context: any UIViewControllerContextTransitioning) {
    guard let session else { return }
    self.session = nil
    // What the system asked about may not be what begins: it may dismiss several levels at once and animate only the
    // top one, or the change may start from a screen that is gone by now.
    let begun = MatchChange(
      kind: change.kind,
      from: context.viewController(forKey: .from) ?? change.from,
      to: context.viewController(forKey: .to) ?? change.to,
      direction: change.direction
    )
    flight.publish(to: begun.to.visibleControllerChain)
    flight.whenBegun()
    let change = SystemChange(begun, by: self, context)
    if context.isAnimated { session.begin(change) } else { change.happenUnanimated(flight) }
  }
}

extension SystemTransition: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    guard let context else { return options.timing.expectedDuration(for: 400) }
    let size = context.containerView.bounds.size
    let travel = Double(hypot(size.width, size.height) / 2)
    return context.isAnimated ? options.timing.expectedDuration(for: travel) : 0
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) { begin(context) }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { alongside.animator }
}

extension SystemTransition: UIViewControllerInteractiveTransitioning {
  var wantsInteractiveStart: Bool { startsHeld }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    begin(context)
  }
}

/// A push, a presentation or a tab change, once the system has begun it.
///
/// The system's context hears each time that the flight is held or released. In the turn in which the stage is struck,
/// it hears whether the flight was cancelled, and then, exactly once, that the transition is complete.
@MainActor final class SystemChange: FlightChange {
  private let change: MatchChange
  private let transition: SystemTransition
  private let bridge: InteractionBridge
  private var grab: GrabGesture?
  /// The views that keep touches from the container, and from the bars beside it.
  private var shields: [TouchShield] = []
  private var arrivingView: ArrivingView?

  init(
    _ change: MatchChange,
    by transition: SystemTransition,
    _ context: any UIViewControllerContextTransitioning
  ) {
    self.change = change
    self.transition = transition
    bridge = InteractionBridge(to: context)
  }

  private var context: any UIViewControllerContextTransitioning { bridge.context }
  var exchange: MatchChange? { change }

  /// A navigation bar may lose its items if a cancellation is revoked.
  var onlyEnd: Lifecycle.Heading? { navigation != nil && bridge.hasCancelled ? .cancel : nil }

  /// Puts the views in place without a flight, as a custom presentation asks with `animated: false`.
  func happenUnanimated(_ flight: MatchFlight) {
    placeArrivingView()
    change.refuse(.notAnimated, in: nil)
    flight.end(.skipped(.notAnimated)) { _ in complete(.skipped(.notAnimated), isFinished: true) }
  }

  func install(for flight: MatchFlight) -> Screens {
    placeArrivingView()
    // If a covered container comes back within one turn, the next frame would undo what begins here.
    let window = context.containerView.window
    for session in SessionRegistry.sessions(in: window) { session.endIfDisturbed() }
    for screen in [change.from, change.to] { flight.tellObservers(of: screen) }
    context.view(forKey: .to)?.layoutIfNeeded()
    // The alongside animations move a presenter, so the screens are measured before they begin.
    let screens = self.screens
    transition.alongside.begin()
    // A tap on Back would begin a second pop, which could leave the bar and the stack inconsistent.
    for bar in bars(of: navigation) {
      bar.superview?.insertSubview(shield(bar.frame, for: flight), aboveSubview: bar)
    }
    let container = context.containerView
    container.addSubview(shield(container.bounds, for: flight))
    let options = transition.options
    grab = GrabGesture(flight, of: change, options, in: container, unless: transition.isLocked)
    return screens
  }

  /// Keeps touches from what is below until the outcome, which the system doesn't always do; the grab still gets them.
  private func shield(_ frame: CGRect, for flight: MatchFlight) -> UIView {
    let shield = TouchShield(frame: frame)
    shield.flight = flight
    shield.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shields.append(shield)
    return shield
  }

  private var navigation: UINavigationController? {
    guard change.kind == .push || change.kind == .pop else { return nil }
    return change.upper.navigationController ?? change.lower.navigationController
  }

  private func bars(of container: UIViewController?) -> [UIView] {
    container?.viewIfLoaded?.subviews.filter(\.isSystemBar) ?? []
  }

  private func placeArrivingView() {
    let container = context.containerView
    guard let to = context.view(forKey: .to),
      direction.isForward || to.superview !== container
    else { return }
    let frame = context.finalFrame(for: change.to)
    if frame != .zero, to.transform.isIdentity { to.frame = frame }
    if direction.isForward {
      container.addSubview(to)
      arrivingView = ArrivingView(to, from: context.view(forKey: .from), isForward: true)
    } else {
      container.insertSubview(to, at: 0)
    }
    to.layoutIfNeeded()
  }

  private var screens: Screens {
    let from = context.view(forKey: .from)
    let to = context.view(forKey: .to)
    // A view that the system doesn't hand over isn't moved.
    var leaving = change.screen(of: change.from, in: from, mayMove: from != nil)
    let arriving = change.screen(of: change.to, in: to, mayMove: to != nil)
    let container = context.containerView
    // A sheet's alongside animation moves its presenter back; the flight starts from where the presenter is now.
    if direction.isForward, !leaving.mayMove {
      leaving.rest = CGAffineTransform(from: leaving.view, to: container)
    }
    let options = transition.options
    var screens = Screens(in: container, from: leaving, to: arriving, direction, options)
    screens.arrivingView = arrivingView
    return screens
  }

  func follow(_ flight: MatchFlight) {
    bridge.follow(flight)
    transition.alongside.follow(flight.fractionComplete)
  }

  func complete(_ outcome: MatchOutcome, isFinished: Bool) {
    grab?.remove()
    for shield in shields { shield.removeFromSuperview() }
    arrivingView?.release()
    if !isFinished, let to = context.view(forKey: .to) { to.removeFromSuperview() }
    let isSudden = bridge.end(isFinished)
    transition.alongside.end(isFinished)
    let bars = bars(of: navigation) + bars(of: navigation?.tabBarController)
    let removals = isSudden ? bars.flatMap(\.layer.removals) : []
    change.to.glideAfterBar { context.completeTransition(isFinished) }
    for remove in removals { remove() }
  }
}

extension CALayer {
  /// Closures that remove the animations that are now on this layer and those inside it, if they are still there.
  ///
  /// A bar may keep its animations if a transition is released and completed in one turn. Repeating ones are the app's.
  @MainActor var removals: [() -> Void] {
    let own: [() -> Void] = (animationKeys() ?? []).compactMap { key in
      guard let animation = animation(forKey: key), animation.repeatCount == 0 else { return nil }
      return { if self.animation(forKey: key) === animation { self.removeAnimation(forKey: key) } }
    }
    return own + (sublayers ?? []).flatMap(\.removals)
  }
}

extension UIViewController {
  /// Completes the transition; if a bottom bar leaves with it, the views bound to the bar glide, where UIKit jumps.
  func glideAfterBar(_ complete: () -> Void) {
    guard let screen = viewIfLoaded, let window = screen.window else { return complete() }
    let inset = screen.safeAreaInsets.bottom
    guard inset > window.safeAreaInsets.bottom else { return complete() }
    let places = screen.allViews.map { ($0, $0.center.y, $0.bounds.size) }
    complete()
    window.layoutIfNeeded()
    let room = inset - screen.safeAreaInsets.bottom
    for (view, place, size) in places where view.bounds.size == size {
      let way = view.center.y - place
      // Views that the app animates go their own way.
      let isAnimated = view.layer.animation(forKey: "position") != nil
      guard way > 2, way < room + 1, !isAnimated else { continue }
      let glide = CABasicAnimation(keyPath: "position.y")
      glide.fromValue = -way
      glide.toValue = 0
      glide.isAdditive = true
      glide.timingFunction = CAMediaTimingFunction(name: .easeOut)
      view.layer.add(glide, forKey: nil)
    }
  }
}

extension UIView {
  /// This view and all views inside it.
  var allViews: [UIView] { [self] + subviews.flatMap(\.allViews) }
}
#endif
