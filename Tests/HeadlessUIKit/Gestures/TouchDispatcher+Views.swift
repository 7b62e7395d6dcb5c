// GR-4: what views hear of touches, and when.
@MainActor extension TouchDispatcher {
  /// Views hear of what no recognizer delays any more, of several touches at once if they do the same.
  func deliverToViews() {
    while true {
      let ready = touches.filter { touch in
        touch.pending.first.map { !isHeld(touch, $0) } ?? false
      }
      guard let first = ready.first, let phase = first.pending.first else { return }
      let group = ready.filter { $0.view === first.view && $0.pending.first == phase }
      for touch in group { touch.pending.removeFirst() }
      if phase == .began { for touch in group { introduce(touch) } }
      tell(group.filter { !$0.isTaken }, phase)
    }
  }

  private func isHeld(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
    let open = (touch.gestureRecognizers ?? []).filter {
      $0.standing == .possible && $0.sequence.contains(touch)
    }
    if open.contains(where: { $0.delaysTouchesBegan || $0.delaysContent(touch) }) { return true }
    return phase == .ended && open.contains(where: \.delaysTouchesEnded)
  }

  /// Whether the view is to hear of a touch is settled when it begins.
  private func introduce(_ touch: UITouch) {
    guard let view = touch.view else { return }
    let others = touches.filter { $0 !== touch && $0.isKnownToView && !$0.isTaken && !$0.isOver }
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) {
      touch.isTaken = true
    }
    touch.isKnownToView = !touch.isTaken
  }

  private func tell(_ group: [UITouch], _ phase: UITouch.Phase) {
    guard let view = group.first?.view else { return }
    let phases = group.map(\.phase)
    for touch in group { touch.phase = phase }
    let touches = Set(group)
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    default: view.touchesCancelled(touches, with: event)
    }
    for (touch, before) in zip(group, phases) { touch.phase = before }
  }

  /// A recognizer that was recognized takes its touches from their views.
  func takeTouches(_ recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView else { return }
    take(recognizer.sequence.filter { touches.contains($0) && !$0.isTaken })
  }

  func take(_ taken: [UITouch]) {
    for touch in taken {
      touch.isTaken = true
      touch.pending = []
    }
    var known = taken.filter(\.isKnownToView)
    while let first = known.first {
      tell(known.filter { $0.view === first.view }, .cancelled)
      known.removeAll { $0.view === first.view }
    }
  }
}
