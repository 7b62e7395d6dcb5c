#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
public import UIKit

extension UIView {
  /// Changes something inside this view, and flies every view that has the same ID before and after.
  ///
  /// ```swift
  /// card.matchAnimate {
  ///   self.isOpen = true  // adds views, moves views, changes constraints
  /// } undoOnCancel: {
  ///   self.isOpen = false
  /// }
  /// ```
  ///
  /// The engine reads and pictures the view, makes the changes, lays the view out and reads it again, all in
  /// this turn, so the result is never visible before it flies. No render is forced: new views are drawn.
  /// Another change in the meantime continues from what is on the screen. In an effect view, everything flies in
  /// its `contentView`.
  ///
  /// Views without a partner fade, unless their style says otherwise. A cancelled flight calls `undoOnCancel`
  /// as soon as everything is back; without that closure, the changes stay.
  @discardableResult public func matchAnimate(
    transition: MatchTransition = MatchTransition(),
    changes: () -> Void,
    undoOnCancel: (() -> Void)? = nil
  ) -> MatchFlight {
    guard window != nil, !transition.isDisabled else {
      changes()
      return .over
    }
    UIView.unanimatedInBlock(layoutIfNeeded)
    var running = ViewChange.running(in: self)
    if let session = running, !session.isRedirectable || session.latestFlight.isHeadingBack {
      session.latestFlight.endAtOnce()
      running = nil
    }
    let before = ScreenSnapshot(
      of: MatchScreen(view: self),
      in: ViewChange.container(of: self),
      isPictured: running == nil
    )
    changes()
    layoutIfNeeded()
    let change = ViewChange(of: self, from: before, transition, undoneBy: undoOnCancel)
    let flight = MatchFlight()
    // The change itself may have ended the running flight, for example by resizing the view.
    if let running, running.isRedirectable {
      running.redirect(to: change, as: flight)
    } else {
      FlightSession(of: flight).begin(change)
    }
    nearestController?.showFlight(flight, inside: self)
    return flight
  }
}
#endif
