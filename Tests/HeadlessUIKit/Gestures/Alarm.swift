// Recognizers that wait: alarms ring at the first frame when their time has come.
/// Something that happens later, unless it is cancelled.
final class Alarm {
  let time: CFTimeInterval
  private(set) var ring: (() -> Void)?

  init(time: CFTimeInterval, ring: @escaping () -> Void) {
    self.time = time
    self.ring = ring
  }

  func cancel() { ring = nil }
}

@MainActor extension TouchDispatcher {
  func alarm(after seconds: TimeInterval, ring: @escaping () -> Void) -> Alarm {
    let alarm = Alarm(time: World.shared.now + seconds, ring: ring)
    alarms.append(alarm)
    return alarm
  }

  /// A frame: alarms ring, scroll views go on.
  func frame() {
    ringAlarms()
    for mover in moving { mover.frame() }
  }

  func ringAlarms() {
    let now = World.shared.now + 1e-9
    let due = alarms.filter { $0.time <= now }
    alarms.removeAll { $0.time <= now || $0.ring == nil }
    for alarm in due { alarm.ring?() }
    settle()
  }
}
