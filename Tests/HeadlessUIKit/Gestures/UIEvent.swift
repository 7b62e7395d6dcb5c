import Foundation

@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion, remoteControl, presses
  }

  var touchStore: [UITouch] = []

  open var type: EventType { .touches }
  open internal(set) var timestamp: TimeInterval = 0
  open var allTouches: Set<UITouch>? { Set(touchStore) }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(touchStore.filter { $0.window === window })
  }
  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(touchStore.filter { $0.view === view })
  }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touchStore.filter { $0.gestureRecognizers?.contains(gesture) == true })
  }
}
