#if canImport(UIKit) && !os(watchOS)
public import MatchEngineCore
public import UIKit

extension UIViewController {
  /// Shows a child in a container of your own, in place of the child that is there.
  ///
  /// ```swift
  /// let flight = container.matchShow(detail, in: container.contentView)
  /// flight.hold()  // for a gesture: held from its first frame on
  /// flight.update(0.4)
  /// flight.cancel()
  /// ```
  ///
  /// This method does what a container has to do, in the system's order, whether the flight finishes or is cancelled:
  /// it adds the new child, fills `view` with its view, sends both children their appearance calls, and removes the
  /// old child, if there is one. If there are several in `view`, it replaces the one that was shown last. It uses the
  /// given transition, or else the upper child's own, this container's for its children, or the default. Without an
  /// animation, without a window, or while this container itself appears or disappears, everything happens at once.
  /// If the container begins to do so in flight, the flight ends in the next frame, where it was heading.
  ///
  /// Another call in flight continues from what is on the screen, in either direction. For the child that is
  /// arriving, it returns the running flight, unchanged. For the child that is leaving, it reverses the running
  /// flight. For a third child, it ends the running flight, and another one continues from there. A call that a child
  /// makes as it comes, for example in its `viewWillAppear`, waits until the call that shows the child has begun.
  ///
  /// - Parameters:
  ///   - new: The child to show.
  ///   - view: The view that shows it: this controller's view or one inside it. An effect view shows it in its
  ///     `contentView`. Other content of the container belongs in another view.
  ///   - direction: Forward if the new child covers the old one; backward if it is uncovered.
  ///   - animated: Whether the change is animated.
  ///   - transition: The transition to use instead of the one that the controllers set.
  /// - Returns: The flight, which is already over if nothing flies.
  @discardableResult public func matchShow(
    _ new: UIViewController,
    in view: UIView,
    direction: MatchDirection = .forward,
    animated: Bool = true,
    transition: MatchTransition? = nil
  ) -> MatchFlight {
    ControllerTag.attached(to: self).inTurn(new) { [self] in
      let view = view.takingSubviews
      // If there are two calls in one turn, the second continues from the first.
      SessionRegistry.changes(ChildReplacement.self, in: view).first?.session.continueNow()
      let running = SessionRegistry.changes(ChildReplacement.self, in: view).first
      let isBack = running?.session.flight.isHeadingBack == true
      if animated, let running, new === running.change.new || new === running.change.old {
        let flight = running.session.flight
        if new === running.change.new { flight.finish() } else { flight.cancel() }
        return flight
      }
      var old = running.map { isBack ? $0.change.old : $0.change.new } ?? child(shownIn: view)
      var change: MatchChange {
        MatchChange(kind: .replace, from: old ?? self, to: new, direction: direction)
      }
      let usual = childMatchTransitionProvider == nil ? MatchTransition() : .system
      let options = transition ?? .chosen(for: change, in: self) ?? usual
      let flies =
        animated && !options.isSystem && view.window != nil && containerAppearance == .steady
      let goesOn = flies && UIView.areAnimationsEnabled && running?.session.isOnStage == true
      if !goesOn, let running {
        let flight = running.session.flight
        // A replacement that was never visible is undone, so that the next one starts from what is on the screen.
        if flies, flight.phase == .preparing { flight.cancel() }
        flight.endAtOnce()
        old = flight.wouldFinish() ? running.change.new : running.change.old
      }
      // What has called until now went, or came back in passing, to make way for the new one.
      for it in ControllerTag.of(self)?.waitingCalls ?? [] { it.end(.skipped(.overtaken)) }
      guard new !== old else { return .over }
      let next = ChildReplacement(change, in: self, shownIn: view, options)
      let flight = MatchFlight.published(to: change.involvedControllers(in: self))
      if goesOn, let running {
        next.goOn(after: running.change.leaveBehind(isBack: isBack))
        running.session.redirect(to: next, as: flight)
      } else if flies {
        FlightSession(of: flight).begin(next)
      } else {
        next.happenAtOnce(flight)
        let reason = usual.isSystem ? MatchDiagnosis.noTransition : .system
        if animated, options.isSystem { change.refuse(reason, in: self) }
      }
      return flight
    }
  }

  /// The child that a view shows: the one that the engine put there, or else the last of the app's own.
  private func child(shownIn view: UIView) -> UIViewController? {
    let shown = children.filter { $0.viewIfLoaded?.superview === view }
    return shown.first { $0 === frontChild } ?? shown.last
  }
}

extension UIWindow {
  /// Shows a controller as the window's root, with a transition from the old root.
  ///
  /// ```swift
  /// window.matchShow(HomeController())
  /// ```
  ///
  /// The window gets its new root at once, and the system sends both controllers their appearance calls. The old
  /// screen is shown as a picture in flight. If the flight is cancelled, the window gets its old root back. Another
  /// call in flight ends the flight at once; for the root that is arriving, it returns the running flight.
  ///
  /// If the new root presents a controller in flight, the old root can't come back, because the presented controller
  /// would lose its presenter. The flight continues to its end, and can't be held or reversed. The same is true if
  /// the old root presents a controller, which is dismissed without animation while the screens fade.
  @discardableResult public func matchShow(
    _ new: UIViewController,
    direction: MatchDirection = .forward,
    animated: Bool = true,
    transition: MatchTransition? = nil
  ) -> MatchFlight {
    ControllerTag.attached(to: self).inTurn(new) { [self] in
      let running = SessionRegistry.changes(RootReplacement.self, in: self).first?.session.flight
      if animated, let running, new === rootViewController {
        running.finish()
        return running
      }
      // A root that was never visible is taken back, so that the next one starts from what is on the screen.
      if running?.fractionComplete == 0 { running?.cancel() }
      running?.endAtOnce()
      for it in ControllerTag.attached(to: self).waitingCalls ?? [] { it.end(.skipped(.overtaken)) }
      guard new !== rootViewController else { return .over }
      let old = rootViewController
      let change = MatchChange(kind: .replace, from: old ?? new, to: new, direction: direction)
      let options = transition ?? .chosen(for: change, in: nil) ?? MatchTransition()
      guard animated, !options.isSystem, old != nil, !isHidden else {
        old?.leave(self)
        rootViewController = new
        return .over
      }
      let flight = MatchFlight.published(to: change.involvedControllers(in: nil))
      FlightSession(of: flight).begin(RootReplacement(change, of: self, options))
      return flight
    }
  }
}

extension ControllerTag {
  /// Shows a controller; a call that one makes as it comes waits until the call that shows it has begun.
  fileprivate func inTurn(_ new: UIViewController, _ show: @escaping @MainActor () -> MatchFlight)
    -> MatchFlight
  {
    if waitingCalls == nil {
      waitingCalls = []
      let flight = show()
      let waiting = waitingCalls ?? []
      waitingCalls = nil
      for next in waiting {
        next.whenBegun()
        if next.isPending { next.end(.skipped(.overtaken)) }
      }
      return flight
    }
    let flight = MatchFlight()
    flight.isPending = true
    ControllerTag.attached(to: new).pendingFlights.append(.init(value: flight))
    flight.whenBegun = { _ = self.inTurn(new, show) }
    waitingCalls?.append(flight)
    return flight
  }
}
#endif
