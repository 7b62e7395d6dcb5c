// DL-10: timers of the main run loop; they ring at the first frame when their time has come.
public final class Timer: @unchecked Sendable {
  private let interval: TimeInterval
  private let repeats: Bool
  private let block: @Sendable (Timer) -> Void
  private var time: CFTimeInterval

  public init(
    timeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    (self.interval, self.repeats, self.block) = (interval, repeats, block)
    time = World.shared.now + interval
  }

  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }

  public func invalidate() { World.shared.timers.removeAll { $0 === self } }

  func fire(at now: CFTimeInterval) {
    guard time <= now + 1e-9 else { return }
    if repeats { time = now + interval } else { invalidate() }
    block(self)
  }
}

extension RunLoop {
  /// Adds a timer, which rings whatever the mode.
  public func add(_ timer: Timer, forMode mode: Mode) { World.shared.timers.append(timer) }
}
