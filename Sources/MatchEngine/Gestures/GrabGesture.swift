#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Lets a finger grab a running flight, wherever it touches.
///
/// The gesture is on the container, because the two screens get no touches during UIKit's transition.
@MainActor final class GrabGesture: NSObject, UIGestureRecognizerDelegate {
  private weak var flight: MatchFlight?
  private let drive: FingerDrive
  private let isLocked: () -> Bool
  private var hold: FlightHold?
  private lazy var pan = UIPanGestureRecognizer().calling { [weak self] in self?.moved() }

  /// Returns nil if the gesture isn't enabled or doesn't apply to the change.
  init?(
    _ flight: MatchFlight,
    of change: MatchChange,
    _ options: MatchTransition,
    in container: UIView,
    unless isLocked: @escaping () -> Bool
  ) {
    #if os(tvOS)
    return nil
    #else
    guard options.gestures.contains(.grab) else { return nil }
    let isBack = change.direction == .backward
    switch change.kind {
    case .tab where !options.gestures.contains(.tabs): return nil
    case .push, .pop, .tab: drive = FingerDrive(acrossBack: container, isBack: isBack)
    case .present, .dismiss:
      drive = FingerDrive(options.pull, in: container.bounds.height, isBack: isBack)
    case .replace: return nil
    }
    self.flight = flight
    self.isLocked = isBack ? { false } : isLocked
    super.init()
    pan.delegate = self
    container.addGestureRecognizer(pan)
    #endif
  }

  func remove() { pan.view?.removeGestureRecognizer(pan) }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    // A flight that is held already belongs to another finger or to the app.
    guard flight?.phase == .running || flight?.phase == .settling else { return false }
    // People scroll and tap on while something flies; that is no grab.
    return drive.isAlong(pan.velocity(in: pan.view)) && !isLocked()
  }

  private func moved() {
    guard pan.state == .began, let flight else {
      hold?.check()
      return
    }
    hold = FlightHold(of: flight, with: pan, drive, carrying: .touchedPair)
  }
}

extension UIGestureRecognizer {
  /// Whether the gesture has begun and not yet ended.
  var isUnderWay: Bool { state == .began || state == .changed }
}
#endif
