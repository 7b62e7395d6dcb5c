#if canImport(UIKit) && !os(watchOS)
public import MatchEngineCore
public import UIKit

extension UIViewController {
  /// Replaces one child with another, in a container of the app's own.
  ///
  /// ```swift
  /// let flight = container.matchReplace(list, with: detail, in: container.contentView)
  /// flight.hold()  // for a gesture: held from its first frame on
  /// flight.update(0.4)
  /// flight.cancel()
  /// ```
  ///
  /// The method does what a container has to do, in the system's order, whether the flight finishes or is
  /// cancelled: it adds the new child, fills `view` with its view, sends both children their appearance calls
  /// and removes the old child. It uses the given transition, or else the upper child's own, this container's
  /// for its children, or the default. Without an animation, without a window, or while this container itself
  /// appears or disappears, everything happens at once. If the container begins to appear or disappear during
  /// a flight, the flight ends in the next frame, where it was heading.
  ///
  /// Another call in the meantime continues from what is on the screen, in either direction. If it names the child
  /// that is arriving, it returns the flight that is under way, unchanged. If it names the child that is leaving, that
  /// flight turns back. If it names a third child, the flight ends, and another one continues from there.
  ///
  /// ```swift
  /// func grabbed(_ next: UIViewController) -> MatchFlight {
  ///   let flight = matchReplace(shown, with: next, in: contentView)
  ///   flight.hold()  // a flight to the same child stays where the finger takes hold of it
  ///   return flight
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - old: The child to replace, or nil if there is none.
  ///   - new: The child that takes its place.
  ///   - view: The view that shows them: this controller's view or one inside it. An effect view shows them in its
  ///     `contentView`.
  ///   - direction: Forward if the new child covers the old one; backward if it is uncovered.
  ///   - animated: Whether anything flies.
  ///   - transition: The transition to use in place of the one that the controllers set.
  /// - Returns: The flight, which is already over if nothing flies.
  @discardableResult public func matchReplace(
    _ old: UIViewController?,
    with new: UIViewController,
    in view: UIView,
    direction: MatchDirection = .forward,
    animated: Bool = true,
    transition: MatchTransition? = nil
  ) -> MatchFlight {
    let view = view.takingSubviews
    let running = runningReplacement(in: view)
    if animated, let flight = running?.change.reverse(to: new) { return flight }
    var old = running.map(\.change.heading) ?? old.flatMap { present($0, in: view) }
    var change: MatchChange {
      MatchChange(kind: .replace, from: old ?? self, to: new, direction: direction)
    }
    let options = transition ?? MatchTransition.chosen(for: change, in: self) ?? MatchTransition()
    let flies =
      animated && !options.isSystem && view.window != nil && containerAppearance == .steady
    let goesOn = flies && running?.session.isOnStage == true
    if !goesOn, let running {
      let flight = running.session.flight
      // A replacement of which nothing was seen is undone, so that the next one begins with what is on the screen.
      if flies, flight.phase == .preparing { flight.cancel() }
      flight.endAtOnce()
      old = running.change.remaining
    }
    guard new !== old else { return .over }
    let next = ChildReplacement(change, of: old, in: self, shownIn: view, options)
    let flight = MatchFlight.published(to: next.involvedControllers)
    if goesOn, let running {
      next.goOn(after: running.change.leaveBehind())
      running.session.redirect(to: next, as: flight)
    } else if flies {
      FlightSession(of: flight).begin(next)
    } else {
      next.happenAtOnce(flight)
    }
    return flight
  }

  /// The replacement that is under way.
  private func runningReplacement(in view: UIView)
    -> (session: FlightSession, change: ChildReplacement)?
  {
    guard let now = SessionRegistry.changes(ChildReplacement.self, in: view).first else {
      return nil
    }
    // A flight whose container was resized ends now, before anything continues from it.
    UIView.unanimatedInBlock { view.window?.layoutIfNeeded() }
    now.session.endIfResized()
    now.session.continueNow()
    return SessionRegistry.changes(ChildReplacement.self, in: view).first
  }

  /// The child to replace; if it's already gone, as after a cancelled flight, the one that is there.
  private func present(_ old: UIViewController, in view: UIView) -> UIViewController? {
    if old.parent === self { return old }
    return frontChild.flatMap { $0.viewIfLoaded?.superview === view ? $0 : nil }
  }
}

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
    guard animated, !options.isSystem, let old = rootViewController, !isHidden else {
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
