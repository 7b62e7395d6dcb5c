#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// One controller taking another one's place, as a container's choice of a transition sees it.
@MainActor public struct MatchChange {
  /// What happens.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A controller is pushed onto a navigation.
    case push
    /// A controller is popped off a navigation.
    case pop
    /// A controller is presented.
    case present
    /// A presented controller is dismissed.
    case dismiss
    /// Another tab is selected; the later of the two is the covering one.
    case tab
    /// A child takes another one's place.
    case replace

    /// Whether the arriving screen covers the other one where nobody says otherwise.
    var isForward: Bool { self != .pop && self != .dismiss }
  }

  /// What happens.
  public let kind: Kind
  /// Who goes.
  public let from: UIViewController
  /// Who comes.
  public let to: UIViewController
  /// Whether who comes covers who goes: otherwise it is uncovered, and the flight is the same one backward.
  public let isForward: Bool

  init(kind: Kind, from: UIViewController, to: UIViewController, isForward: Bool? = nil) {
    self.kind = kind
    self.from = from
    self.to = to
    self.isForward = isForward ?? kind.isForward
  }

  /// The covering one of the two.
  var upper: UIViewController { isForward ? to : from }
  /// The covered one of the two.
  var lower: UIViewController { isForward ? from : to }
}
#endif
