@preconcurrency @MainActor open class UIScreen: NSObject {
  public static let main = UIScreen()

  open var bounds: CGRect { CGRect(origin: .zero, size: World.shared.screen.size) }
  open var scale: CGFloat { World.shared.screen.scale }
  open var maximumFramesPerSecond: Int { World.shared.screen.framesPerSecond }
}
