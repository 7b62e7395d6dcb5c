// DL-1…DL-9. Where UIKit takes a target and a selector, the stand-in takes a closure.
open class CADisplayLink: NSObject {
  private let callback: (CADisplayLink) -> Void
  private var modes: [RunLoop.Mode] = []
  private var isInvalid = false

  open var isPaused = false
  open var preferredFrameRateRange = CAFrameRateRange.default
  open private(set) var timestamp: CFTimeInterval = 0
  open private(set) var targetTimestamp: CFTimeInterval = 0
  open private(set) var duration: CFTimeInterval = 0

  /// A link that calls `callback` once a frame.
  public init(callback: @escaping (CADisplayLink) -> Void) { self.callback = callback }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isInvalid else { return }
    if modes.isEmpty { World.shared.links.append(self) }
    if !modes.contains(mode) { modes.append(mode) }
  }

  open func invalidate() {
    isInvalid = true
    modes = []
    World.shared.links.removeAll { $0 === self }
  }

  /// DL-6: while a scroll view tracks, only the common modes run.
  func fire(at now: CFTimeInterval, period: CFTimeInterval, isTracking: Bool) {
    guard !isPaused, !isInvalid, !modes.isEmpty else { return }
    guard !isTracking || modes.contains(.common) else { return }
    timestamp = now
    duration = period
    targetTimestamp = now + period
    callback(self)
  }
}

public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

@MainActor extension World {
  /// All of them, or those that were never called yet (PX-3).
  func fireDisplayLinks(onlyNew: Bool = false) {
    guard !isInBackground else { return }
    // One that takes long does not change what the next one is told.
    let (time, period) = (now, screen.framePeriod)
    for link in links where !onlyNew || link.timestamp == 0 {
      link.fire(at: time, period: period, isTracking: touches.isTrackingScroll)
    }
  }
}
