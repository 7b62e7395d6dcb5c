// PD-1…PD-14, RC-40…RC-47.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private weak var run: TransitionRun?
  private var freeze: LayerFreeze?
  private var link: CADisplayLink?
  /// The end that was asked for before the transition began.
  private var earlyEnd: CGFloat?
  /// Over, and not yet given to another transition: nothing that is said now counts (PD-13).
  var isSpent = false

  open private(set) var duration: CGFloat = 0
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.nameless
  open var wantsInteractiveStart = true

  /// PD-2: the container's time stands still while the animator's animations are added.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let run = (transitionContext as? TransitionContext)?.run else {
      missing("a percent-driven transition of an app's own context")
    }
    self.run = run
    duration = CGFloat(run.coordinator.transitionDuration)
    percentComplete = 0
    run.stopDriving = { [self] in letGo() }
    if !run.context.isInteractive {
      run.animate()
    } else if let interruptible = run.pauseInterruptible() {
      interruptible.fractionComplete = percentComplete
    } else {
      let views = [run.context.containerView] + run.coordinator.viewsAlongside
      let freeze = LayerFreeze(layers: views.map(\.layer))
      self.freeze = freeze
      freeze.follow { run.animate() }
      showPercent()
    }
    // PD-14: a gesture may have ended before the transition began.
    guard let end = earlyEnd else { return }
    earlyEnd = nil
    if end == 1 { finish() } else { cancel() }
  }

  open func update(_ percentComplete: CGFloat) {
    guard link == nil, !isSpent, let context = run?.context, !context.isOver,
      context.isInteractive
    else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context.updateInteractiveTransition(self.percentComplete)
    showPercent()
  }

  open func finish() { end(at: 1) { $0.finishInteractiveTransition() } }

  open func cancel() { end(at: 0) { $0.cancelInteractiveTransition() } }

  private func end(at target: CGFloat, _ tell: (TransitionContext) -> Void) {
    guard let run, run.hasBegun else {
      if !isSpent { earlyEnd = target }
      return
    }
    guard run.context.isInteractive else { return }
    tell(run.context)
    goOn(to: target)
  }

  private func showPercent() {
    if let freeze {
      freeze.show(CFTimeInterval(percentComplete * duration))
    } else {
      run?.interruptible?.fractionComplete = percentComplete
    }
  }

  // MARK: After the hand

  /// PD-4, CO-8: the rest goes by itself.
  private func goOn(to target: CGFloat) {
    guard completionSpeed > 0 else { raise("the completion speed has to be greater than zero") }
    if let interruptible = run?.interruptible, freeze == nil {
      let rest = abs(target - percentComplete)
      interruptible.isReversed = target == 0
      interruptible.continueAnimation(
        withTimingParameters: nil,
        durationFactor: rest / completionSpeed
      )
      return
    }
    guard freeze != nil else { return }
    let start = percentComplete
    let length = CFTimeInterval(abs(target - start) * duration / completionSpeed)
    let began = World.shared.now
    let curve = CubicCurve(completionCurve)
    let link = CADisplayLink { [weak self] _ in
      MainActor.assumeIsolated {
        let passed = World.shared.now - began
        guard passed < length - 1e-9 else { return self?.arrive(at: target) ?? () }
        let eased = CGFloat(curve.value(at: passed / length))
        self?.freeze?.show(
          CFTimeInterval((start + (target - start) * eased) * (self?.duration ?? 0))
        )
      }
    }
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  /// The animations end where they are: at their end, or, cancelled, at their beginning, with the models
  /// as they were before.
  private func arrive(at target: CGFloat) {
    link?.invalidate()
    link = nil
    guard let freeze else { return }
    self.freeze = nil
    freeze.thaw()
    if target == 0 { freeze.restoreModels() }
    for layer in freeze.layers { World.shared.endAnimations(below: layer) }
  }

  private func letGo() {
    link?.invalidate()
    link = nil
    freeze?.thaw()
    freeze = nil
    run = nil
    isSpent = true
  }
}
