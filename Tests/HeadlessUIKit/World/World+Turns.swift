// TR-20, TR-21: a turn runs what waited for it, lays out, commits, and then runs what waited for the commit.
// AN-2: what is put off to the next turn runs at the same moment of virtual time.
import Foundation

@MainActor extension World {
  /// One turn of the run loop: waiting blocks, then the commit.
  func turn() {
    precondition(stage == .idle, "a turn began inside a turn")
    stage = .events
    accounts.turnBegan()
    let blocks = queue
    queue = []
    for block in blocks { block() }
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
      now = nextFrame
      showFrame()
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
    while nextFrame <= end + 1e-9 {
      now = nextFrame
      whenFrameIsShown?()
    }
    now = max(now, end)
  }

  /// When the screen shows its next frame.
  var nextFrame: CFTimeInterval {
    let period = screen.framePeriod
    let count = ((now - screen.switchedOn) / period + 1e-6).rounded(.down) + 1
    return screen.switchedOn + count * period
  }

  private func showFrame() {
    endAnimations()
    touches.frame()
    fireDisplayLinks()
    settle()
    whenFrameIsShown?()
  }

  /// Lays out every window, makes it what the screen shows, then runs what waited for that.
  func commit() {
    endImplicitTransaction()
    show()
    stage = .afterCommit
    let blocks = afterCommit
    afterCommit = []
    for block in blocks { block() }
  }

  /// Makes what was set so far what the screen shows, before the turn ends; within a commit that cannot be (SN-6).
  func flush() {
    guard !isCommitting else { return }
    let before = stage
    show()
    stage = before
  }

  private func show() {
    stage = .layout
    layOutWindows()
    showWindows()
  }

  /// The windows that are still there, back to front.
  var liveWindows: [UIWindow] {
    var live: [UIWindow] = []
    for window in windows {
      if let window = window.object { live.append(window) }
    }
    if live.count < 2 { return live }
    return live.enumerated()
      .sorted {
        ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
      }
      .map(\.element)
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
    for window in liveWindows {
      if all { window.needsSafeArea = true }
      window.updateSafeAreas()
    }
  }

  private var needsCommit: Bool {
    geometryChanged || insetsChanged
      || liveWindows.contains { $0.layer.treeNeedsLayout || $0.layer.treeNeedsCommit }
  }

  private func showWindows() {
    for window in liveWindows { window.layer.showTree(isOnScreen: !window.isHidden) }
    startAnimations()
    takeWaitingPictures()
  }

  /// What waits for the next turn.
  nonisolated func nextTurn(_ block: @escaping () -> Void) { queue.append(block) }
}
