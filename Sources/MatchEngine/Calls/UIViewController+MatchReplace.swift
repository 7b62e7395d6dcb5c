#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
public import UIKit

extension UIViewController {
  /// Puts one child in another one's place, in a container of the app's own.
  ///
  /// ```swift
  /// let flight = container.matchReplace(list, with: detail, in: container.contentView)
  /// flight.hold()  // for a gesture: held from its first frame on
  /// flight.update(0.4)
  /// flight.cancel()
  /// ```
  ///
  /// It does what a container has to do, in the system's order, whether it is finished or cancelled: the new
  /// child is added, its view fills `view`, both hear of their appearance, and the old child is removed. The
  /// transition is the given one, or else the upper child's own, this container's for its children, or a plain
  /// one. Without an animation, without a window, or while this container itself comes or goes, everything happens
  /// at once; what flies when the container begins to do so ends in the next frame, where it was heading.
  ///
  /// Another call meanwhile goes on from what is on the screen: back, if it names the child that is leaving;
  /// on to a third one otherwise, where the direction is the same, and at once from the end where it is not.
  ///
  /// - Parameters:
  ///   - old: The child whose place it is; nil where there is none.
  ///   - new: The child that takes it.
  ///   - view: Where they are shown, this controller's view or one inside it.
  ///   - isForward: Whether the new one covers the old one: otherwise it is uncovered.
  ///   - animated: Whether anything flies.
  ///   - transition: How, where that differs from what the controllers say.
  /// - Returns: The flight; over already where nothing flies.
  @discardableResult public func matchReplace(
    _ old: UIViewController?,
    with new: UIViewController,
    in view: UIView,
    isForward: Bool = true,
    animated: Bool = true,
    transition: MatchTransition? = nil
  ) -> MatchFlight {
    // What has got another size ends in this moment, before anything goes on from it.
    if Replacement.running[view] != nil { view.window?.layoutIfNeeded() }
    let running = Replacement.running[view]
    if animated, let flight = running?.turnBack(to: new) { return flight }
    var old = running.map(\.heading) ?? old.flatMap { present($0, in: view) }
    var passage: MatchChange {
      MatchChange(kind: .replace, from: old ?? self, to: new, isForward: isForward)
    }
    let chosen = transition ?? Casting.transition(for: passage, in: self) ?? MatchTransition()
    let flies = animated && !chosen.isDisabled && view.window != nil && standing == .still
    let relation = flies ? running?.relation(to: passage) : nil
    if relation == nil, let running {
      running.flight.endAtOnce()
      old = running.remaining
    }
    guard new !== old else { return .over }
    let exchange = ChildExchange(
      in: self,
      from: old,
      to: new,
      shownIn: view,
      isForward: isForward
    )
    let next = Replacement(exchange, passage, chosen)
    if let running, let relation {
      next.begin(after: running, relation)
    } else if flies {
      next.begin()
    } else {
      next.happenAtOnce()
    }
    return next.flight
  }

  /// The child that is meant: where it has gone already, as after a flight that was cancelled, the one that
  /// is there.
  private func present(_ old: UIViewController, in view: UIView) -> UIViewController? {
    if old.parent === self { return old }
    guard let front = ControllerTag.of(self)?.front, front.parent === self,
      front.viewIfLoaded?.superview === view
    else { return nil }
    return front
  }
}
#endif
