@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard standing == .possible else { return }
    located = live
    if live.count > 1 { return state = .failed }
    alarm = World.shared.touches.alarm(after: minimumPressDuration) { [weak self] in
      self?.state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if standing != .possible {
      state = .changed
    } else if touches.contains(where: { distance($0.point, $0.start) > allowableMovement }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if standing == .possible {
      state = .failed
    } else if live.isEmpty {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = standing == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    alarm = nil
  }
}
