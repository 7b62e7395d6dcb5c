#if canImport(UIKit)
import UIKit

extension UIGestureRecognizer {
  /// Calls `action` whenever the recognizer sends its action.
  @MainActor public func whenSent(_ action: @escaping (UIGestureRecognizer) -> Void) {
    #if canImport(ObjectiveC)
    let target = ActionTarget(action)
    addTarget(target, action: #selector(ActionTarget.send(_:)))
    objc_setAssociatedObject(
      self,
      Unmanaged.passUnretained(target).toOpaque(),
      target,
      .OBJC_ASSOCIATION_RETAIN
    )
    #else
    addHandler(action)
    #endif
  }
}

#if canImport(ObjectiveC)
@MainActor private final class ActionTarget: NSObject {
  private let action: (UIGestureRecognizer) -> Void

  init(_ action: @escaping (UIGestureRecognizer) -> Void) { self.action = action }

  @objc func send(_ recognizer: UIGestureRecognizer) { action(recognizer) }
}
#endif
#endif
