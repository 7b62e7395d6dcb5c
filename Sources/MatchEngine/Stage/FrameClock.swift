#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Reports the time on every frame of the display; the engine's only clock, and its only way to wait for a frame.
///
/// The run loop retains a display link, and a display link its target. The link is therefore created when the
/// clock starts and invalidated when it stops.
@MainActor final class FrameClock {
  /// Called with the time of this clock at which the next frame will be visible.
  var tick: (CFTimeInterval) -> Void = { _ in }
  /// A view on the screen whose refresh rate counts.
  weak var view: UIView?
  private var link: CADisplayLink?
  private var lastFrame: (begin: CFTimeInterval, target: CFTimeInterval)?
  /// What has to be subtracted from `speed` times the time of all layers to get the time of this clock.
  private var skipped: CFTimeInterval = 0

  var isRunning: Bool {
    get { link != nil }
    set {
      guard newValue != isRunning else { return }
      if newValue { return start() }
      link?.invalidate()
      link = nil
    }
  }

  /// Runs some work without counting the time that it takes; nothing moves until it is done.
  func leaveOut(_ work: () -> Void) {
    let begin = CACurrentMediaTime()
    work()
    skip((begin - CACurrentMediaTime()) * speed)
  }

  /// How fast this clock goes: at 1, as the clock of all layers does; at 0, it stands still; its time never jumps.
  var speed = 1.0 { didSet { skipped += mediaNow * (speed - oldValue) } }

  func skip(_ seconds: CFTimeInterval) { skipped -= seconds }

  /// The duration of a frame, or a sixtieth of a second until it is known.
  var framePeriod: CFTimeInterval {
    let period = lastFrame.map { $0.target - $0.begin } ?? 0
    return period > 0 ? period : 1 / 60
  }

  /// The time of this clock at which what is committed in this turn will be visible.
  var now: CFTimeInterval { mediaNow * speed - skipped }

  /// The time of this clock now, before what is committed in this turn becomes visible.
  var startTime: CFTimeInterval { CACurrentMediaTime() * speed - skipped }

  /// The time, on the clock of all layers, at which what is committed in this turn will be visible.
  private var mediaNow: CFTimeInterval {
    // Before the first frame nobody knows when the next one is due, and nothing has moved.
    guard let lastFrame else { return CACurrentMediaTime() }
    // What is committed exactly when a frame begins is too late for that frame.
    let missed = ((CACurrentMediaTime() - lastFrame.begin) / framePeriod + 0.001).rounded(.down)
    return lastFrame.target + max(missed, 0) * framePeriod
  }

  /// The layer clock for something that begins at a time of this clock.
  func layerClock(from time: CFTimeInterval) -> LayerClock {
    guard speed > 0
    else { return LayerClock(begin: mediaNow, speed: 0, offset: max(now - time, 0), rate: rate) }
    return LayerClock(begin: (time + skipped) / speed, speed: speed, rate: rate)
  }

  private func start() {
    let link = CADisplayLink.calling { [weak self] link in
      // The clock was released without being stopped.
      guard let self else { return link.invalidate() }
      lastFrame = (link.timestamp, link.targetTimestamp)
      tick(link.targetTimestamp * speed - skipped)
    }
    if let rate { link.preferredFrameRateRange = rate }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// The highest rate of the display, or nil if the system chooses.
  var rate: CAFrameRateRange? {
    #if os(visionOS)
    // On visionOS, a window has no screen.
    return nil
    #else
    guard let most = (view?.window?.screen.maximumFramesPerSecond).map({ Float($0) })
    else { return nil }
    return CAFrameRateRange(minimum: min(60, most), maximum: most, preferred: most)
    #endif
  }
}

extension UIWindow {
  private static let drawing = AssociatedValue<Bool>()

  /// Whether every flight in the window is drawn and none is played, for whoever films it.
  package var drawsEveryFrame: Bool {
    get { UIWindow.drawing[self] ?? false }
    set { UIWindow.drawing[self] = newValue }
  }
}
#endif
