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
  /// Another call in the meantime continues from what is on the screen. If it names the child that is leaving,
  /// the flight turns back. Otherwise it continues to the third child if the direction is the same; if not,
  /// the flight ends at once and a new one starts from there.
  ///
  /// - Parameters:
  ///   - old: The child to replace, or nil if there is none.
  ///   - new: The child that takes its place.
  ///   - view: The view that shows them: this controller's view or one inside it.
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
    let running = runningReplacement(in: view)
    if animated, let flight = running?.change.turnBack(to: new) { return flight }
    var old = running.map(\.change.heading) ?? old.flatMap { present($0, in: view) }
    var change: MatchChange {
      MatchChange(kind: .replace, from: old ?? self, to: new, direction: direction)
    }
    let options = transition ?? MatchTransition.chosen(for: change, in: self) ?? MatchTransition()
    let flies =
      animated && !options.isDisabled && view.window != nil && containerAppearance == .steady
    let goesOn =
      flies
      && running.map { $0.session.isRedirectable && $0.change.canContinue(with: change) } ?? false
    if !goesOn, let running {
      running.session.latestFlight.endAtOnce()
      old = running.change.remaining
    }
    guard new !== old else { return .over }
    let exchange = ChildExchange(
      in: self,
      from: old,
      to: new,
      shownIn: view,
      direction: direction
    )
    let flight = MatchFlight.published(to: exchange.involvedControllers)
    if goesOn, let running {
      let past = running.change.leaveBehind()
      let next = ChildReplacement(exchange, change, options, after: past)
      running.session.redirect(to: next, as: flight)
    } else if flies {
      FlightSession(of: flight).begin(ChildReplacement(exchange, change, options))
    } else {
      ChildReplacement(exchange, change, options).happenAtOnce(flight)
    }
    return flight
  }

  private func runningReplacement(in view: UIView)
    -> (session: FlightSession, change: ChildReplacement)?
  {
    func running() -> (session: FlightSession, change: ChildReplacement)? {
      SessionRegistry.changes(ChildReplacement.self, in: view).first
    }
    guard running() != nil else { return nil }
    // A flight whose container was resized ends now, before anything continues from it.
    view.window?.layoutIfNeeded()
    return running()
  }

  /// The child to replace; if it's already gone, as after a cancelled flight, the one that is there.
  private func present(_ old: UIViewController, in view: UIView) -> UIViewController? {
    if old.parent === self { return old }
    guard let front = ControllerTag.of(self)?.front, front.parent === self,
      front.viewIfLoaded?.superview === view
    else { return nil }
    return front
  }
}
#endif
