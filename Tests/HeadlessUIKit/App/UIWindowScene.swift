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
