#if canImport(UIKit) && !os(watchOS)
public import MatchEngineCore
public import UIKit

/// The options of a transition between two controllers.
///
/// ```swift
/// navigationController.childMatchTransition = MatchTransition {
///   $0.timing = .bouncy
///   $0.screenEffect = .push(from: .trailing)
/// }
/// ```
public struct MatchTransition: Hashable, Sendable {
  /// The timing of views that have none of their own; by default, a spring without bounce that takes half a second.
  public var timing = MatchTiming.spring(duration: 0.32)
  /// The delays from one view to the next.
  public var stagger = MatchStagger.together
  /// How the two screens arrive and leave.
  ///
  /// By default, the background of the upper screen appears first and then its contents, so no text is readable on
  /// another. A presented screen with bars arrives from the bottom, because glass and blurs don't fade.
  public var screenEffect: MatchEffect {
    get { chosenEffect ?? .turn }
    set { chosenEffect = newValue }
  }
  private var chosenEffect: MatchEffect?
  /// The style of views that have none of their own.
  public var style = MatchStyle()
  /// The gestures that can drive the transition.
  public var gestures = Gestures.standard
  /// How far a pull goes, and how the screens look during it.
  public var pull = Pull()
  /// Whether views fly even if the user prefers reduced motion, because the movement carries meaning.
  ///
  /// If false, the screens cross-fade, and nothing moves.
  public var movesWithReducedMotion = false
  /// Whether the transition runs even if the two screens share no ID; in that case, only the screens change.
  package var runsWithoutMatches = false
  /// How the screens come and go if nothing pairs after all; nil for the usual way.
  var effectWithoutPairs: MatchEffect?
  /// Whether Core Animation plays a flight that nobody holds; otherwise, every frame is drawn on the main thread.
  package var usesCoreAnimation = true
  private(set) var isSystem = false

  /// Creates a transition with some changes to the defaults.
  public init(_ change: (inout MatchTransition) -> Void = { _ in }) { change(&self) }

  /// Creates a transition that runs even if the two screens share no ID.
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

  /// The system's own transition, even if the container sets another one for its children.
  public static var system: MatchTransition { MatchTransition { $0.isSystem = true } }

  /// The gestures that the engine provides.
  public struct Gestures: OptionSet, Hashable, Sendable {
    /// The gestures as bits.
    public let rawValue: UInt
    /// Creates gestures from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A swipe that goes back in a navigation controller, from the edge and, from iOS 26 on, from anywhere.
    ///
    /// If bar buttons of the app replace the back button, there is no swipe, as in the system, because such a button
    /// may ask whether to save.
    public static let edge = Gestures(rawValue: 1)
    /// A pull down that goes back and carries the photo under the finger.
    ///
    /// On a presented screen, it starts anywhere; on a pushed one, on a view that flies, if a swipe could go back.
    public static let pull = Gestures(rawValue: 2)
    /// A finger that grabs a push or a pop in flight, and a presentation if UIKit delivers touches during it.
    public static let grab = Gestures(rawValue: 4)
    /// A swipe anywhere in the content that goes back, on any system.
    ///
    /// Views that move sideways keep the finger: a gallery, a slider, selected text, or a gesture of the app.
    public static let content = Gestures(rawValue: 8)
    /// A sideways swipe in the content that changes the tab, and can grab a change of tab.
    ///
    /// Views that move sideways keep the finger, as with ``content``. If two tabs share no ID, there is no swipe
    /// between them, unless the transition is one of ``MatchTransition/always(_:)``.
    public static let tabs = Gestures(rawValue: 16)
    /// A pinch that goes back from a pushed or presented screen and carries the photo between the fingers.
    ///
    /// It uses the options of ``MatchTransition/pull-swift.property``.
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
  /// The options of a pull or a pinch.
  public struct Pull: Hashable, Sendable {
    /// How far the finger moves from one end of the flight to the other, as a fraction of the window's height.
    ///
    /// For a pinch, this is how much smaller the fingers make the photo, as a fraction of its size.
    public var distance: CGFloat = 0.5
    /// How much the flight lags behind the finger: not at all with 0; with 1, it is half-way after ``distance``.
    public var resistance: CGFloat = 0
    /// The smallest fraction at which releasing the flight finishes it; a fast finger needs less.
    public var threshold: CGFloat = 0.5
    /// What a pull or a pinch adds to the transition's ``MatchTransition/screenEffect``.
    public var effect = MatchEffect.depth
    /// Whether the device taps the finger where releasing the flight would finish it, and where it no longer would.
    public var hasHaptics = true
  }

  /// This transition with the default effect for a change, unless the app has chosen an effect.
  @MainActor func suiting(_ change: MatchChange) -> MatchTransition {
    guard chosenEffect == nil, !isSystem, change.isModal,
      change.upper.view.shows(\.isSystemBar)
    else { return self }
    var suiting = self
    suiting.screenEffect = .cover(from: .bottom)
    return suiting
  }

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
    /// The kind in one word.
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
  }

  /// The kind of the change.
  public let kind: Kind
  /// The controller that leaves.
  public let from: UIViewController
  /// The controller that arrives.
  public let to: UIViewController
  /// Forward if the arriving controller covers the other one; backward if it is uncovered.
  public let direction: MatchDirection

  init(kind: Kind, from: UIViewController, to: UIViewController, direction: MatchDirection? = nil) {
    self.kind = kind
    self.from = from
    self.to = to
    let isBack = kind == .pop || kind == .dismiss
    self.direction = direction ?? (isBack ? .backward : .forward)
  }

  var isModal: Bool { kind == .present || kind == .dismiss }
  var upper: UIViewController { direction == .forward ? to : from }
  var lower: UIViewController { direction == .forward ? from : to }
}
#endif
