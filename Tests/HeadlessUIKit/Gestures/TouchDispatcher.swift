/// The touches of this moment, and who recognizes what.
final class TouchDispatcher {
  /// The fingers that are down, and those whose end a view is still to hear of.
  var touches: [UITouch] = []
  /// The recognizers that have touches, in the order in which they got the first one.
  var busy: [UIGestureRecognizer] = []
  var alarms: [Alarm] = []
  /// Who has to wait for whom, as far as delegates were asked.
  var waits: [RecognizerPair: Bool] = [:]
  var event: UIEvent?
  /// The scroll views that move, by finger or by themselves.
  var moving: [ScrollMover] = []
  /// GS-45: how many transitions there are that let no finger through.
  private(set) var blockers = 0
  private(set) var isDelivering = false
}

@MainActor extension TouchDispatcher {
  /// Whether a scroll view is scrolled, so that only the run loop's common modes run (DL-6).
  var isTrackingScroll: Bool { moving.contains { $0.holdsRunLoop } }

  /// A finger that comes down: the touch belongs to the view that it hits.
  func makeTouch(at point: CGPoint, in window: UIWindow) -> UITouch {
    let touch = UITouch(at: point, in: window)
    let event = event ?? UIEvent()
    self.event = event
    touch.view = blockers == 0 ? window.hitTest(point, with: event) : nil
    touches.append(touch)
    return touch
  }

  /// GS-45: the fingers that are down are taken away, and others do nothing.
  func block() {
    blockers += 1
    send(touches.filter { !$0.isOver }.map { ($0, .cancelled, $0.point) })
  }

  func unblock() { blockers -= 1 }

  /// Sends what changed to the application, as one event.
  func send(_ changed: [(touch: UITouch, phase: UITouch.Phase, point: CGPoint)]) {
    guard !changed.isEmpty else { return }
    let event = event ?? UIEvent()
    self.event = event
    event.timestamp = World.shared.now
    for touch in touches where !touch.isOver { touch.phase = .stationary }
    for (touch, phase, point) in changed {
      touch.point = point
      touch.phase = phase
      touch.timestamp = World.shared.now
      touch.isOver = phase == .ended || phase == .cancelled
    }
    event.touchStore = touches.filter { touch in
      !touch.isOver || changed.contains { $0.touch === touch }
    }
    UIApplication.shared.sendEvent(event)
  }

  /// What a window does with an event: recognizers first, then views.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let all = event.touchStore.filter { $0.window === window && $0.phase != .stationary }
    isDelivering = true
    for touch in all where touch.phase == .began { assign(touch) }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      deliver(all.filter { $0.phase == phase }, phase, event)
    }
    for touch in all where !touch.isScroll { touch.pending.append(touch.phase) }
    isDelivering = false
    settle()
  }

  /// The recognizers of the view that was hit and of all around it, innermost first.
  private func assign(_ touch: UITouch) {
    guard let view = touch.view else { return touch.gestureRecognizers = [] }
    let found = sequence(first: view, next: \.superviewStore)
      .flatMap { view in view.recognizerStore.filter { accepts(touch, $0) } }
    touch.gestureRecognizers = found
    for recognizer in found {
      recognizer.sequence.append(touch)
      if !busy.contains(recognizer) { busy.append(recognizer) }
    }
  }

  private func accepts(_ touch: UITouch, _ recognizer: UIGestureRecognizer) -> Bool {
    let delegate = recognizer.askedDelegate
    guard recognizer.isEnabled, recognizer.waiting != .ended, !recognizer.standing.isFinal,
      delegate?.gestureRecognizer(recognizer, shouldReceive: event ?? UIEvent()) ?? true
    else { return false }
    if touch.isScroll { return (recognizer as? UIPanGestureRecognizer)?.takesScrolls == true }
    return delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  private func deliver(_ changed: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
    for recognizer in busy {
      let own = Set(changed.filter { recognizer.sequence.contains($0) })
      guard !own.isEmpty, !recognizer.standing.isFinal, recognizer.waiting != .ended else {
        continue
      }
      switch phase {
      case .began: recognizer.touchesBegan(own, with: event)
      case .moved: recognizer.touchesMoved(own, with: event)
      case .ended: recognizer.touchesEnded(own, with: event)
      default: recognizer.touchesCancelled(own, with: event)
      }
    }
  }

  /// After anything changed: who is left with nothing to wait for fails, and views hear what they may.
  func settle() {
    guard !isDelivering else { return }
    for recognizer in busy where recognizer.live.isEmpty {
      if recognizer.waiting != .ended && !recognizer.awaitsMore { fail(recognizer) }
      if recognizer.standing == .failed { scheduleDelivery(recognizer) }
    }
    deliverToViews()
    touches.removeAll { $0.isOver && $0.pending.isEmpty }
    if touches.isEmpty { event = nil }
  }
}

extension UIGestureRecognizer.State {
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  /// Whether it has been recognized and not been taken back.
  var isActive: Bool { self == .began || self == .changed }
}
