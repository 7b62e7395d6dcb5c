#if canImport(UIKit)
import Foundation

/// What was called, in order.
@MainActor public final class CallLog {
  /// The calls so far.
  public private(set) var calls: [String] = []

  /// A log without calls.
  public init() {}

  /// Adds a call.
  public func note(_ call: String) { calls.append(call) }
  /// Forgets the calls so far.
  public func clear() { calls = [] }

  /// Those of the given calls that were made, in order.
  public func only(_ calls: [String]) -> [String] { self.calls.filter(calls.contains) }

  /// Only the calls about appearance, in order.
  public var appearances: [String] { calls.filter { $0.contains("ppear(") } }

  /// The calls since the log was read or cleared, but for those about layout and parents.
  ///
  /// It isn't told whether appearances are animated.
  public func read() -> [String] {
    defer { clear() }
    return calls.filter { !$0.hasSuffix("didLayout") && !$0.contains("Move(") }
      .map { $0.contains("ppear(") ? String($0.prefix { $0 != "(" }) : $0 }
  }

  /// How often a call was made.
  public func count(of call: String) -> Int { calls.filter { $0 == call }.count }
  /// Whether a call was made.
  public func contains(_ call: String) -> Bool { calls.contains(call) }
}
#endif
