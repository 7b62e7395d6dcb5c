import Foundation

@preconcurrency @MainActor open class UIScreen: NSObject {
  public static let main = UIScreen()

  open var bounds: CGRect { CGRect(origin: .zero, size: World.shared.screen.size) }
  open var nativeBounds: CGRect {
    let size = World.shared.screen.size
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }
  open var scale: CGFloat { World.shared.screen.scale }
  open var nativeScale: CGFloat { scale }
  open var maximumFramesPerSecond: Int { World.shared.screen.framesPerSecond }
}
