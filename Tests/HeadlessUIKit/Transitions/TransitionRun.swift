// TR-1…TR-9, EN-1…EN-3, NV-44: asks animator and interaction controller, starts them, and ends.
/// One transition of any container: its owner makes it, gives it its roles, begins it, and hears of its end.
@MainActor final class TransitionRun {
  let context: TransitionContext
  let coordinator: TransitionCoordinator
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// The animator's own `interruptibleAnimator(using:)`, once it was asked for (TR-5).
  private(set) var interruptible: (any UIViewImplicitlyAnimating)?
  private(set) var hasBegun = false
  /// The owner's end: did-calls, its delegate, its completion.
  var whenEnded: (Bool) -> Void = { _ in }
  /// After everything has returned: nobody may find the coordinator any more.
  var whenOver: () -> Void = {}
  /// What a bar does meanwhile, if there is one (NV-82).
  var bars: BarMotion?
  /// Whoever drives the transition has to let go.
  var stopDriving: () -> Void = {}
  private var blockedViews: [UIView] = []

  init(context: TransitionContext) {
    self.context = context
    coordinator = TransitionCoordinator(context: context)
    context.run = self
  }

  /// TR-3: the roles; from here on it is known whether it starts interactively (CO-9).
  func setRoles(
    animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.animator = animator
    self.interactor = interactor
    coordinator.animator = animator
    coordinator.interactor = interactor
    (interactor as? UIPercentDrivenInteractiveTransition)?.isSpent = false
    guard let interactor, context.isAnimated, interactor.wantsInteractiveStart else { return }
    context.isInteractive = true
    coordinator.initiallyInteractive = true
  }

  /// TR-2: with an interaction controller only that one is started; the run keeps itself until it has ended.
  func begin() {
    hasBegun = true
    World.shared.transitions.append(self)
    block(context.fromView())
    if !World.shared.switches.arrivingScreensTakeTouches { block(context.toView()) }
    if let interactor {
      if interactor is UIPercentDrivenInteractiveTransition {
        interactor.startInteractiveTransition(context)
      } else {
        // Nobody else would ever run what goes alongside (CO-2).
        runAlongside { interactor.startInteractiveTransition(context) }
      }
    } else {
      animate()
    }
  }

  /// Input to the views is off until the end.
  func block(_ view: UIView?) {
    guard let view else { return }
    view.isInputBlocked = true
    blockedViews.append(view)
  }

  /// The animator's own animation, with what others do alongside.
  func animate() {
    runAlongside { animator?.animateTransition(using: context) }
    guard !context.isOver, let interruptible = findInterruptible() else { return }
    if interruptible.state == .inactive, !interruptible.isRunning { interruptible.startAnimation() }
  }

  /// CO-2: what goes alongside joins the first animation block of `body`; if there is none it follows.
  func runAlongside(_ body: () -> Void) {
    let coordinator = coordinator
    let outer = World.shared.alongside
    World.shared.alongside = { coordinator.runAnimations() }
    body()
    let isLeft = World.shared.alongside != nil
    World.shared.alongside = outer
    guard isLeft, !context.isOver else { return }
    guard coordinator.hasAnimations else { return coordinator.runAnimations() }
    UIView.animate(withDuration: context.isAnimated ? coordinator.transitionDuration : 0) {
      coordinator.runAnimations()
    }
  }

  /// TR-4, TR-5: asked for once.
  func findInterruptible() -> (any UIViewImplicitlyAnimating)? {
    if let interruptible { return interruptible }
    guard let animator, !context.isOver else { return nil }
    interruptible = ask(animator) { animator.interruptibleAnimator(using: context) }
    coordinator.isInterruptible = interruptible != nil
    return interruptible
  }

  /// The interruptible animator in the hand, with what goes alongside among its animations.
  func pauseInterruptible() -> (any UIViewImplicitlyAnimating)? {
    guard let interruptible = findInterruptible() else { return nil }
    runAlongside {
      interruptible.pauseAnimation()
      interruptible.addAnimations {}
    }
    return interruptible
  }

  /// Everything that follows from `completeTransition(_:)`, synchronously (EN-1).
  func ended(didComplete: Bool) {
    coordinator.runOverdueAnimations()
    stopDriving()
    stopDriving = {}
    for view in blockedViews { view.isInputBlocked = false }
    blockedViews = []
    bars?.end(didComplete: didComplete)
    whenEnded(didComplete)
    let isLast = World.shared.switches.animationEndedIsLast
    if !isLast { animator?.animationEnded(didComplete) }
    coordinator.runCompletions()
    if isLast { animator?.animationEnded(didComplete) }
    letGo()
  }

  private func letGo() {
    let over = whenOver
    whenEnded = { _ in }
    whenOver = {}
    World.shared.transitions.removeAll { $0 === self }
    over()
    interactor = nil
  }
}
