#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Sits where an app's own delegate sat and gives every call on that is not its own.
///
///     UIKit ──call──▶ this one ──▶ the app's own
///
/// Where there is an Objective-C runtime, calls that nobody here has heard of go straight to the app's delegate.
/// UIKit asks once, when a delegate is set, which calls it takes, so it is set again when the app's changes.
@MainActor class ForwardingDelegate: NSObject {
  /// The app's own; never kept.
  ///
  /// UIKit asks what it can do from outside of any actor, but on the main thread.
  nonisolated(unsafe) private(set) weak var app: (any NSObjectProtocol)?
  /// Who sat there.
  private weak var found: (any NSObjectProtocol)?
  private var observation: DelegateObservation?
  private var isSitting = false

  /// Who sits there: whatever property of UIKit's it is.
  var seat: (any NSObjectProtocol)? {
    get { nil }
    set {}
  }

  /// Whether calls are given on to whoever sat there.
  func givesOn(to delegate: any NSObjectProtocol) -> Bool { true }

  /// Takes the seat, and again whenever the app gives it to another one.
  func sit(_ observe: (@escaping @MainActor () -> Void) -> DelegateObservation) {
    take()
    observation = observe { [weak self] in
      guard let self, !isSitting, seat !== self else { return }
      take()
    }
  }

  /// Gives the seat back to the app's own.
  func leave() {
    observation?.stop()
    observation = nil
    if seat === self { seat = found }
  }

  private func take() {
    found = seat
    app = found.flatMap { givesOn(to: $0) ? $0 : nil }
    isSitting = true
    seat = nil
    seat = self
    isSitting = false
  }

  #if canImport(ObjectiveC)
  override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || app?.responds(to: selector) ?? false
  }

  override func forwardingTarget(for selector: Selector!) -> Any? {
    app?.responds(to: selector) == true ? app : super.forwardingTarget(for: selector)
  }
  #endif
}
#endif
