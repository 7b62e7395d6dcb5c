#if canImport(UIKit) && !os(watchOS)
public import MatchEngineCore
public import UIKit

/// A change from one controller to another, for which a container chooses a transition.
@MainActor public struct MatchChange {
  /// The kind of a change.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A controller is pushed onto a navigation stack.
    case push
    /// A controller is popped off a navigation stack.
    case pop
    /// A controller is presented.
    case present
    /// A presented controller is dismissed.
    case dismiss
    /// Another tab is selected; the later of the two tabs covers the earlier one.
    case tab
    /// One child replaces another.
    case replace

    /// The default direction of this kind: whether the arriving screen covers the other one or is uncovered.
    var direction: MatchDirection { self == .pop || self == .dismiss ? .backward : .forward }
  }

  /// The kind of the change.
  public let kind: Kind
  /// The controller that leaves.
  public let from: UIViewController
  /// The controller that arrives.
  public let to: UIViewController
  /// Forward if the arriving controller covers the other one; backward if it is uncovered.
  public let direction: MatchDirection

  init(
    kind: Kind,
    from: UIViewController,
    to: UIViewController,
    direction: MatchDirection? = nil
  ) {
    self.kind = kind
    self.from = from
    self.to = to
    self.direction = direction ?? kind.direction
  }

  /// Whether a controller is presented or dismissed.
  var isModal: Bool { kind == .present || kind == .dismiss }
  /// The covering one of the two.
  var upper: UIViewController { direction == .forward ? to : from }
  /// The covered one of the two.
  var lower: UIViewController { direction == .forward ? from : to }
}
#endif
