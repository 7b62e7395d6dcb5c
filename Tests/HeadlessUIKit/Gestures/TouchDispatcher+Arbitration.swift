// GR-3: of the recognizers that share a touch only one is recognized, unless a delegate lets two.
@MainActor extension TouchDispatcher {
  func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    // Those that have a touch in common with it.
    let rivals = busy.filter { other in
      other !== recognizer && other.sequence.contains { recognizer.sequence.contains($0) }
    }
    let required = rivals.filter { mustFail($0, before: recognizer) }
    if required.contains(where: { $0.standing == .possible }) {
      recognizer.waiting = state
      return
    }
    recognizer.waiting = nil
    let isTooLate = rivals.contains { $0.standing.isActive && excludes($0, recognizer) }
    let hasLost = required.contains { $0.standing != .failed && $0.standing != .cancelled }
    guard !isTooLate, !hasLost, shouldBegin(recognizer) else {
      fail(recognizer)
      return
    }
    // Whoever was asked may have switched it off.
    guard recognizer.standing == .possible, recognizer.isEnabled else { return }
    enter(recognizer, state)
    for rival in rivals where rival.standing == .possible {
      if mustFail(recognizer, before: rival) || excludes(recognizer, rival) { fail(rival) }
    }
    takeTouches(recognizer)
  }

  private func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true else { return false }
    return recognizer.askedDelegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  /// GR-15: who waits for whom is asked once in an attempt, which is over when one of them is reset.
  private func mustFail(_ first: UIGestureRecognizer, before second: UIGestureRecognizer) -> Bool {
    let pair = RecognizerPair(first: ObjectIdentifier(first), second: ObjectIdentifier(second))
    if let known = waits[pair] { return known }
    let answer = askWhether(first, mustFailBefore: second)
    waits[pair] = answer
    return answer
  }

  private func askWhether(
    _ first: UIGestureRecognizer,
    mustFailBefore second: UIGestureRecognizer
  ) -> Bool {
    second.requirements.contains { $0.object === first }
      || second.shouldRequireFailure(of: first) || first.shouldBeRequiredToFail(by: second)
      || second.askedDelegate?.gestureRecognizer(second, shouldRequireFailureOf: first) == true
      || first.askedDelegate?.gestureRecognizer(first, shouldBeRequiredToFailBy: second) == true
  }

  private func excludes(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return false }
    return !isAllowed(winner, with: other) && !isAllowed(other, with: winner)
  }

  private func isAllowed(_ one: UIGestureRecognizer, with other: UIGestureRecognizer) -> Bool {
    one.askedDelegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
  }

  /// Something has failed: what waited for it may be recognized now.
  func retryWaiting() {
    for recognizer in busy {
      guard let state = recognizer.waiting, recognizer.standing == .possible else { continue }
      recognize(recognizer, as: state)
    }
  }
}

/// A recognizer that may have to fail before another one may recognize.
struct RecognizerPair: Hashable {
  let first: ObjectIdentifier
  let second: ObjectIdentifier
}
