#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Stands before an app's own delegate and gives every call on that is not its own.
///
/// Where there is an Objective-C runtime, calls that nobody here has heard of go straight to the app's delegate.
/// UIKit asks once, when a delegate is set, which calls it takes, so it is set again when the app's changes.
@MainActor class ForwardingDelegate: NSObject {
  /// The app's own; never kept.
  ///
  /// UIKit asks what it can do from outside of any actor, but on the main thread.
  nonisolated(unsafe) weak var app: (any NSObjectProtocol)?

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
