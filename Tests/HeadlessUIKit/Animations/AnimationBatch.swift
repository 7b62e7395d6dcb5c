// AN-2, AN-3, AN-7, AN-12: when a block's or a transaction's completion runs, and with what.
/// The animations that one completion waits for.
final class AnimationBatch {
  private var open = 0
  private var isSealed = false
  private var finished = true
  private var completion: ((Bool) -> Void)?

  init(completion: ((Bool) -> Void)?) { self.completion = completion }

  var isOpen: Bool { open > 0 }

  func opened() { open += 1 }

  func closed(finished: Bool) {
    open -= 1
    if !finished { self.finished = false }
    fireIfDone()
  }

  func seal() {
    isSealed = true
    fireIfDone()
  }

  private func fireIfDone() {
    guard isSealed, open == 0, let completion else { return }
    self.completion = nil
    let finished = finished
    World.shared.nextTurn { completion(finished) }
  }
}
