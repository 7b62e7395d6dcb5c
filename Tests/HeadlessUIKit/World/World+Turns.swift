// TR-20, TR-21: a turn runs what waited for it, lays out, commits, and then runs what waited for the commit.
// AN-2: what is put off to the next turn runs at the same moment of virtual time.
@MainActor extension World {
  /// One turn of the run loop: waiting blocks, then the commit.
  func turn() {
    precondition(stage == .idle && frame == nil, "a turn began inside a turn, or inside a frame")
    stage = .events
    LooseAssociations.shared.purge()
    for block in queue.takeAll() { block() }
    if switches.displayLinksComeBeforeCommit { fireDisplayLinks(onlyNew: true) }
    commit()
    stage = .idle
  }

  /// Turns until nothing waits any more; none of them takes time.
  func settle() {
    var turns = 0
    repeat {
      turn()
      turns += 1
      if turns > 1000 {
        raise("a thousand turns without rest: something is put off again and again")
      }
    } while hasWork
  }

  private var hasWork: Bool { !queue.isEmpty || !afterCommit.isEmpty || needsCommit }

  /// Lets virtual time pass, frame by frame.
  func advance(by seconds: CFTimeInterval) {
    precondition(seconds >= 0, "time does not run backward")
    let end = now + seconds
    settle()
    while nextFrame <= end + 1e-9 {
      passFrame()
      turnOfFrame()
    }
    guard now < end else { return }
    now = end
    endAnimations()
    touches.ringAlarms()
    settle()
  }

  /// PX-11: what is animated goes on meanwhile, so frames are shown.
  func keepBusy(for seconds: CFTimeInterval) {
    let end = now + max(seconds, 0)
    while nextFrame <= end + 1e-9 { passFrame() }
    now = max(now, end)
  }

  /// When the screen shows its next frame.
  var nextFrame: CFTimeInterval {
    let period = screen.framePeriod
    let count = ((now - screen.switchedOn) / period + 1e-6).rounded(.down) + 1
    return screen.switchedOn + count * period
  }

  /// The time that animations have reached when what is committed by now is seen (AN-40).
  var nextSight: CFTimeInterval {
    nextFrame + (switches.commitsAreSeenLate ? screen.framePeriod : 0)
  }

  private func passFrame() {
    showNextFrame()
    now = nextFrame
  }

  /// What the main thread does for a frame; what it commits is in the one after that.
  private func turnOfFrame() {
    endAnimations()
    touches.frame()
    for timer in timers { timer.fire(at: now) }
    fireDisplayLinks()
    settle()
    showNextFrame()
  }

  /// AN-20: the screen shows what is committed by now, as it will be then; again if something was committed since.
  private func showNextFrame() {
    let time = nextFrame
    let isNew = time > lastFrame + 1e-9
    guard isNew || isFrameOutdated else { return }
    (lastFrame, isFrameOutdated) = (time, false)
    if !isNew { return look(at: nextSight) { whenFrameIsCorrected?() } }
    if let whenFrameIsShown { look(at: nextSight) { whenFrameIsShown() } }
  }

  /// What `body` reads of the screen is of another time than this.
  func look<Result>(at time: CFTimeInterval, _ body: () throws -> Result) rethrows -> Result {
    let outer = frame
    frame = time
    defer { frame = outer }
    return try body()
  }

  /// Lays out every window, makes it what the screen shows, then runs what waited for that.
  func commit() {
    show()
    stage = .afterCommit
    for block in afterCommit.takeAll() { block() }
  }

  /// Makes what was set so far what the screen shows, before the turn ends; within a commit that cannot be (SN-6).
  func flush() {
    guard !isCommitting else { return }
    let before = stage
    show()
    stage = before
  }

  private func show() {
    isFrameOutdated = isFrameOutdated || needsCommit
    stage = .layout
    layOutWindows()
    showWindows()
    if switches.faintGlassNeverAppears { for window in liveWindows { window.showEffects() } }
  }

  /// The windows that are still there, back to front.
  var liveWindows: [UIWindow] {
    windows.compactMap(\.object).sorted { $0.windowLevel.rawValue < $1.windowLevel.rawValue }
  }

  private func layOutWindows() {
    var passes = 0
    repeat {
      if geometryChanged || insetsChanged { updateSafeAreas() }
      for window in liveWindows { window.layer.layOutTree() }
      passes += 1
      if passes > 200 { raise("layout does not come to rest") }
    } while geometryChanged || insetsChanged || liveWindows.contains { $0.layer.treeNeedsLayout }
  }

  private func updateSafeAreas() {
    let all = insetsChanged
    geometryChanged = false
    insetsChanged = false
    for window in liveWindows { window.updateSafeAreas(lookingAtAll: all) }
  }

  private var needsCommit: Bool {
    geometryChanged || insetsChanged
      || liveWindows.contains { $0.layer.treeNeedsLayout || $0.layer.treeNeedsCommit }
  }

  private func showWindows() {
    for window in liveWindows { window.layer.showTree(isOnScreen: !window.isHidden) }
    startAnimations()
    // SN-3, SN-6: within a commit nothing can be flushed; the picture is taken when the commit is through.
    for take in waitingPictures.takeAll() { take() }
  }

  /// The time of what is on the screen: of this moment, or of the frame that is looked at.
  nonisolated var shownTime: CFTimeInterval { frame ?? now }

  /// What waits for the next turn.
  nonisolated func nextTurn(_ block: @escaping () -> Void) { queue.append(block) }
}
