#if canImport(UIKit) && !os(watchOS)
public import MatchEngineCore
public import UIKit

extension UIWindow {
  /// Replaces the window's root controller and morphs between the two screens.
  ///
  /// ```swift
  /// window.matchReplaceRoot(with: HomeController())
  /// ```
  ///
  /// The window gets its new root at once, and the system sends both controllers their appearance calls. The
  /// old screen flies as a picture. A cancelled flight gives the window its old root back.
  ///
  /// While the new root presents something, the old root can't come back, because the presented controller
  /// would lose its presenter. The flight then continues to its end, and can be neither held nor reversed. The same
  /// is true if the old root presents something: that is dismissed without animation, and the screens fade.
  @discardableResult public func matchReplaceRoot(
    with new: UIViewController,
    direction: MatchDirection = .forward,
    animated: Bool = true,
    transition: MatchTransition? = nil
  ) -> MatchFlight {
    for (session, _) in SessionRegistry.changes(RootReplacement.self, in: self) {
      session.flight.endAtOnce()
    }
    guard new !== rootViewController else { return .over }
    let upper = direction == .forward ? new : rootViewController ?? new
    let options = transition ?? ControllerTag.of(upper)?.transition ?? MatchTransition()
    guard animated, !options.isDisabled, let old = rootViewController, !isHidden else {
      rootViewController?.dismiss(animated: false)
      rootViewController = new
      return .over
    }
    let change = MatchChange(kind: .replace, from: old, to: new, direction: direction)
    let flight = MatchFlight.published(to: change.involvedControllers(in: nil))
    FlightSession(of: flight).begin(RootReplacement(change, of: self, options))
    return flight
  }
}
#endif
