#if canImport(UIKit) && !os(watchOS)
import UIKit

extension MatchFlight {
  /// Animates something alongside the flight, with the flight's curve.
  ///
  /// The animations are scrubbed with the flight, and a cancellation sets everything back. If another flight
  /// continues this one, they run to their end. Animate views that don't fly; the flight moves those that do.
  ///
  /// If the flight is already over, the animations happen at once, unless its change was undone.
  public func animateAlongside(_ animations: @escaping @MainActor () -> Void) {
    guard outcome == nil else {
      if wouldFinish() { animations() }
      return
    }
    let alongside = AlongsideAnimations()
    alongside.begin(animations)
    let start = min(max(fractionComplete, 0), 0.999)
    observeProgress { flight in
      if flight.outcome == nil {
        alongside.follow((flight.fractionComplete - start) / (1 - start))
      } else if flight.isContinued {
        alongside.letGo(flight.wouldFinish())
      } else {
        alongside.end(flight.wouldFinish())
      }
    }
  }
}
#endif
