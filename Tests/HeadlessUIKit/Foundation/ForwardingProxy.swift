// DG-1: what `responds(to:)` finds out with an Objective-C runtime.
import Foundation

/// A delegate that gives the calls that it gets on to another one.
@MainActor public protocol ForwardingProxy: NSObjectProtocol {
  /// Where the calls go.
  var forwardTarget: (any NSObjectProtocol)? { get }
}
