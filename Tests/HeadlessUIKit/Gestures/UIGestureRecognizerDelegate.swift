// DG-4: what is optional in UIKit has a default here. GR-3.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  private var next: (any UIGestureRecognizerDelegate)? { forwarding() }

  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    next?.gestureRecognizerShouldBegin(recognizer) ?? true
  }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    next?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
  }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { next?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { next?.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other) ?? false }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { next?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool { next?.gestureRecognizer(recognizer, shouldReceive: event) ?? true }
}
