// TR-20, NV-15…NV-18, NV-23: how a change of the stack begins.
extension UINavigationController {
  /// TR-22, TR-23: context and coordinator are there as soon as the push has returned.
  func makeRun(_ change: NavigationChange) {
    guard let from = change.from, let to = change.to else { return }
    let context = TransitionContext(container: contentView, from: from, to: to)
    let run = TransitionRun(context: context)
    change.run = run
    transition = run
  }

  /// From layout, or earlier where somebody cannot wait.
  func startChange() {
    guard let change, !change.hasBegun, change.overtaken?.isBeingUndone != true,
      isOnScreen || !change.takesOver
    else { return }
    change.hasBegun = true
    (change.overtaken?.run?.animator as? NavigationSlide)?.endAtOnce()
    guard self.change === change else { return }
    guard isOnScreen else { return drop(change) }
    if change.run != nil {
      startAnimated(change)
    } else {
      transition = nil
      perform(change)
    }
  }

  /// Nobody sees it any more.
  private func drop(_ change: NavigationChange) {
    self.change = nil
    transition = nil
    settleUnseen(change)
    goOn()
  }

  /// NV-71: the run of a change that may have replaced another one; that one should be over by now, as UIKit's own is.
  private func begun(_ change: NavigationChange) -> TransitionRun? {
    if change.takesOver {
      World.shared.warn("a push or pop began while another one was under way")
      change.overtaken?.isOvertaken = true
    }
    change.overtaken = nil
    return self.change === change ? change.run : nil
  }

  private func startAnimated(_ change: NavigationChange) {
    guard let from = change.from, let to = change.to else { return }
    let roles = roles(for: change.operation, from: from, to: to)
    change.answerer = delegate
    guard let run = begun(change) else { return }
    // Until now nothing kept the navigation but whoever shows it.
    run.whenEnded = { [self] didComplete in
      guard !change.isOvertaken else { return }
      if didComplete { complete(change) } else { undo(change) }
    }
    run.whenOver = { [self] in
      // A change that has come meanwhile begins by itself; if nothing is left of it, what waits behind it goes on.
      if let next = self.change, next !== change {
        // No layout comes where nobody sees it.
        if !isOnScreen { startChange() }
        return
      }
      self.change = nil
      transition = nil
      guard World.shared.switches.waitingChangesBeginNextTurn else { return goOn() }
      World.shared.nextTurn { [self] in MainActor.assumeIsolated { goOn() } }
    }
    let driver = popGestures.compactMap { $0.takeDriver() }.first
    let interactor: (any UIViewControllerInteractiveTransitioning)? =
      roles.isBuiltIn
      ? driver : delegate?.navigationController(self, interactionControllerFor: roles.animator)
    to.loadViewIfNeeded()
    run.setRoles(animator: roles.animator, interactor: interactor)
    setFrames(run.context)
    change.departure = (
      from.view.safeAreaInsets - from.additionalSafeAreaInsets, bars(above: change.before)
    )
    tellWillCalls(change)
    let motion = BarMotion(duration: run.coordinator.transitionDuration)
    run.bars = motion
    navigationBar.show(stack, by: change.operation, with: motion, slides: roles.isBuiltIn)
    if !World.shared.switches.arrivingScreensTakeTouches {
      [navigationBar, toolbar].forEach(run.block)
    }
    tellBottomBar(to, by: run, isAppsOwn: !roles.isBuiltIn)
    motion.begin(isInteractive: run.context.isInteractive)
    run.begin()
  }

  private func setFrames(_ context: TransitionContext) {
    let avoidsBars = World.shared.switches.finalFramesAvoidBars
    context.initialFrames[ObjectIdentifier(context.from)] = context.from.view.frame
    context.finalFrames[ObjectIdentifier(context.to)] =
      avoidsBars ? contentFrame(for: context.to) : contentView.bounds
  }

  /// TR-3, NV-53: the delegate's animator, or the built-in one.
  private func roles(for operation: Operation, from: UIViewController, to: UIViewController)
    -> (animator: any UIViewControllerAnimatedTransitioning, isBuiltIn: Bool)
  {
    let answer = delegate.flatMap { delegate in
      ask(delegate) {
        delegate.navigationController(
          self,
          animationControllerFor: operation,
          from: from,
          to: to
        )
      }
    }
    for gesture in popGestures { gesture.delegateAnimates = answer != nil }
    if let animator = answer ?? nil { return (animator, false) }
    return (NavigationSlide(operation), true)
  }

  /// NV-17: the old one leaves before the new one comes; where `willShow` is, is open.
  private func tellWillCalls(_ change: NavigationChange) {
    guard let to = change.to else { return }
    let isFirst = World.shared.switches.willShowIsFirst
    if isFirst { delegate?.navigationController(self, willShow: to, animated: change.isAnimated) }
    change.from?.appearance.isMovingFrom = change.removed.contains { $0 === change.from }
    to.appearance.isMovingTo = change.added.contains(to)
    if let from = change.from, from.appearance.isVisible {
      from.beginAppearanceTransition(false, animated: change.isAnimated)
    }
    to.beginAppearanceTransition(true, animated: change.isAnimated)
    if !isFirst { delegate?.navigationController(self, willShow: to, animated: change.isAnimated) }
  }

  /// NV-12: the same without an animation, and without asking for an animator.
  private func perform(_ change: NavigationChange) {
    if let to = change.to {
      to.loadViewIfNeeded()
      tellWillCalls(change)
      contentView.addSubview(to.view)
      tellBottomBar(to)
    } else {
      change.from?.beginAppearanceTransition(false, animated: false)
    }
    complete(change)
    self.change = nil
    goOn()
  }

  /// NV-46: as soon as one in the stack wants it, the bottom bar is hidden for all above.
  func tellBottomBar(
    _ top: UIViewController,
    by run: TransitionRun? = nil,
    isAppsOwn: Bool = false
  ) {
    let below = stack.prefix { $0 !== top } + [top]
    bottomBarHost?.setBottomBarHidden(
      below.contains(where: \.hidesBottomBarWhenPushed),
      by: run,
      isAppsOwn: isAppsOwn
    )
  }
}
