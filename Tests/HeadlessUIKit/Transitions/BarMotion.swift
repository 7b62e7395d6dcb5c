// NV-80, NV-82: what a bar does in a transition follows what the context is told, or else time.
/// The motion of a bar's contents, or of a bar, beside a transition; no animator of an app's drives it.
@MainActor final class BarMotion {
  private let animator: UIViewPropertyAnimator
  /// NV-80: what is added when it is let go, and stays if the transition is completed in the same turn.
  private var pacing: [(layer: CALayer, animation: AttachedAnimation)] = []
  private var isJustLetGo = false

  init(duration: TimeInterval) {
    animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut)
    animator.pausesOnCompletion = true
  }

  deinit { animator.state = .inactive }

  func add(_ changes: @escaping () -> Void) { animator.addAnimations(changes) }

  func begin(isInteractive: Bool) {
    if isInteractive { animator.pauseAnimation() } else { animator.startAnimation() }
  }

  func pause() { if animator.state == .active { animator.pauseAnimation() } }

  func show(_ fraction: CGFloat) { if !animator.isRunning { animator.fractionComplete = fraction } }

  func letGo(isFinished: Bool) {
    guard animator.state == .active, !animator.isRunning else { return }
    if World.shared.switches.barsKeepAnimations { pace() }
    animator.isReversed = !isFinished
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  private func pace() {
    isJustLetGo = true
    World.shared.nextTurn { [weak self] in MainActor.assumeIsolated { self?.isJustLetGo = false } }
    for (follower, layer) in animator.timeline.followers {
      guard let path = follower.modelEnds?.path,
        let value = layer.shownState().flatMap({ AnimatedPath(path).value(in: $0) })
      else { continue }
      let animation = CABasicAnimation(keyPath: path)
      animation.fromValue = value
      animation.toValue = value
      animation.duration = 86_400
      let attached = AttachedAnimation(key: layer.freeKey("pacing"), animation: animation)
      attached.blocksTouches = true
      layer.attach(attached)
      pacing.append((layer, attached))
    }
  }

  /// The transition is over.
  func end(didComplete: Bool) {
    if !isJustLetGo { for (layer, animation) in pacing { layer.end(animation, finished: true) } }
    pacing = []
    guard animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: didComplete ? .end : .start)
  }
}
