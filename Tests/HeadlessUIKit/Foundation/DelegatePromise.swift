// DG-2: UIKit remembers what a delegate responded to when it was set.
/// What a delegate that forwards calls to another one has promised to respond to.
struct DelegatePromise {
  private weak var proxy: (any ForwardingProxy)?
  private weak var target: (any NSObjectProtocol)?
  private let hadTarget: Bool

  @MainActor init(of delegate: (any NSObjectProtocol)?) {
    proxy = delegate as? any ForwardingProxy
    target = proxy?.forwardTarget
    hadTarget = target != nil
  }

  /// What was attached to a delegate that is gone goes before anybody is asked, as with an Objective-C runtime; its
  /// end may make somebody else the delegate, with another promise.
  @MainActor static func releaseAttached() { LooseAssociations.shared.purge() }

  /// A call of something that only the other one implements: it must still be there.
  @MainActor func call() {
    guard hadTarget, target == nil, proxy != nil else { return }
    World.shared.warn(
      "unrecognized selector: a delegate's own delegate is gone, which it still promises"
    )
  }
}
