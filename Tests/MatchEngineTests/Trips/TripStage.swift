#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

/// Two screens in a window, one of which replaces the other in one way.
@MainActor final class TripStage {
  let trip: Trip
  let lower: UIViewController
  let upper: UIViewController
  let window: UIWindow
  /// The container, or the lower screen if there is none.
  let root: UIViewController
  private let transition: MatchTransition?
  private let custom = CustomPresentation()
  private weak var own: MatchFlight?

  /// Without a transition, the engine is not involved.
  init(
    _ trip: Trip,
    _ lower: UIViewController,
    _ upper: UIViewController,
    _ transition: MatchTransition?
  ) async {
    self.trip = trip
    self.lower = lower
    self.upper = upper
    self.transition = transition
    root = TripStage.container(of: trip, lower, upper)
    if trip == .navigation || trip == .tabs {
      root.childMatchTransition = transition
    } else if case .modal = trip {
      upper.matchTransition = transition
    }
    window = await onScreen(root)
    if case .modal(let style) = trip { prepare(style) }
    if trip == .change { put(lower, for: upper) }
    if trip == .replace {
      root.matchShow(lower, in: root.view, animated: false)
    }
    await advance(0.1)
  }

  /// A photo that is small on the lower screen, and large on the upper one.
  convenience init(_ trip: Trip, _ transition: MatchTransition?) async {
    await self.init(trip, PhotoScreen.list(), PhotoScreen.detail(), transition)
  }

  private static func container(
    of trip: Trip,
    _ lower: UIViewController,
    _ upper: UIViewController
  ) -> UIViewController {
    switch trip {
    case .navigation: return UINavigationController(rootViewController: lower)
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [lower, upper]
      return tabs
    case .replace, .change: return UIViewController()
    case .root, .modal: return lower
    }
  }

  private func prepare(_ style: PresentationStyle) {
    upper.modalPresentationStyle = style.style
    if style.style == .custom {
      custom.removesPresenter = style == .customRemoving
      upper.transitioningDelegate = custom
    }
    // A popover needs something to point at.
    upper.popoverPresentationController?.sourceView = lower.view
  }

  /// The change inside one screen: one view replaces another.
  private func put(_ new: UIViewController, for old: UIViewController) {
    old.viewIfLoaded?.removeFromSuperview()
    new.view.frame = root.view.bounds
    root.view.addSubview(new.view)
  }

  /// Replaces one screen with the other, without waiting; animated if there is a transition.
  func go(_ isForward: Bool, animated wish: Bool? = nil) {
    let (old, new) = isForward ? (lower, upper) : (upper, lower)
    let animated = wish ?? (transition != nil)
    switch trip {
    case .navigation:
      let navigation = root as? UINavigationController
      if isForward {
        navigation?.pushViewController(new, animated: animated)
      } else {
        navigation?.popViewController(animated: animated)
      }
    case .tabs: change(tabTo: isForward ? 1 : 0, animated: animated)
    case .replace:
      own = root.matchShow(
        new,
        in: root.view,
        direction: isForward ? .forward : .backward,
        animated: animated,
        transition: transition
      )
    case .root:
      own = window.matchShow(
        new,
        direction: isForward ? .forward : .backward,
        animated: animated,
        transition: transition
      )
    case .change:
      own = root.view.matchAnimate(transition: animated ? transition ?? .system : .system) {
        self.put(new, for: old)
      } undoOnCancel: {
        self.put(old, for: new)
      }
    case .modal:
      if isForward {
        lower.present(upper, animated: animated)
      } else {
        lower.dismiss(animated: animated)
      }
    }
  }

  /// The same, and lets some seconds pass.
  func go(_ isForward: Bool, for seconds: TimeInterval) async {
    go(isForward)
    await advance(seconds)
  }

  /// The same, and expects it to fly for some seconds.
  func fly(_ isForward: Bool, for seconds: TimeInterval) async throws -> MatchFlight {
    await go(isForward, for: seconds)
    return try #require(flight)
  }

  /// Shows the covering screen, without a flight.
  func arrive() async {
    go(true, animated: false)
    await advance(0.6)
  }

  /// For a change without animation the tab bar controller must have no transition.
  private func change(tabTo index: Int, animated: Bool) {
    let tabs = root as? UITabBarController
    if !animated { tabs?.childMatchTransition = nil }
    tabs?.selectedIndex = index
    if !animated { tabs?.childMatchTransition = transition }
  }

  /// The same, held from its first frame.
  func goByHand(_ isForward: Bool) -> MatchFlight? {
    if trip.isSystems || trip == .replace {
      let owner: UIViewController
      if case .modal = trip { owner = upper } else { owner = root }
      return owner.beginInteractiveMatch { go(isForward) }
    }
    go(isForward)
    own?.hold()
    return own
  }

  /// The flight under way.
  var flight: MatchFlight? {
    if let own, own.outcome == nil { return own }
    return root.matchFlight ?? upper.matchFlight ?? lower.matchFlight
  }

  /// UIKit's coordinator for it.
  var coordinator: (any UIViewControllerTransitionCoordinator)? {
    if case .modal = trip { return upper.transitionCoordinator ?? lower.transitionCoordinator }
    return root.transitionCoordinator
  }

  /// Whether the covering screen is shown.
  var isUpperThere: Bool { upper.viewIfLoaded?.window != nil }

  /// Everything that can be described about the screens and the window.
  func whole(withUpper: Bool) -> [String] {
    var views: [UIView] = [window]
    for view in [lower.view, withUpper ? upper.viewIfLoaded : nil] {
      if let view, view.window == nil { views.append(view) }
    }
    return views.flatMap(\.wholeDescription)
  }
}

extension UIView {
  /// Everything that can be described about this view and its subviews, a line for each property.
  var wholeDescription: [String] {
    #if canImport(ObjectiveC)
    let own =
      "\(type(of: self)) \(center) \(bounds) \(transform) \(alpha) \(isHidden) \(layer.cornerRadius)"
      + " \(layer.animationKeys() ?? []) \(subviews.count)"
    return [own] + subviews.flatMap(\.wholeDescription)
    #else
    // The engine's gestures stay between flights, and a hidden bar may be laid out at any time.
    var (path, isBar) = ("", false)
    return Headless.describe(self).entries.compactMap { entry in
      if entry.path != path {
        path = entry.path
        isBar = path.contains(" UILayoutContainerView › 1 UINavigationBar")
      }
      if isBar || entry.property.hasPrefix("gesture") { return nil }
      return "\(path) \(entry.property): \(entry.value)"
    }
    #endif
  }
}

/// Some lines of one description that are not in the other.
func differing(_ found: [String], _ expected: [String]) -> [String] {
  if found == expected { return [] }
  let (new, old) = (Set(found), Set(expected))
  let lines =
    found.filter { !old.contains($0) }.prefix(3).map { "is \($0)" }
    + expected.filter { !new.contains($0) }.prefix(3).map { "was \($0)" }
  return lines.isEmpty ? ["another order"] : lines
}

/// Every way in which one screen replaces another.
enum Trip: Hashable, Sendable, CustomStringConvertible {
  case navigation, tabs, replace, root, change
  case modal(PresentationStyle)

  static let all: [Trip] =
    [.navigation, .tabs, .replace, .root, .change] + modals

  static let modals = PresentationStyle.allCases.map { Trip.modal($0) }

  static let ordinary: [Trip] = [
    .navigation, .tabs, .replace, .root, .change, .modal(.fullScreen), .modal(.pageSheet),
  ]

  /// One of each kind in which a screen arrives that was never seen, but for a new root.
  static let arrivals: [Trip] =
    [.navigation, .tabs, .replace, .modal(.fullScreen), .modal(.overFullScreen)]

  var description: String {
    switch self {
    case .navigation: "navigation"
    case .tabs: "tabs"
    case .replace: "replace"
    case .root: "root"
    case .change: "change"
    case .modal(let style): "\(style)"
    }
  }

  /// Whether the flight runs inside a transition of UIKit's.
  var isSystems: Bool { self != .replace && self != .root && self != .change }

  /// Whether a container's children change.
  var isContainers: Bool { if case .modal = self { false } else { true } }

  /// Whether a finger can grab the flight.
  var canBeGrabbed: Bool {
    if case .modal = self { true } else { self == .navigation }
  }

  /// Whether the covered screen's view leaves the window.
  var takesLower: Bool {
    if case .modal(let style) = self { style.takesPresenter } else { true }
  }
}

/// How a flight is played.
enum TripWay: String, CaseIterable, Sendable {
  case runs, cancelled, byHand, byHandBack, early, earlyBack
  case grabbed, grabbedBack, reversed, reversedTwice, background

  var isFinished: Bool {
    switch self {
    case .runs, .byHand, .early, .grabbed, .reversedTwice, .background: true
    case .cancelled, .byHandBack, .earlyBack, .grabbedBack, .reversed: false
    }
  }
  /// Whether it is held from its first frame.
  var startsByHand: Bool {
    switch self {
    case .byHand, .byHandBack, .early, .earlyBack: true
    default: false
    }
  }
}
#endif
