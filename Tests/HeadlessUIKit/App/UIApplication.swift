@preconcurrency @MainActor open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active = 0
    case inactive, background
  }

  public static let shared = UIApplication()

  var firstResponder: UIResponder? {
    didSet {
      guard firstResponder !== oldValue else { return }
      let takesText = [firstResponder, oldValue].contains { $0 is any UITextInput }
      if takesText { World.shared.nextTurn { MainActor.assumeIsolated { Keyboard.follow() } } }
    }
  }
  weak var keyWindowStore: UIWindow?
  var sceneStore = UIWindowScene()

  open internal(set) var applicationState = State.active
  open var connectedScenes: Set<UIScene> { [sceneStore] }
  open var windows: [UIWindow] { World.shared.liveWindows.filter { !($0 is KeyboardWindow) } }

  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didBecomeActiveNotification =
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification =
    NSNotification.Name("UIApplicationWillResignActiveNotification")

  open func sendEvent(_ event: UIEvent) {
    for window in World.shared.liveWindows.reversed()
    where event.touches(for: window)?.isEmpty == false {
      window.sendEvent(event)
    }
  }

  /// A responder whose view leaves its window is the first one no more, whatever it says to that.
  func leavesWindow(_ view: UIView) {
    guard let current = firstResponder, current === view || current === view.controller else {
      return
    }
    current.resignFirstResponder()
    if firstResponder === current { firstResponder = nil }
  }

  func startOver() {
    firstResponder = nil
    keyWindowStore = nil
    applicationState = .active
    sceneStore = UIWindowScene()
  }
}
