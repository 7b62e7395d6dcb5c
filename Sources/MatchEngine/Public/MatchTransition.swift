#if canImport(UIKit) && !os(watchOS)
public import MatchEngineCore
public import UIKit

/// The options for how controllers come and go; a plain value that is safe to share.
///
/// ```swift
/// navigationController.childMatchTransition = MatchTransition {
///   $0.timing = .bouncy
///   $0.screenEffect = .push(from: .trailing)
/// }
/// ```
public struct MatchTransition: Hashable, Sendable {
  /// The timing of everything that has none of its own: by default a spring without bounce, over in half a second.
  public var timing = MatchTiming.spring(duration: 0.32)
  /// The delays from one view to the next.
  public var stagger = MatchStagger.together
  /// How the two screens themselves come and go.
  ///
  /// By default, the lower one turns into the upper one's background, whose contents come then: no two texts are read at
  /// once. If it's presented and has bars, the upper one comes from below, as a bar of glass or with a blur doesn't fade.
  public var screenEffect: MatchEffect {
    get { chosenEffect ?? .turn }
    set { chosenEffect = newValue }
  }
  private var chosenEffect: MatchEffect?
  /// The default style of views.
  public var style = MatchStyle()
  /// The gestures that can drive the transition.
  public var gestures = Gestures.standard
  /// How far a pull goes, and how the screens look meanwhile.
  public var pull = Pull()
  /// Whether everything still moves if the user prefers reduced motion, because the movement carries meaning.
  ///
  /// Otherwise, the screens fade into one another, and nothing moves.
  public var movesWithReducedMotion = false
  /// Whether the transition runs even if the two screens share no ID; the screens alone then change.
  package var runsWithoutMatches = false
  /// How the screens come and go if nothing pairs after all, because the arriving one gets its views only with layout, or
  /// its list has lost a row.
  var effectWithoutPairs: MatchEffect?
  /// Whether Core Animation plays what nobody holds, so that it goes on while the main thread is busy.
  ///
  /// Without it, every frame is drawn on the main thread, as it always is while somebody holds the flight.
  package var usesCoreAnimation = true
  /// Whether the transition is ``system``, so that the system's own runs.
  private(set) var isSystem = false

  /// Creates a transition with some changes to the defaults: a spring, and screens that fade into one another.
  public init(_ change: (inout MatchTransition) -> Void = { _ in }) { change(&self) }

  /// A transition with some changes to the defaults that runs whether or not the two screens share an ID.
  ///
  /// ```swift
  /// navigationController.childMatchTransition = .always { $0.screenEffect = .push(from: .trailing) }
  /// ```
  public static func always(_ change: (inout MatchTransition) -> Void = { _ in }) -> MatchTransition
  {
    var transition = MatchTransition(change)
    transition.runsWithoutMatches = true
    return transition
  }

  /// No transition of the engine: the system's own runs, even if the container sets one for its children.
  public static var system: MatchTransition { MatchTransition { $0.isSystem = true } }

  /// The gestures that the engine supplies.
  public struct Gestures: OptionSet, Hashable, Sendable {
    /// The gestures, one bit each.
    public let rawValue: UInt
    /// Gestures from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The system's swipe goes back in a navigation controller: from the edge and, from iOS 26 on, anywhere.
    ///
    /// If the app's own bar buttons replace the back button, there is no swipe, as in the system: such a button may ask
    /// whether to save.
    public static let edge = Gestures(rawValue: 1)
    /// A pull down goes back, and carries the photo under the finger.
    ///
    /// On a presented screen it begins anywhere, on a pushed one only where something flies and a swipe could go back.
    public static let pull = Gestures(rawValue: 2)
    /// A finger can grab a push or a pop in flight; also a presentation, if UIKit takes touches then.
    public static let grab = Gestures(rawValue: 4)
    /// A swipe anywhere in the content goes back, on any system.
    ///
    /// Whatever itself moves sideways keeps the finger: a gallery, a slider, selected text, a gesture of the app.
    public static let content = Gestures(rawValue: 8)
    /// A sideways swipe in the content changes tabs, and a finger can grab a change of tab.
    ///
    /// Whatever itself moves sideways keeps the finger, as with ``content``. Tabs between which nothing matches aren't
    /// swiped, unless the transition is one of ``MatchTransition/always(_:)``.
    public static let tabs = Gestures(rawValue: 16)
    /// A pinch goes back from what was pushed or presented, and carries the photo between the two fingers.
    ///
    /// ``MatchTransition/pull-swift.property`` says how it feels.
    public static let pinch = Gestures(rawValue: 32)
    /// The swipe back, the pull and the grab.
    public static let standard: Gestures = [.edge, .pull, .grab]
  }
}

extension MatchEffect {
  // Exporting a type does not export its operators. A client that also imports the core gets the core's own.
  /// Combines two effects: opacities and scales multiply, offsets add up.
  @_disfavoredOverload public static func + (left: MatchEffect, right: MatchEffect) -> MatchEffect {
    left.joined(with: right)
  }
}

extension MatchTransition {
  /// How a pull or a pinch feels, and how the two screens look while fingers take the upper one away.
  public struct Pull: Hashable, Sendable {
    /// How far the finger goes from one end of the flight to the other, as a fraction of the window's height.
    ///
    /// For a pinch, it's how much smaller two fingers make the photo, as a fraction of its size.
    public var distance: CGFloat = 0.5
    /// How much the pull resists: not at all with 0; with 1, the first ``distance`` takes the flight half the way.
    public var resistance: CGFloat = 0
    /// The smallest fraction at which letting go finishes the flight; a fast finger needs less.
    public var threshold: CGFloat = 0.5
    /// What a pull or a pinch adds to the transition's ``MatchTransition/screenEffect``.
    public var effect = MatchEffect.depth
    /// Whether there is a haptic tap where letting go starts to finish the flight, and where it no longer would.
    public var hasHaptics = true
  }

  /// The transition with the default effect of a change, unless another one was chosen.
  @MainActor func suiting(_ change: MatchChange) -> MatchTransition {
    guard chosenEffect == nil, !isSystem, change.isModal,
      change.upper.view.shows(\.isSystemBar)
    else { return self }
    var suiting = self
    suiting.screenEffect = .cover(from: .bottom)
    return suiting
  }

  /// The transition as it goes back by a pull.
  var pulled: MatchTransition {
    var pulled = self
    pulled.screenEffect = screenEffect.joined(with: pull.effect)
    pulled.effectWithoutPairs = nil
    return pulled
  }
}

/// A change from one controller to another, for which a container chooses a transition.
@MainActor public struct MatchChange {
  /// The kind of a change.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// One word.
    public let description: String

    /// A controller is pushed onto a navigation stack.
    public static let push = Kind(description: "push")
    /// A controller is popped off a navigation stack.
    public static let pop = Kind(description: "pop")
    /// A controller is presented.
    public static let present = Kind(description: "present")
    /// A presented controller is dismissed.
    public static let dismiss = Kind(description: "dismiss")
    /// Another tab is selected; the later of the two tabs covers the earlier one.
    public static let tab = Kind(description: "tab")
    /// One child replaces another.
    public static let replace = Kind(description: "replace")

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

  var isModal: Bool { kind == .present || kind == .dismiss }
  /// The covering one of the two.
  var upper: UIViewController { direction == .forward ? to : from }
  /// The covered one of the two.
  var lower: UIViewController { direction == .forward ? from : to }
}
#endif
