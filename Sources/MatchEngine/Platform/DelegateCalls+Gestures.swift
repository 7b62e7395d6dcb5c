#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIGestureRecognizerDelegate {
  func lets(_ recognizer: UIGestureRecognizer, receive touch: UITouch) -> Bool {
    #if canImport(ObjectiveC)
    gestureRecognizer?(recognizer, shouldReceive: touch) ?? true
    #else
    gestureRecognizer(recognizer, shouldReceive: touch)
    #endif
  }

  func lets(_ recognizer: UIGestureRecognizer, receive event: UIEvent) -> Bool {
    #if canImport(ObjectiveC)
    gestureRecognizer?(recognizer, shouldReceive: event) ?? true
    #else
    gestureRecognizer(recognizer, shouldReceive: event)
    #endif
  }

  func letsBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    #if canImport(ObjectiveC)
    gestureRecognizerShouldBegin?(recognizer) ?? true
    #else
    gestureRecognizerShouldBegin(recognizer)
    #endif
  }

  func allows(_ recognizer: UIGestureRecognizer, with other: UIGestureRecognizer) -> Bool {
    #if canImport(ObjectiveC)
    gestureRecognizer?(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
    #else
    gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
    #endif
  }

  func makes(_ recognizer: UIGestureRecognizer, waitFor other: UIGestureRecognizer) -> Bool {
    #if canImport(ObjectiveC)
    gestureRecognizer?(recognizer, shouldRequireFailureOf: other) ?? false
    #else
    gestureRecognizer(recognizer, shouldRequireFailureOf: other)
    #endif
  }

  func makes(_ other: UIGestureRecognizer, waitOn recognizer: UIGestureRecognizer) -> Bool {
    #if canImport(ObjectiveC)
    gestureRecognizer?(recognizer, shouldBeRequiredToFailBy: other) ?? false
    #else
    gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other)
    #endif
  }
}
#endif
