// GR-1, GR-2: which changes of state there are, and when actions are sent.
@MainActor extension TouchDispatcher {
  /// A recognizer, or a subclass's code, sets a state.
  func change(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    switch (recognizer.standing, state) {
    case (.possible, .possible), (.ended, _), (.cancelled, _), (.failed, _): return
    case (.possible, .began), (.possible, .ended): recognize(recognizer, as: state)
    case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      enter(recognizer, state)
    default: missing("a recognizer that goes from \(recognizer.standing) to \(state)")
    }
    settle()
  }

  /// Ends what is under way: the recognizer was switched off or has lost its view.
  func interrupt(_ recognizer: UIGestureRecognizer) {
    guard busy.contains(recognizer) else { return }
    if recognizer.standing.isActive {
      enter(recognizer, .cancelled)
    } else if recognizer.standing == .possible {
      fail(recognizer)
    }
    drop(recognizer)
    settle()
  }

  func enter(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    recognizer.standing = state
    if state != .changed || recognizer.deliveries.last != .changed {
      recognizer.deliveries.append(state)
    }
    scheduleDelivery(recognizer)
  }

  func fail(_ recognizer: UIGestureRecognizer) {
    guard recognizer.standing == .possible else { return }
    recognizer.standing = .failed
    recognizer.waiting = nil
    if recognizer.live.isEmpty { scheduleDelivery(recognizer) }
    retryWaiting()
  }

  /// At the next turn the actions are sent; what has ended is reset then.
  func scheduleDelivery(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.isDeliveryDue else { return }
    recognizer.isDeliveryDue = true
    World.shared.nextTurn { MainActor.assumeIsolated { self.sendActions(recognizer) } }
  }

  private func sendActions(_ recognizer: UIGestureRecognizer) {
    recognizer.isDeliveryDue = false
    let states = recognizer.deliveries
    recognizer.deliveries = []
    for state in states {
      recognizer.delivered = state
      for handler in recognizer.handlers { handler(recognizer) }
    }
    recognizer.delivered = nil
    resetIfOver(recognizer)
    settle()
  }

  private func resetIfOver(_ recognizer: UIGestureRecognizer) {
    guard recognizer.standing.isFinal, recognizer.deliveries.isEmpty else { return }
    guard recognizer.standing != .failed || recognizer.live.isEmpty else { return }
    drop(recognizer)
    busy.removeAll { $0 === recognizer }
    recognizer.reset()
    recognizer.located = []
    recognizer.standing = .possible
    let id = ObjectIdentifier(recognizer)
    waits = waits.filter { $0.key.first != id && $0.key.second != id }
  }

  /// The touches that are still down are not this recognizer's any more.
  private func drop(_ recognizer: UIGestureRecognizer) {
    for touch in recognizer.sequence {
      touch.gestureRecognizers?.removeAll { $0 === recognizer }
    }
    recognizer.sequence = []
    if recognizer.standing == .failed { scheduleDelivery(recognizer) }
  }
}
