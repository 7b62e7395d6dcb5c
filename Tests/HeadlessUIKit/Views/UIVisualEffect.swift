import Foundation

@preconcurrency @MainActor open class UIVisualEffect: NSObject, NSCopying {
  /// What the effect shows in a style of the interface (PX-6).
  func backdrop(in style: UIUserInterfaceStyle) -> BackdropState? { nil }
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
