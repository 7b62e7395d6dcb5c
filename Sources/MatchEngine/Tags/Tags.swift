#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Everything that an app sets on one view.
@MainActor final class ViewTag {
  static let value = AssociatedValue<ViewTag>()

  var id: String?
  var style: MatchStyle?
  var isExcluded = false
  var staysInFront = false
  var standIn = MatchStandIn.automatic
  /// The view of the other screen to which, or from which, the view flew last.
  weak var partner: UIView?
  /// How many flights hide the view.
  var hidingFlights = 0
  /// What was taken out of the view, as long as it flies.
  weak var apart: TakenApart?

  /// Whether the view has an ID; an empty one counts as none.
  var hasID: Bool { id.map { !$0.isEmpty } ?? false }

  /// Whether the partner, still with the same ID, flew to or from no other view since.
  func flewLast(_ view: UIView) -> Bool {
    guard let partner, let other = ViewTag.of(partner) else { return false }
    return other.partner === view && other.id == id
  }

  /// The tag of a view, or nil if nothing was ever set on it.
  static func of(_ view: UIView) -> ViewTag? { value[view] }

  /// The tag of a view, created if there is none yet.
  static func made(for view: UIView) -> ViewTag { value.made(for: view) { ViewTag() } }
}

/// What flies out of a view on an arriving screen; it waits out of sight, so that a snapshot of the view lacks it.
@MainActor final class TakenApart {
  /// What is out of sight now.
  var parts: [UIView]

  init(_ parts: [UIView]) { self.parts = parts }
}

/// Everything that an app sets on one controller, and what the engine attaches to it.
@MainActor final class ControllerTag {
  private static let value = AssociatedValue<ControllerTag>()

  /// How the controller itself comes and goes.
  var transition: MatchTransition?
  /// How its children come and go, if it's the same for all of them.
  var childTransition: MatchTransition?
  /// Chooses how its children come and go, for each change separately.
  var childTransitionChooser: ((MatchChange) -> MatchTransition?)?
  weak var flight: MatchFlight?
  /// The child that the engine brought to the front most recently.
  weak var front: UIViewController?
  /// The relay in front of the app's own delegate.
  var relay: ForwardingDelegate?
  /// The relay in front of the app's own transitioning delegate.
  var presentationRelay: ForwardingDelegate?
  /// Whether something paired when a screen of a class last came over this controller, or inside it.
  var pairedLast: [ObjectIdentifier: Bool] = [:]
  /// The flights that the app began by hand; the next transitions use them in this order.
  var pendingFlights: [MatchFlight] = []
  /// Whether the system ever asked for an animation that shows or hides the controller.
  var wasAsked = false
  /// Why the last transition was not the engine's.
  var diagnosis: MatchDiagnosis?

  /// The tag of a controller, or nil if nothing was ever set on it.
  static func of(_ controller: UIViewController) -> ControllerTag? { value[controller] }

  /// The tag of a controller, created if there is none yet.
  static func made(for controller: UIViewController) -> ControllerTag {
    value.made(for: controller) { ControllerTag() }
  }

  /// Whether a flight that was begun by hand waits for the system to ask.
  func isPending(_ flight: MatchFlight) -> Bool { pendingFlights.contains { $0 === flight } }
}

extension UIViewController {
  /// The controller that shows what the user sees; inside containers, the frontmost one.
  var deepestVisibleController: UIViewController {
    switch self {
    case let navigation as UINavigationController:
      navigation.topViewController?.deepestVisibleController ?? self
    case let tabs as UITabBarController:
      tabs.selectedViewController?.deepestVisibleController ?? self
    case let split as UISplitViewController:
      split.viewControllers.last?.deepestVisibleController ?? self
    case let pages as UIPageViewController:
      pages.viewControllers?.first?.deepestVisibleController ?? self
    default:
      frontChild?.deepestVisibleController ?? self
    }
  }

  /// The child that the engine brought to the front most recently, as long as the app leaves it there.
  var frontChild: UIViewController? {
    ControllerTag.of(self)?.front.flatMap { $0.parent === self ? $0 : nil }
  }

  /// The controller that shows what the user sees, and every controller around it, up to this one.
  var visibleControllerChain: [UIViewController] {
    var result: [UIViewController] = []
    var next: UIViewController? = deepestVisibleController
    while let controller = next, controller !== self {
      result.append(controller)
      next = controller.parent
    }
    return result + [self]
  }

  /// The participant of this screen: the innermost visible controller that adopts the protocol.
  var participant: (any MatchParticipant)? {
    visibleControllerChain.lazy.compactMap { $0 as? any MatchParticipant }.first
  }
}
#endif
