// GR-1: a tap is recognized at once when its last finger lifts.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1 { didSet { wrote(self, "numberOfTapsRequired") } }

  /// How far a finger may stray, how long it may stay, and how long the next may take.
  private static let slop: CGFloat = 45
  private static let stay: TimeInterval = 0.75
  private static let gap: TimeInterval = 0.35

  private var taps = 0
  private var fingers = 0

  override var awaitsMore: Bool { taps > 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers == 0 { located = [] }
    fingers += touches.count
    located += live.filter { touches.contains($0) }
    let isApart = located.contains { distance($0.start, sequence[0].start) > 100 && taps > 0 }
    if fingers > 1 || isApart { return fail() }
    failAfter(UITapGestureRecognizer.stay)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let isAstray = touches.contains { distance($0.point, $0.start) > UITapGestureRecognizer.slop }
    if isAstray { fail() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard standing == .possible, live.isEmpty else { return }
    taps += 1
    fingers = 0
    if taps == numberOfTapsRequired {
      alarm = nil
      state = .ended
    } else {
      failAfter(UITapGestureRecognizer.gap)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  open override func reset() {
    super.reset()
    alarm = nil
    taps = 0
    fingers = 0
  }

  /// One tap does not keep two from being recognized.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func fail() { state = .failed }

  private func failAfter(_ seconds: TimeInterval) {
    alarm = World.shared.touches.alarm(after: seconds) { [weak self] in self?.fail() }
  }
}
