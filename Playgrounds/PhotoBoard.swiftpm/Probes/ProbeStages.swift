#if canImport(UIKit)
import UIKit

/// A controller that notes what it is told: `B.willAppear(true)`, `B.didMove(nil)`.
final class LoggedController: UIViewController {
  let name: String
  let log: ProbeLog
  /// What else happens at a call.
  var whenCalled: ((String) -> Void)?
  var whenLaidOut: (() -> Void)?

  init(_ name: String, _ log: ProbeLog) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  private func note(_ call: String) {
    log.note("\(name).\(call)")
    whenCalled?(call)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear(\(animated))")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear(\(animated))")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear(\(animated))")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear(\(animated))")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    whenLaidOut?()
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove(\(parent == nil ? "nil" : "parent"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(\(parent == nil ? "nil" : "parent"))")
  }
}

/// What all animators here have.
@MainActor class ProbeAnimator: NSObject {
  private(set) var context: (any UIViewControllerContextTransitioning)?
  var log: ProbeLog?
  /// Whether it ends by itself.
  var completes = true
  /// What else happens when it begins.
  var whenBegun: ((any UIViewControllerContextTransitioning) -> Void)?

  /// Puts the arriving view where it belongs.
  fileprivate func begin(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    log?.note("animate")
    whenBegun?(context)
    guard let view = context.view(forKey: .to) else { return }
    if let controller = context.viewController(forKey: .to) {
      let frame = context.finalFrame(for: controller)
      if frame != .zero { view.frame = frame }
    }
    context.containerView.addSubview(view)
  }

  /// The arriving view fades in.
  fileprivate func fade(_ context: any UIViewControllerContextTransitioning) {
    begin(context)
    guard context.isAnimated else { return context.completeTransition(true) }
    let to = context.view(forKey: .to)
    to?.alpha = 0
    UIView.animate(withDuration: 0.3) {
      to?.alpha = 1
    } completion: { _ in
      to?.alpha = 1
      if context.transitionWasCancelled { to?.removeFromSuperview() }
      guard self.completes else { return }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// An animator as apps write them.
final class FadingAnimator: ProbeAnimator, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    fade(transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) { log?.note("ended(\(transitionCompleted))") }
}

/// An animator that is its own interactor, and what the library gives UIKit: it begins without interaction.
final class DrivenAnimator: ProbeAnimator, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  /// What goes alongside takes part in this one.
  let alongside = UIViewPropertyAnimator(duration: 1, curve: .linear)

  var wantsInteractiveStart: Bool { false }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    fade(transitionContext)
  }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    log?.note("start")
    begin(transitionContext)
    alongside.pausesOnCompletion = true
    alongside.addAnimations {}
    alongside.pauseAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    log?.note("interruptible")
    // A percent-driven object may ask for nothing else.
    if context == nil { begin(transitionContext) }
    return alongside
  }

  /// Ends the transition as the library does: without interaction, to either end.
  func end(_ isFinished: Bool) {
    if alongside.state == .active { alongside.stopAnimation(false) }
    if alongside.state == .stopped { alongside.finishAnimation(at: isFinished ? .end : .start) }
    if !isFinished {
      context?.view(forKey: .to)?.removeFromSuperview()
      context?.pauseInteractiveTransition()
      context?.cancelInteractiveTransition()
    }
    context?.completeTransition(isFinished)
  }

  /// Cancels what is paused, and finishes it after all.
  func cancelAndTakeBack(in room: ProbeRoom) async {
    context?.pauseInteractiveTransition()
    context?.cancelInteractiveTransition()
    await room.wait(0.05)
    context?.pauseInteractiveTransition()
    context?.finishInteractiveTransition()
  }
}

/// A visible stack of controllers, which write into one log.
@MainActor final class ProbeStack {
  let log = ProbeLog()
  let delegate: ProbeDelegate
  let navigation = UINavigationController()
  let window: UIWindow
  let controllers: [LoggedController]

  /// The first `count` of A, B, C and D are in the stack.
  init(_ count: Int, in room: ProbeRoom) async {
    delegate = ProbeDelegate(log)
    controllers = ["A", "B", "C", "D"].map { [log] in LoggedController($0, log) }
    navigation.viewControllers = Array(controllers.prefix(count))
    navigation.delegate = delegate
    window = await room.show(navigation)
    log.clear()
  }

  var b: LoggedController { controllers[1] }
  var c: LoggedController { controllers[2] }

  /// Pushes B with an animator.
  func push(_ animator: any UIViewControllerAnimatedTransitioning & ProbeAnimator) {
    animator.log = log
    delegate.animator = { animator }
    delegate.interactor = animator as? any UIViewControllerInteractiveTransitioning
    navigation.pushViewController(b, animated: true)
  }
}

/// A presenter in a window, and what it presents.
@MainActor final class ProbeModal {
  let log = ProbeLog()
  let delegate: ProbeDelegate
  let presenter: LoggedController
  let presented: LoggedController
  let animator = FadingAnimator()

  init(
    _ style: UIModalPresentationStyle,
    isCustom: Bool = true,
    in room: ProbeRoom
  ) async {
    delegate = ProbeDelegate(log)
    (presenter, presented) = (LoggedController("A", log), LoggedController("B", log))
    presented.modalPresentationStyle = style
    presented.transitioningDelegate = delegate
    if isCustom { delegate.animator = { [animator] in animator } }
    _ = await room.show(presenter)
    log.clear()
  }
}

/// Three tabs, whose transitions an animator of the delegate's runs.
@MainActor final class ProbeTabs {
  let log = ProbeLog()
  let delegate: ProbeDelegate
  let tabs = UITabBarController()

  init(
    _ animator: any UIViewControllerAnimatedTransitioning & ProbeAnimator = FadingAnimator(),
    in room: ProbeRoom
  ) async {
    delegate = ProbeDelegate(log)
    animator.log = log
    tabs.viewControllers = (0..<3).map { [log] in LoggedController("\($0)", log) }
    delegate.animator = { animator }
    delegate.interactor = animator as? any UIViewControllerInteractiveTransitioning
    tabs.delegate = delegate
    _ = await room.show(tabs)
    log.clear()
  }
}
#endif
