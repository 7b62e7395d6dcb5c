#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Takes the place of an app's own delegate and forwards every call that it doesn't handle itself.
///
///     UIKit ──call──▶ this one ──▶ the app's own
///
/// UIKit checks which methods a delegate implements when it is set, so the relay is set again when the app's changes.
///
/// Another library's proxy does the same. A proxy that already forwards to the relay keeps its place: if each of two
/// put itself before the other, they would forward in a circle.
@MainActor class ForwardingDelegate: CallForwarder {
  /// Reads and writes the property of UIKit that holds the delegate.
  private var read: () -> (any NSObjectProtocol)? = { nil }
  private var write: ((any NSObjectProtocol)?) -> Void = { _ in }
  private var observation: NSKeyValueObservation?
  /// The app's own delegate.
  private weak var own: (any NSObjectProtocol)?
  /// Whether the property was nil, and will be nil again without this object.
  final var replacesNone: Bool { own == nil }
  /// Whether the property holds this object.
  final var isInPlace: Bool { read() === self }
  /// Whether the app has set the property since this object was installed.
  private(set) final var isSetAnew = false
  /// The app's own delegates before the present one; to restore the last, the app sets the relay, which it found.
  private var earlier: [Earlier] = []
  private struct Earlier { weak var delegate: (any NSObjectProtocol)? }
  /// A relay that was removed and that a proxy still forwards to.
  private static let kept = AssociatedValue<ForwardingDelegate>()
  private let guards = AssociatedValue<DelegateGuard>()
  private var isInstalling = false

  func forwards(to delegate: any NSObjectProtocol) -> Bool { true }

  /// Becomes the delegate, and does so again whenever the app sets another one.
  final func install<Holder: NSObject, Delegate>(
    in holder: Holder,
    _ property: ReferenceWritableKeyPath<Holder, Delegate?>
  ) {
    // Casts only what is there, because casting nil may create an object, NSNull.
    read = { [weak holder] in holder?[keyPath: property].flatMap { $0 as? any NSObjectProtocol } }
    write = { [weak holder] in holder?[keyPath: property] = $0.flatMap { $0 as? Delegate } }
    becomeDelegate()
    observation = holder.observe(property) { [weak self] _, _ in
      MainActor.assumeIsolated { self?.delegateHasChanged() }
    }
  }

  func remove() {
    observation?.invalidate()
    observation = nil
    guard let current = read() else { return }
    if current === self {
      write(own)
    } else if isReached(from: current) {
      // The proxy remembers what it was told that this relay responds to.
      ForwardingDelegate.kept[current] = self
    }
  }

  private func delegateHasChanged() {
    guard !isInstalling, !yieldsToProxy() else { return }
    isSetAnew = true
    if read() !== self { return becomeDelegate() }
    guard let last = earlier.popLast() else { return }
    lead(to: last.delegate)
    earlier.removeAll { $0.delegate == nil }
  }

  private func becomeDelegate() {
    var next = read()
    // An app may pass a delegate on from one container to another; each has a relay of its own.
    if let relay = next as? ForwardingDelegate { next = relay.own }
    if let place = earlier.firstIndex(where: { next != nil && $0.delegate === next }) {
      earlier.removeSubrange(place...)
    } else if next !== own, observation != nil {
      earlier.append(Earlier(delegate: own))
    }
    lead(to: next)
    // A proxy may have restored itself in the meantime.
    _ = yieldsToProxy()
  }

  private func lead(to delegate: (any NSObjectProtocol)?) {
    own = delegate
    forwardTarget = delegate.flatMap { forwards(to: $0) ? $0 : nil }
    actionTarget = forwardTarget == nil ? delegate : nil
    if let forwardTarget {
      guards[forwardTarget] = DelegateGuard { [weak self] in self?.targetIsGone() }
    }
    reinstall(self)
  }

  /// Makes the system check again what the delegate responds to.
  private func reinstall(_ delegate: any NSObjectProtocol) {
    isInstalling = true
    write(nil)
    write(delegate)
    isInstalling = false
  }

  /// Sets the delegate again, because UIKit remembers what the app's own one responded to, and that one is gone.
  private func targetIsGone() {
    guard forwardTarget == nil, observation != nil, let current = read() else { return }
    if current === self || isReached(from: current) { reinstall(current) }
  }

  /// Leaves the property to a proxy that forwards to the relay; returns whether there is one.
  private func yieldsToProxy() -> Bool {
    guard let current = read(), current !== self, isReached(from: current) else { return false }
    if forwardTarget === current {
      forwardTarget = earlier.last?.delegate.flatMap { forwards(to: $0) ? $0 : nil }
    }
    return true
  }
}

/// An object attached to the app's delegate, which tells when that is released.
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
#endif
