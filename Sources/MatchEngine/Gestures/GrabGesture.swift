#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Lets a finger grab a running flight, wherever it touches.
///
/// The gesture is on the container, because the two screens get no touches during UIKit's transition.
@MainActor final class GrabGesture: NSObject, UIGestureRecognizerDelegate {
  private weak var flight: MatchFlight?
  private let axis: FlightDrag.Axis
  private lazy var pan = UIPanGestureRecognizer().calling { [weak self] in self?.moved() }

  /// Returns nil if the gesture isn't enabled or doesn't apply to the change.
  init?(
    _ flight: MatchFlight,
    of change: MatchChange,
    _ options: MatchTransition,
    in container: UIView
  ) {
    #if os(tvOS)
    return nil
    #else
    guard options.gestures.contains(.grab) else { return nil }
    let back: FlightDrag.Axis
    switch change.kind {
    case .tab where !options.gestures.contains(.tabs): return nil
    case .push, .pop, .tab:
      let mirrors = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
      back = FlightDrag.Axis(
        direction: CGPoint(x: mirrors ? -1 : 1, y: 0),
        extent: container.bounds.width
      )
    case .present, .dismiss:
      back = FlightDrag.Axis(pulling: options.pull, in: container.bounds.height)
    case .replace: return nil
    }
    self.flight = flight
    axis = change.kind.direction == .forward ? back.reversed : back
    super.init()
    pan.delegate = self
    container.addGestureRecognizer(pan)
    #endif
  }

  func remove() { pan.view?.removeGestureRecognizer(pan) }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    // A flight that is held already belongs to another finger or to the app.
    flight?.phase == .running || flight?.phase == .settling
  }

  private func moved() {
    guard let flight else { return }
    guard pan.state == .began else {
      FlightDrag.check(flight, pan)
      return
    }
    FlightDrag.begin(flight, with: pan, along: axis, carrying: .underFinger)
  }
}

extension UIGestureRecognizer {
  /// Whether the gesture has begun and not yet ended.
  var isUnderWay: Bool { state == .began || state == .changed }
}
#endif
