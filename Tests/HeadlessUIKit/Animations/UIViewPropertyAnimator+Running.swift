// PA-2…PA-5, PA-10: starting, pausing, ending.
extension UIViewPropertyAnimator {
  public func startAnimation() { startAnimation(afterDelay: 0) }

  public func startAnimation(afterDelay delay: TimeInterval) {
    if state == .stopped { raise("a stopped animator cannot be started") }
    guard !isRunning else { return }
    let isFirst = state == .inactive
    state = .active
    guard isFirst else {
      return continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    for block in waitingBlocks.takeAll() { perform(block) }
    self.delay = delay
    begin(from: isReversed ? 1 : 0, length: duration, after: delay)
  }

  public func pauseAnimation() {
    if state == .stopped { raise("a stopped animator cannot be paused") }
    if state == .inactive {
      state = .active
      timeline.hold(at: 0)
      for block in waitingBlocks.takeAll() { perform(block) }
      return
    }
    timeline.hold(at: timeline.eased)
    setRunning(false)
  }

  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    let position = timeline.eased
    let rest = isReversed ? position : 1 - position
    let length = durationFactor > 0 ? duration * durationFactor : duration * max(0, rest)
    begin(from: position, length: length, after: 0)
  }

  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { raise("only an active animator can be stopped") }
    let position = timeline.eased
    for (animation, layer) in timeline.followers {
      guard let path = animation.modelEnds?.path, let shown = layer.shownState(),
        let value = AnimatedPath(path).value(in: shown)
      else { continue }
      layer.setWithoutAnimation(path, value)
    }
    release()
    timeline.hold(at: position)
    state = withoutFinishing ? .inactive : .stopped
  }

  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { raise("only a stopped animator can be finished") }
    for end in endsToSet {
      switch finalPosition {
      case .end: end.layer.setWithoutAnimation(end.path, end.after)
      case .start: end.layer.setWithoutAnimation(end.path, end.before)
      case .current: break
      }
    }
    endsToSet = []
    state = .inactive
    complete(at: finalPosition)
  }

  /// One run toward the end that it heads for.
  private func begin(
    from position: CGFloat,
    length: TimeInterval,
    after delay: TimeInterval
  ) {
    guard !timeline.followers.isEmpty else {
      timeline.hold(at: position)
      waitsForBlocks = true
      return
    }
    timeline.run = AnimatorTimeline.Run(
      from: position,
      to: isReversed ? 0 : 1,
      length: length,
      pace: pace(for: length),
      time: World.shared.now + delay
    )
    setRunning(true)
  }

  /// PA-8: what was started without animations begins with the first block.
  func blockJoined() {
    guard waitsForBlocks, !timeline.followers.isEmpty else { return }
    waitsForBlocks = false
    begin(from: timeline.eased, length: duration, after: 0)
  }

  func setRunning(_ running: Bool) {
    isRunning = running
    World.shared.animators.removeAll { $0 === self }
    if running { World.shared.animators.append(self) }
  }

  /// Looked at once a frame: whether the run has come to its end.
  func endIfOver() {
    guard isRunning, let run = timeline.run, run.isOver(at: World.shared.now) else { return }
    timeline.hold(at: run.to)
    setRunning(false)
    guard !pausesOnCompletion else { return }
    let isAtStart = run.to <= 0
    for follower in timeline.followers where isAtStart {
      guard let ends = follower.animation.modelEnds else { continue }
      follower.layer.setWithoutAnimation(ends.path, ends.before)
    }
    release()
    state = .inactive
    World.shared.nextTurn {
      MainActor.assumeIsolated { self.complete(at: isAtStart ? .start : .end) }
    }
  }

  private func complete(at position: UIViewAnimatingPosition) {
    for completion in completions.takeAll() { completion(position) }
  }

  /// Takes every animation off its layer.
  private func release() {
    setRunning(false)
    endsToSet = timeline.followers.compactMap { follower in
      follower.animation.modelEnds.map { (follower.layer, $0.path, $0.before, $0.after) }
    }
    for follower in timeline.followers { follower.layer.end(follower.animation, finished: true) }
    timeline.followers = []
  }

  func perform(_ body: () -> Void) {
    var block = AnimationBlock(duration: duration, pace: pace(for: duration))
    timeline.blocksTouches = !isUserInteractionEnabled
    block.driver = timeline
    UIView.run(block, body)
    blockJoined()
  }
}

extension CALayer {
  func setWithoutAnimation(_ path: String, _ value: LayerValue) {
    let animated = AnimatedPath(path)
    World.shared.accounts.note(self, animated.key)
    animated.set(value, in: &state)
    setNeedsCommit()
    setNeedsLayout()
    geometryChanged()
  }
}
