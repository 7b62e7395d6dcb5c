// DG-1: what `responds(to:)` and `forwardingTarget(for:)` do with an Objective-C runtime. The library has a class
// of the same name for that.
/// A delegate that gives the calls that it gets on to another one.
@MainActor public protocol ForwardingProxy: NSObjectProtocol {
  /// Where the calls go.
  var forwardTarget: (any NSObjectProtocol)? { get }
}

/// Passes on whatever it does not implement itself.
@preconcurrency @MainActor open class CallForwarder: NSObject, ForwardingProxy {
  public final weak var forwardTarget: (any NSObjectProtocol)?
  /// Gets the actions that are sent to this object, if it isn't asked.
  public weak var actionTarget: (any NSObjectProtocol)?

  public override init() { super.init() }

  /// Called before a call is passed on.
  open func willForward(_ name: String) {}

  /// Whether an object passes calls on to this one, directly or through others.
  public final func isReached(from object: any NSObjectProtocol) -> Bool {
    var next = (object as? any ForwardingProxy)?.forwardTarget
    while let target = next {
      if target === self { return true }
      next = (target as? any ForwardingProxy)?.forwardTarget
    }
    return false
  }
}

extension NSObjectProtocol {
  /// Who gets a call that this delegate does not implement: the one that it forwards to.
  @MainActor func forwarding<Delegate>(_ name: String = "") -> Delegate? {
    guard let proxy = self as? any ForwardingProxy else { return nil }
    (proxy as? CallForwarder)?.willForward(name)
    return proxy.forwardTarget as? Delegate
  }
}
