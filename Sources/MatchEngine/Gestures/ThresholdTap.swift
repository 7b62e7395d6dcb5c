#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A haptic tap where letting go of a flight starts to finish it, and where it no longer would.
///
/// The system plays it only on devices that can and where the user hasn't switched it off.
@MainActor final class ThresholdTap {
  private var isPast = false
  #if !os(tvOS) && !os(visionOS)
  private let generator: UIImpactFeedbackGenerator
  #endif

  init(in view: UIView) {
    #if !os(tvOS) && !os(visionOS)
    generator = .light(for: view)
    generator.prepare()
    #endif
  }

  /// Notes whether letting go would finish the flight.
  func note(_ isPast: Bool) {
    guard isPast != self.isPast else { return }
    self.isPast = isPast
    #if !os(tvOS) && !os(visionOS)
    generator.impactOccurred()
    generator.prepare()
    #endif
  }
}
#endif
