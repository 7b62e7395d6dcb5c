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
  /// Another change in the meantime continues from what is on the screen; one that is on its way back is undone
  /// first. A change inside `changes`, in this view or one inside it, is a part of this one, and returns its flight.
  /// In an effect view, everything flies in its `contentView`.
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
    if let outer = ViewChange.made(around: self) {
      outer.add(changes, undoneBy: undoOnCancel)
      return outer.flight
    }
    UIView.unanimatedInBlock(layoutIfNeeded)
    let running = ViewChange.running(in: self)
    if let running, running.flight.isHeadingBack { (running.change as? ViewChange)?.undo() }
    let change = ViewChange(of: self, transition, after: running)
    change.make(changes, undoneBy: undoOnCancel, in: running)
    // The change itself may have ended the running flight, for example by resizing the view.
    if let running, running.isOnStage {
      running.redirect(to: change, as: change.flight)
    } else {
      FlightSession(of: change.flight).begin(change)
    }
    nearestController?.showFlight(change.flight, inside: self)
    return change.flight
  }
}
#endif
