@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  open internal(set) var activationState = ActivationState.foregroundActive

  public nonisolated static let didDisconnectNotification =
    NSNotification.Name("UISceneDidDisconnectNotification")
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UISceneWillEnterForegroundNotification")
}

@preconcurrency @MainActor open class UIWindowScene: UIScene {
  open var screen: UIScreen { .main }
  open var windows: [UIWindow] { World.shared.liveWindows.filter { $0.windowScene === self } }
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
}

// Turning the phone, in the next turn and at once. A telephone that lies keeps clear of its camera at both sides.
extension UIWindowScene {
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    public final class iOS: GeometryPreferences {
      let orientations: UIInterfaceOrientationMask?
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        orientations = interfaceOrientations
        super.init()
      }
    }
  }

  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.orientations else {
      return
    }
    let isFlat = wanted.isDisjoint(with: [.portrait, .portraitUpsideDown])
    var screen = World.shared.screen
    guard isFlat != (screen.size.width > screen.size.height) else { return }
    screen.size = CGSize(width: screen.size.height, height: screen.size.width)
    let old = screen.safeArea
    if !screen.isWide {
      screen.safeArea =
        isFlat
        ? UIEdgeInsets(top: 0, left: old.top, bottom: 21, right: old.top)
        : UIEdgeInsets(top: old.left, left: 0, bottom: 34, right: 0)
    }
    World.shared.nextTurn { MainActor.assumeIsolated { World.shared.become(screen) } }
  }
}

extension Headless {
  /// Sends the app to the background with one of its scenes; no frames are shown there.
  public static func sendToBackground(_ scene: UIScene) {
    World.shared.isInBackground = true
    UIApplication.shared.applicationState = .background
    scene.activationState = .background
    let center = NotificationCenter.default
    center.post(name: UIScene.didEnterBackgroundNotification, object: scene)
    let name = UIApplication.didEnterBackgroundNotification
    center.post(name: name, object: UIApplication.shared)
  }
}
