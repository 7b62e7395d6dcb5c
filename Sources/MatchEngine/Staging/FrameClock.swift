#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Reports the time on every frame of the display; the engine's only clock, and its only way to wait for a frame.
///
/// The run loop retains a display link, and a display link its target. The link is therefore created when the
/// clock starts and invalidated when it stops.
@MainActor final class FrameClock {
  /// Called with the time at which the next frame will be visible, less what didn't count.
  var tick: (CFTimeInterval) -> Void = { _ in }
  private var link: CADisplayLink?
  private var lastTarget: CFTimeInterval?
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

  private func fire(_ link: CADisplayLink) {
    // A frame that comes in time begins where the one before was due.
    if nextStepIsOneFrame, let lastTarget { skipped += max(link.timestamp - lastTarget, 0) }
    (lastTarget, nextStepIsOneFrame) = (link.targetTimestamp, false)
    tick(link.targetTimestamp - skipped)
  }

  private func start() {
    let link = CADisplayLink.calling { [weak self] link in
      // The clock was released without being stopped.
      guard let self else { return link.invalidate() }
      fire(link)
    }
    let most = Float(UIScreen.main.maximumFramesPerSecond)
    link.preferredFrameRateRange = CAFrameRateRange(
      minimum: min(60, most),
      maximum: most,
      preferred: most
    )
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func stop() {
    link?.invalidate()
    link = nil
  }
}
#endif
