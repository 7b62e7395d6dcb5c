#if canImport(UIKit) && !os(watchOS)
public import MatchEngineCore

/// How controllers come and go: options and nothing else, so that sharing one is harmless.
///
/// ```swift
/// navigationController.childMatchTransition = MatchTransition {
///   $0.timing = MatchTiming(.spring(.bouncy))
///   $0.background = .push(from: .right)
/// }
/// ```
public struct MatchTransition: Hashable, Sendable {
  /// When and how everything moves that does not say otherwise.
  public var timing = MatchTiming(.spring(.smooth))
  /// Delays from one view to the next.
  public var stagger = MatchStagger.together
  /// How the two screens themselves come and go.
  public var background = MatchEffect.fade
  /// What views wish that do not say otherwise.
  public var style = MatchStyle()
  /// The gestures that drive it.
  public var gestures = Gestures.all
  /// What becomes of movement where the user has asked for less.
  public var reducedMotion = ReducedMotion.crossFade
  /// Whether it is refused: the system's own transition runs.
  public private(set) var isDisabled = false

  /// The defaults: a smooth spring, and screens that fade into one another.
  public init() {}

  /// The defaults with some changes.
  public init(_ change: (inout MatchTransition) -> Void) { change(&self) }

  /// None: the system's own transition, even where the container has one for its children.
  public static var disabled: MatchTransition { MatchTransition { $0.isDisabled = true } }

  /// The gestures that the engine supplies.
  public struct Gestures: OptionSet, Hashable, Sendable {
    /// The gestures, one bit each.
    public let rawValue: UInt
    /// Gestures from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A swipe from the edge goes back in a navigation.
    public static let edge = Gestures(rawValue: 1)
    /// A pull dismisses what was presented, and carries the photo under the finger.
    public static let pull = Gestures(rawValue: 2)
    /// Both.
    public static let all: Gestures = [.edge, .pull]
  }

  /// What becomes of movement where the user has asked for less.
  public enum ReducedMotion: String, Hashable, Sendable, CaseIterable {
    /// The screens fade into one another and nothing moves.
    case crossFade
    /// It moves all the same: for movement that is itself the message.
    case move
  }
}
#endif
