#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Lets a finger take hold of a flight that runs, wherever it touches.
///
/// It lies on the container: the two screens take no touches while UIKit's transition lasts.
@MainActor final class GrabGesture: NSObject, UIGestureRecognizerDelegate {
  private weak var flight: MatchFlight?
  private let course: FlightDrag.Course
  private lazy var pan = UIPanGestureRecognizer().calling { [weak self] in self?.moved() }

  /// Nil where no gesture of the engine's is wanted, and where none belongs to the passage.
  init?(
    _ flight: MatchFlight,
    of passage: MatchChange,
    _ gestures: MatchTransition.Gestures,
    in container: UIView
  ) {
    #if os(tvOS)
    return nil
    #else
    let back: FlightDrag.Course
    switch passage.kind {
    case .push, .pop:
      guard gestures.contains(.edge) else { return nil }
      let mirrors = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
      back = FlightDrag.Course(
        direction: CGPoint(x: mirrors ? -1 : 1, y: 0),
        extent: container.bounds.width
      )
    case .present, .dismiss:
      guard gestures.contains(.pull) else { return nil }
      back = FlightDrag.Course(direction: CGPoint(x: 0, y: 1), extent: container.bounds.height / 2)
    case .tab, .replace: return nil
    }
    self.flight = flight
    course = passage.kind.isForward ? back.reversed : back
    super.init()
    pan.delegate = self
    container.addGestureRecognizer(pan)
    #endif
  }

  func remove() { pan.view?.removeGestureRecognizer(pan) }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    // What is held is somebody else's.
    flight?.phase == .running || flight?.phase == .settling
  }

  private func moved() {
    guard let flight else { return }
    guard pan.state == .began else {
      flight.drag?.check(pan)
      return
    }
    FlightDrag.take(flight, with: pan, along: course, carrying: .underFinger)
  }
}
#endif
