#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Reports the time on every frame of the display; the engine's only clock, and its only way to wait for a frame.
///
/// The run loop retains a display link, and a display link its target. The link is therefore created when the
/// clock starts and invalidated when it stops.
@MainActor final class FrameClock {
  /// Called with the time at which the next frame will be visible, less what didn't count.
  var tick: (CFTimeInterval) -> Void = { _ in }
  /// A view on the screen whose rate counts.
  weak var view: UIView?
  private var link: CADisplayLink?
  private var lastFrame: (begin: CFTimeInterval, target: CFTimeInterval)?
  /// Up to when time was counted.
  private var lastCounted: CFTimeInterval?
  /// The time that didn't count.
  private var skipped: CFTimeInterval = 0
  private var nextStepIsOneFrame = false

  var isRunning: Bool {
    get { link != nil }
    set {
      guard newValue != isRunning else { return }
      if newValue { start() } else { stop() }
    }
  }

  /// Counts the time until the next tick as one frame, however long the work before it takes.
  ///
  /// Pictures are taken before anything moves. Without this, the first step would be as long as that took.
  func countNextStepAsOneFrame() { nextStepIsOneFrame = true }

  /// Whether all time until the next tick counts.
  var countsNextStep: Bool { !nextStepIsOneFrame }

  /// The time at which what is committed in this turn will be visible, less what didn't count.
  var now: CFTimeInterval {
    guard let lastFrame else { return -.infinity }
    let period = lastFrame.target - lastFrame.begin
    guard period > 0 else { return lastFrame.target - skipped }
    // Nothing that is committed in the instant of a frame is still part of it.
    let missed = ((CACurrentMediaTime() - lastFrame.begin) / period + 0.001).rounded(.down)
    return lastFrame.target + max(missed, 0) * period - skipped
  }

  /// Counts all time up to what is committed in this turn, because what was played has gone on until then.
  func countUntilNow() { if lastCounted != nil { lastCounted = mediaTime(of: now) } }

  /// A time of this clock on the clock of all layers.
  func mediaTime(of time: CFTimeInterval) -> CFTimeInterval { time + skipped }

  private func fire(_ link: CADisplayLink) {
    // A frame that comes in time begins where the one before was due.
    if nextStepIsOneFrame, let lastCounted {
      skipped += max(link.timestamp - lastCounted, 0)
    }
    (lastFrame, nextStepIsOneFrame) = ((link.timestamp, link.targetTimestamp), false)
    lastCounted = link.targetTimestamp
    tick(link.targetTimestamp - skipped)
  }

  private func start() {
    let link = CADisplayLink.calling { [weak self] link in
      // The clock was released without being stopped.
      guard let self else { return link.invalidate() }
      fire(link)
    }
    if let rate { link.preferredFrameRateRange = rate }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// The highest rate of the display, or nil if the system chooses.
  var rate: CAFrameRateRange? {
    #if os(visionOS)
    // A window is on no screen.
    return nil
    #else
    guard let most = (view?.window?.screen.maximumFramesPerSecond).map({ Float($0) }) else {
      return nil
    }
    return CAFrameRateRange(minimum: min(60, most), maximum: most, preferred: most)
    #endif
  }

  private func stop() {
    link?.invalidate()
    link = nil
  }
}
#endif
