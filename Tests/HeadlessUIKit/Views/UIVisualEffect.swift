import Foundation

@preconcurrency @MainActor open class UIVisualEffect: NSObject, NSCopying {
  var backdrop: BackdropState? { nil }
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
