import Foundation

@preconcurrency @MainActor open class UIEvent: NSObject {
  var touchStore: [UITouch] = []

  open internal(set) var timestamp: TimeInterval = 0
  open var allTouches: Set<UITouch>? { Set(touchStore) }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(touchStore.filter { $0.window === window })
  }
}
