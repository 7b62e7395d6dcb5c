import Foundation

@preconcurrency @MainActor open class UIEvent: NSObject {
  var touchStore: [UITouch] = []

  public enum EventType: Int, Sendable {
    case touches = 0
    case scroll = 10
  }
  open var type: EventType { touchStore.contains(where: \.isScroll) ? .scroll : .touches }

  open internal(set) var timestamp: TimeInterval = 0

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(touchStore.filter { $0.window === window })
  }
}
