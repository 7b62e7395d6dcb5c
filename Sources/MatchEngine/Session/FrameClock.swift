#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Tells the time on every frame of the display: the engine's only clock, and its only way to wait for a turn.
///
/// The run loop keeps a display link and a display link its target, so it is made when the clock runs and
/// invalidated when it stops.
@MainActor final class FrameClock {
  private var link: CADisplayLink?
  private let tick: (CFTimeInterval) -> Void

  init(tick: @escaping (CFTimeInterval) -> Void) { self.tick = tick }

  var isRunning: Bool {
    get { link != nil }
    set {
      guard newValue != isRunning else { return }
      if newValue { start() } else { stop() }
    }
  }

  private func start() {
    let link = CADisplayLink.calling { [weak self] link in
      // Nobody stopped it, and nobody can any more.
      guard let self else { return link.invalidate() }
      tick(link.targetTimestamp)
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
