#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Everything that an app sets on one view.
@MainActor final class ViewTag {
  static let value = AssociatedValue<ViewTag>()

  var id: String?
  var style: MatchStyle? {
    get { styles.first }
    set { styles = newValue.map { [$0] } ?? [] }
  }
  /// At most one; it's in an array because it's large and most views have none.
  private var styles: [MatchStyle] = []
  var isExcluded = false
  var stacking = MatchStacking.automatic
  /// The app's closure that finds the row with an ID, if the view is a list.
  var indexPathProvider: (@MainActor (String) -> IndexPath?)?
  var standIn = MatchStandIn.automatic
  /// A holder with the view that the app gives to fly in this one's place; nil once that can't fly any more.
  weak var given: UIView?
  /// Whether the view that the app has given is inside another view, from which it isn't taken.
  var isGivenElsewhere = false
  /// If the view is that of a screen: where each ID flew in it in the last flight.
  var lastPlaces: [String: Vector] = [:]
  /// The object that hides the view while it flies; a view flies in one flight at a time.
  weak var hider: AnyObject?

  /// Whether the view has an ID; an empty one counts as none.
  var hasID: Bool { id.map { !$0.isEmpty } ?? false }

  /// Whether the view may fly by itself: it has one of these IDs (any, if they are nil) or an effect.
  func mayFly(among ids: Set<String>?) -> Bool {
    guard let ids else { return hasID || stacking == .inFront }
    return id.map(ids.contains) == true || stacking == .inFront || style?.entering != nil
      || style?.leaving != nil
  }

  static func of(_ view: UIView) -> ViewTag? { value[view] }

  static func attached(to view: UIView) -> ViewTag { value[view, orNew: ViewTag()] }
}

/// Everything that an app sets on one controller, and what the engine attaches to it, or to a window.
@MainActor final class ControllerTag {
  private static let value = AssociatedValue<ControllerTag>()

  /// How the controller itself comes and goes.
  var transition: MatchTransition?
  var childTransition: MatchTransition?
  var childTransitionProvider: (@MainActor (MatchChange) -> MatchTransition?)?
  private var flights: [WeakFlight] = []
  struct WeakFlight { weak var value: MatchFlight? }
  /// The child that the engine brought to the front most recently.
  weak var front: UIViewController?
  /// The relay in front of the app's own delegate.
  var relay: ForwardingDelegate?
  /// The relay in front of the app's own transitioning delegate.
  var presentationRelay: ForwardingDelegate?
  /// For each class of screens, whether something paired when one last appeared over this controller or inside it.
  var pairedLast: [ObjectIdentifier: Bool] = [:]
  /// The flights that the app began by hand, while they wait; the next transitions use them in this order.
  var pendingFlights: [WeakFlight] = []
  /// The flights of calls of `matchShow` that wait until the one that is made has begun; nil if none is made.
  var waitingCalls: [MatchFlight]?
  /// Whether the system ever asked for an animation that shows or hides the controller.
  private(set) var wasAsked = false
  var diagnosis: MatchDiagnosis?

  static func of(_ controller: UIViewController) -> ControllerTag? { value[controller] }

  static func attached(to owner: UIResponder) -> ControllerTag {
    value[owner, orNew: ControllerTag()]
  }

  /// The most recent flight that is under way.
  var flight: MatchFlight? { flights.last { $0.value?.outcome == nil && $0.value != nil }?.value }

  /// Makes a flight known, as the most recent one or as the one before all others.
  func add(_ flight: MatchFlight, isLatest: Bool) {
    flights.removeAll { $0.value === flight || $0.value?.outcome != nil || $0.value == nil }
    flights.insert(WeakFlight(value: flight), at: isLatest ? flights.count : 0)
  }

  /// Notes that the system has asked about the controller, and why the engine doesn't take part, if it doesn't.
  func noteQuestion(_ diagnosis: MatchDiagnosis?) {
    wasAsked = true
    self.diagnosis = diagnosis
  }
}

extension MatchFlight {
  /// Publishes the flight that the app began by hand on one of these controllers, or else a new one.
  static func published(to controllers: [UIViewController]) -> MatchFlight {
    let flight = pending(on: controllers) ?? MatchFlight()
    flight.isPending = false
    flight.publish(to: controllers)
    return flight
  }

  /// The first unused flight that the app began by hand on one of these controllers, or inside one.
  static func pending(on controllers: [UIViewController]) -> MatchFlight? {
    controllers.lazy.compactMap { ControllerTag.of($0) }
      .flatMap { $0.pendingFlights.compactMap(\.value) }.first(where: \.isPending)
  }

  func publish(to controllers: [UIViewController], isLatest: Bool = true) {
    for controller in controllers {
      let tag = ControllerTag.attached(to: controller)
      tag.add(self, isLatest: isLatest)
      tag.noteQuestion(nil)
    }
  }

  /// Tells a screen's observers that the flight is about to be planned and, once it is over, that it has ended.
  func tellObservers(of screen: UIViewController) {
    for observer in screen.participants(as: (any MatchFlightObserving).self) {
      whenEnded { observer.matchFlightDidEnd($0) }
      observer.matchFlightWillBegin(self)
    }
  }
}

extension UIViewController {
  /// The children that the user sees, the one in front first: only a split view controller has several.
  var seenChildren: [UIViewController] {
    let front: UIViewController?
    switch self {
    case let navigation as UINavigationController: front = navigation.topViewController
    case let tabs as UITabBarController: front = tabs.selectedViewController
    case let pages as UIPageViewController: front = pages.viewControllers?.first
    case let split as UISplitViewController:
      let others = split.viewControllers.dropLast()
      return split.viewControllers.suffix(1)
        + others.filter { $0.viewIfLoaded?.isDescendant(of: split.view) == true }
    default: front = frontChild
    }
    return [front].compactMap { $0 }
  }

  var deepestVisibleController: UIViewController {
    seenChildren.first?.deepestVisibleController ?? self
  }

  /// The child that the engine brought to the front most recently, as long as the app leaves it there.
  var frontChild: UIViewController? {
    ControllerTag.of(self)?.front.flatMap { $0.parent === self ? $0 : nil }
  }

  /// The controllers that show what the user sees, and every controller around them, up to this one.
  var visibleControllerChain: [UIViewController] {
    seenChildren.flatMap(\.visibleControllerChain) + [self]
  }

  /// The innermost visible controllers that adopt a protocol, one for each column.
  func participants<Kind>(as kind: Kind.Type) -> [Kind] {
    let inner = seenChildren.flatMap { $0.participants(as: kind) }
    return inner.isEmpty ? [self as? Kind].compactMap { $0 } : inner
  }
}

extension UIResponder {
  var nearestController: UIViewController? {
    next.flatMap { $0 as? UIViewController ?? $0.nearestController }
  }
}
#endif
