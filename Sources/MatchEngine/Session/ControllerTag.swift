#if canImport(UIKit) && !os(watchOS)
import UIKit

/// All that an app says about one controller, and what the engine has attached to it.
@MainActor final class ControllerTag {
  static let value = AssociatedValue<ControllerTag>()

  /// How the controller itself comes and goes.
  var transition: MatchTransition?
  /// How its children do.
  var children: ((MatchChange) -> MatchTransition?)?
  /// The transition for children, where it is the same for all.
  var childTransition: MatchTransition?
  weak var flight: MatchFlight?
  /// The child that the engine has put in front last.
  weak var front: UIViewController?
  /// The last replacement of its children, while that is under way.
  weak var replacement: Replacement?
  /// What stands before the app's own delegate.
  var relay: AnyObject?
  /// What stands before the app's own transitioning delegate.
  var presentationRelay: PresentationRelay?
  /// The gestures that the engine has added.
  var gestures: AnyObject?
  /// The app's own flight under way by hand, which the next transition takes.
  var pendingFlight: MatchFlight?
  /// Whether the system ever asked for an animation of its coming or going.
  var wasAsked = false
  /// Why the last transition was not the engine's.
  var diagnosis: MatchDiagnosis?

  static func of(_ controller: UIViewController) -> ControllerTag? { value[controller] }

  static func made(for controller: UIViewController) -> ControllerTag {
    if let tag = value[controller] { return tag }
    let tag = ControllerTag()
    value[controller] = tag
    return tag
  }
}
#endif
