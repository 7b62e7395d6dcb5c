#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
import UIKit

/// Passes on to another object every call that it doesn't implement itself.
///
/// UIKit calls `responds(to:)` outside of any actor, but on the main thread. Where there is no Objective-C runtime,
/// the stand-in for UIKit has a class of this name.
@MainActor class CallForwarder: NSObject {
  /// The object that gets the calls, held weakly.
  nonisolated(unsafe) final weak var forwardTarget: (any NSObjectProtocol)?
  /// A selector that nothing implements; a proxy responds to it if it asks this object.
  private nonisolated static let probe = NSSelectorFromString("matchEngineForwardingProbe")
  private nonisolated(unsafe) var isProbed = false
  /// Whether the target is being asked; it may ask back.
  private nonisolated(unsafe) var isAsking = false

  /// Called before a call is passed on.
  func willForward(_ name: String) {}

  /// Whether an object passes calls on to this one, directly or through others.
  final func isReached(from object: any NSObjectProtocol) -> Bool {
    isProbed = true
    defer { isProbed = false }
    return object.responds(to: CallForwarder.probe)
  }

  override func responds(to selector: Selector!) -> Bool {
    if selector == CallForwarder.probe { return isProbed }
    return super.responds(to: selector) || targetResponds(to: selector)
  }

  override func forwardingTarget(for selector: Selector!) -> Any? {
    guard targetResponds(to: selector) else { return super.forwardingTarget(for: selector) }
    if MainThread.isCurrent {
      let name = NSStringFromSelector(selector)
      MainActor.assumeIsolated { willForward(name) }
    }
    return forwardTarget
  }

  private nonisolated func targetResponds(to selector: Selector) -> Bool {
    guard !isAsking, let forwardTarget else { return false }
    isAsking = true
    defer { isAsking = false }
    return forwardTarget.responds(to: selector)
  }
}
#endif
