#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Takes the place of an app's own delegate and forwards every call that it doesn't handle itself.
///
///     UIKit ──call──▶ this one ──▶ the app's own
///
/// With an Objective-C runtime, unknown calls go straight to the app's delegate. UIKit checks which methods a
/// delegate implements when it is set, so the relay is set again whenever the app's delegate changes.
///
/// Another library's proxy does the same. One that already forwards to the relay keeps the place: two that each
/// put themselves before the other would forward in a circle.
@MainActor class ForwardingDelegate: NSObject {
  /// The app's own delegate, held weakly.
  ///
  /// UIKit calls `responds(to:)` outside of any actor, but on the main thread.
  nonisolated(unsafe) private(set) weak var app: (any NSObjectProtocol)?
  /// The delegate that was there before.
  private weak var previous: (any NSObjectProtocol)?
  /// The app's own delegate before the current one.
  private weak var earlierApp: (any NSObjectProtocol)?
  private var observation: DelegateObservation?
  /// A relay that was removed and that a proxy still forwards to.
  private static let kept = AssociatedValue<ForwardingDelegate>()
  /// Is released together with the app's own delegate.
  private let guards = AssociatedValue<DelegateGuard>()
  private var isInstalling = false

  /// The property of UIKit that holds the delegate.
  var delegateProperty: (any NSObjectProtocol)? {
    get { nil }
    set {}
  }

  /// Whether calls are forwarded to the previous delegate.
  func forwards(to delegate: any NSObjectProtocol) -> Bool { true }

  /// Becomes the delegate, and does so again whenever the app sets another one.
  func install(_ observe: (@escaping @MainActor () -> Void) -> DelegateObservation) {
    becomeDelegate()
    observation = observe { [weak self] in
      guard let self, !isInstalling, delegateProperty !== self, !yieldsToProxy() else { return }
      becomeDelegate()
    }
  }

  /// Makes the app's own delegate the delegate again.
  func remove() {
    observation?.stop()
    observation = nil
    if delegateProperty === self {
      delegateProperty = previous
    } else if let proxy = delegateProperty, proxy.forwardsCalls(to: self) {
      // The proxy has promised what it was told that this relay does.
      ForwardingDelegate.kept[proxy] = self
    }
  }

  private func becomeDelegate() {
    previous = delegateProperty
    earlierApp = app
    app = previous.flatMap { forwards(to: $0) ? $0 : nil }
    if let app { guards[app] = DelegateGuard { [weak self] in self?.appIsGone() } }
    take(self)
    // A proxy may have put itself back meanwhile.
    _ = yieldsToProxy()
  }

  /// Makes the system ask anew what the delegate responds to.
  private func take(_ delegate: any NSObjectProtocol) {
    isInstalling = true
    delegateProperty = nil
    delegateProperty = delegate
    isInstalling = false
  }

  /// Leaves no promise behind that the app's own delegate has made.
  private func appIsGone() {
    guard app == nil, observation != nil, let current = delegateProperty else { return }
    if current === self || current.forwardsCalls(to: self) { take(current) }
  }

  /// Called before a call that the relay doesn't handle itself is passed on to the app's delegate.
  func willForward(_ name: String) {}

  /// Leaves the place to a proxy that forwards to the relay; returns whether there is one.
  private func yieldsToProxy() -> Bool {
    guard let current = delegateProperty, current !== self, current.forwardsCalls(to: self) else {
      return false
    }
    if app === current { app = earlierApp === current ? nil : earlierApp }
    return true
  }

  #if canImport(ObjectiveC)
  /// A selector that nothing implements; a proxy responds to it if it asks this relay.
  fileprivate nonisolated static let probe = NSSelectorFromString("matchEngineForwardingProbe")
  fileprivate nonisolated(unsafe) var isProbed = false
  /// Whether the app's delegate is being asked; it may ask back.
  private nonisolated(unsafe) var isAsking = false

  override func responds(to selector: Selector!) -> Bool {
    if selector == ForwardingDelegate.probe { return isProbed }
    return super.responds(to: selector) || appResponds(to: selector)
  }

  override func forwardingTarget(for selector: Selector!) -> Any? {
    guard appResponds(to: selector) else { return super.forwardingTarget(for: selector) }
    if MainThread.isCurrent {
      let name = NSStringFromSelector(selector)
      MainActor.assumeIsolated { willForward(name) }
    }
    return app
  }

  private nonisolated func appResponds(to selector: Selector) -> Bool {
    guard !isAsking, let app else { return false }
    isAsking = true
    defer { isAsking = false }
    return app.responds(to: selector)
  }
  #endif
}

#if !canImport(ObjectiveC)
extension ForwardingDelegate: ForwardingProxy {
  var forwardTarget: (any NSObjectProtocol)? { app }
}
#endif

/// An object that is attached to a delegate and says so when that is gone.
private final class DelegateGuard: Sendable {
  private let tell: @MainActor () -> Void

  init(_ tell: @escaping @MainActor () -> Void) { self.tell = tell }

  deinit {
    let tell = tell
    if MainThread.isCurrent {
      MainActor.assumeIsolated { tell() }
    } else {
      Task { @MainActor in tell() }
    }
  }
}

extension NSObjectProtocol {
  /// Whether the object forwards calls to a relay, directly or through others.
  @MainActor fileprivate func forwardsCalls(to relay: ForwardingDelegate) -> Bool {
    #if canImport(ObjectiveC)
    relay.isProbed = true
    defer { relay.isProbed = false }
    return responds(to: ForwardingDelegate.probe)
    #else
    var next = (self as? any ForwardingProxy)?.forwardTarget
    while let target = next {
      if target === relay { return true }
      next = (target as? any ForwardingProxy)?.forwardTarget
    }
    return false
    #endif
  }
}

extension NSObjectProtocol {
  /// Whether the object's class belongs to UIKit and not to the app.
  @MainActor var isOfTheSystem: Bool {
    #if canImport(ObjectiveC)
    Bundle(for: type(of: self)) == Bundle(for: UINavigationController.self)
    #else
    String(reflecting: type(of: self)).hasPrefix("UIKit.")
    #endif
  }
}

/// Puts the relay back when the app replaces the delegate.
///
/// Uses key-value observing where it is available, and otherwise the hook of the stand-in for UIKit.
@MainActor final class DelegateObservation {
  #if canImport(ObjectiveC)
  private let observation: NSKeyValueObservation

  init(_ navigation: UINavigationController, _ changed: @escaping @MainActor () -> Void) {
    observation = navigation.observe(\.delegate) { _, _ in MainActor.assumeIsolated { changed() } }
  }

  init(_ tabs: UITabBarController, _ changed: @escaping @MainActor () -> Void) {
    observation = tabs.observe(\.delegate) { _, _ in MainActor.assumeIsolated { changed() } }
  }

  init(_ controller: UIViewController, _ changed: @escaping @MainActor () -> Void) {
    observation = controller.observe(\.transitioningDelegate) { _, _ in
      MainActor.assumeIsolated { changed() }
    }
  }

  init(_ recognizer: UIGestureRecognizer, _ changed: @escaping @MainActor () -> Void) {
    observation = recognizer.observe(\.delegate) { _, _ in MainActor.assumeIsolated { changed() } }
  }

  func stop() { observation.invalidate() }
  #else
  private let end: @MainActor () -> Void

  init(_ navigation: UINavigationController, _ changed: @escaping @MainActor () -> Void) {
    navigation.delegateObserver = changed
    end = { [weak navigation] in navigation?.delegateObserver = nil }
  }

  init(_ tabs: UITabBarController, _ changed: @escaping @MainActor () -> Void) {
    tabs.delegateObserver = changed
    end = { [weak tabs] in tabs?.delegateObserver = nil }
  }

  init(_ controller: UIViewController, _ changed: @escaping @MainActor () -> Void) {
    controller.transitioningDelegateObserver = changed
    end = { [weak controller] in controller?.transitioningDelegateObserver = nil }
  }

  init(_ recognizer: UIGestureRecognizer, _ changed: @escaping @MainActor () -> Void) {
    recognizer.delegateObserver = changed
    end = { [weak recognizer] in recognizer?.delegateObserver = nil }
  }

  func stop() { end() }
  #endif
}
#endif
