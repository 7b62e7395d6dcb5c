#if canImport(UIKit)
import UIKit

/// A question about UIKit that nobody has settled, as a program that asks the UIKit that it runs on.
///
/// `Tests/Unverified.md` lists all of them, and those that take a person.
nonisolated struct Probe: Sendable, CustomStringConvertible {
  typealias Ask = @MainActor @Sendable (ProbeRoom) async -> String?

  /// What it is called; where the stand-in for UIKit does either, by the name of its switch.
  let name: String
  /// What the library relies on, or what is open, in a few words.
  let claim: String
  /// What is found if that is so; nil where the library is right either way.
  let relied: String?
  /// Who has seen UIKit do it, if somebody has: then it must be found.
  let source: String?
  /// What is found, or nil if UIKit does something that the question does not foresee.
  let ask: Ask

  /// Asks for something that the library relies on.
  init(_ name: String, relies claim: String, settledBy source: String? = nil, _ ask: @escaping Ask)
  {
    (self.name, self.claim, relied, self.source, self.ask) = (name, claim, "true", source, ask)
  }

  /// Asks for something that may be either way.
  init(_ name: String, open claim: String, _ ask: @escaping Ask) {
    (self.name, self.claim, relied, source, self.ask) = (name, claim, nil, nil, ask)
  }

  var description: String { name }

  /// All that need neither a finger nor eyes.
  static let all =
    pictures + layers + texts + corners + timing
    + navigation + stacks + driving + modals + screens
    + tabs + containers + windows
    + delegates + ofObjectiveC + ofSwiftUI
}

/// Where a probe shows its windows, and where its time passes.
@MainActor final class ProbeRoom {
  private let scene: UIWindowScene?
  private let pass: @MainActor (TimeInterval) async -> Void
  private var windows: [UIWindow] = []

  init(
    in scene: UIWindowScene? = nil,
    pass: @escaping @MainActor (TimeInterval) async -> Void = ProbeRoom.sleep
  ) {
    (self.scene, self.pass) = (scene, pass)
  }

  /// Lets time pass as it does on a phone.
  static func sleep(_ seconds: TimeInterval) async {
    try? await Task.sleep(nanoseconds: UInt64((seconds + 0.02) * 1_000_000_000))
  }

  func wait(_ seconds: TimeInterval) async { await pass(seconds) }

  /// A visible window of the screen's size.
  func show(_ root: UIViewController = UIViewController()) async -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    if let scene { window.windowScene = scene }
    windows.append(window)
    window.rootViewController = root
    window.makeKeyAndVisible()
    await wait(0.1)
    return window
  }

  /// A visible window right above another one, which never becomes key.
  func show(_ root: UIViewController, above window: UIWindow) async -> UIWindow {
    let above = KeylessWindow(frame: window.frame)
    if let scene { above.windowScene = scene }
    windows.append(above)
    above.windowLevel = UIWindow.Level(rawValue: window.windowLevel.rawValue + 1)
    above.rootViewController = root
    above.isHidden = false
    await wait(0.1)
    return above
  }

  /// A view in a window, and the view that it is in.
  func showView(_ size: CGFloat = 20) async -> (view: UIView, host: UIView) {
    let window = await show()
    let host = UIView(frame: CGRect(x: 0, y: 100, width: 3 * size, height: size))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: size, height: size))
    host.addSubview(view)
    window.addSubview(host)
    return (view, host)
  }

  /// Takes everything off the screen.
  func close() {
    for window in windows {
      window.isHidden = true
      window.rootViewController = nil
    }
    windows = []
  }
}

/// A window that only shows something.
private final class KeylessWindow: UIWindow {
  override var canBecomeKey: Bool { false }
}

/// What was called, in order.
@MainActor final class ProbeLog {
  private(set) var calls: [String] = []

  func note(_ call: String) { calls.append(call) }
  func clear() { calls = [] }
  func count(of call: String) -> Int { calls.filter { $0 == call }.count }
  func has(_ call: String) -> Bool { calls.contains(call) }

  /// Whether one call came before another, if both came.
  func has(_ first: String, before second: String) -> String? {
    guard let a = calls.firstIndex(of: first), let b = calls.firstIndex(of: second) else {
      return nil
    }
    return "\(a < b)"
  }
}
#endif
