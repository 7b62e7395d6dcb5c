#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
public import UIKit

extension UIView {
  /// Changes something inside this view, and lets what has an ID before and after fly.
  ///
  /// ```swift
  /// card.matchAnimate {
  ///   self.isOpen = true  // adds views, moves views, changes constraints
  /// } undo: {
  ///   self.isOpen = false
  /// }
  /// ```
  ///
  /// The view is read and pictured, changed, laid out and read again, all in this turn, so that what is changed
  /// is never seen before it flies. Nothing is brought to the screen for that: what is new is drawn. Another
  /// change meanwhile goes on from what is on the screen.
  ///
  /// What has no partner fades, unless its style says otherwise. A flight that is cancelled calls `undo` as soon
  /// as everything is back; where there is none, what was changed stays changed.
  @discardableResult public func matchAnimate(
    _ transition: MatchTransition = MatchTransition(),
    changes: () -> Void,
    undo: (() -> Void)? = nil
  ) -> MatchFlight {
    let change = ViewChange(of: self, transition, undo)
    return change.happen(changes)
  }
}

/// One change inside one screen.
@MainActor final class ViewChange {
  /// The one under way in a view.
  private static let running = AssociatedValue<ViewChange>()

  private let flight = MatchFlight()
  private let view: UIView
  private let transition: MatchTransition
  private let undo: (() -> Void)?
  private var performance: Performance?
  /// Where it flies: inside the view, but not where the view itself flies.
  private var container: UIView { view.matchID == nil ? view : view.superview ?? view }

  init(of view: UIView, _ transition: MatchTransition, _ undo: (() -> Void)?) {
    self.view = view
    self.transition = transition
    self.undo = undo
  }

  func happen(_ changes: () -> Void) -> MatchFlight {
    guard view.window != nil, !transition.isDisabled else {
      changes()
      flight.end(.finished)
      return flight
    }
    flight.goesOn = true
    view.layoutIfNeeded()
    let running = ViewChange.running[view]
    let goesOn = running.map { $0.performance?.isFlying == true && !$0.flight.isReturning } ?? false
    if !goesOn { running?.flight.endAtOnce() }
    let before = ScreenSnapshot(of: MatchScreen(view: view), in: container, isPictured: !goesOn)
    changes()
    view.layoutIfNeeded()
    ViewChange.running[view] = self
    // The change itself may have ended what flew, as by another size.
    if goesOn, let performance = running?.performance, performance.isFlying {
      goOn(from: before, performance)
    } else {
      begin(from: before)
    }
    return flight
  }

  private func begin(from before: ScreenSnapshot) {
    let performance = Performance(
      flight,
      between: screens(before),
      isForward: true,
      whenStruck: { [self] outcome in complete(outcome) }
    )
    self.performance = performance
    flight.performance = performance
    performance.beginAtOnce()
  }

  private func goOn(from before: ScreenSnapshot, _ performance: Performance) {
    self.performance = performance
    performance.goOn(
      Performance.Turn(
        flight: flight,
        screens: screens(before),
        relation: .onward,
        whenStruck: { [self] outcome in complete(outcome) }
      ),
      atOnce: true
    )
  }

  private func screens(_ before: ScreenSnapshot) -> Screens {
    Screens(
      container: container,
      lower: MatchScreen(view: view, mayMove: false, still: before),
      upper: MatchScreen(view: view, mayMove: false, isFresh: true),
      options: { [transition] box in
        var options = transition.planOptions(in: box)
        options.screens = nil
        // There is no screen with which what comes and goes could come and go.
        options.style.entering = options.style.entering ?? .fade
        options.style.leaving = options.style.leaving ?? .fade
        return options
      },
      reducesMotion: transition.reducedMotion == .crossFade
    )
  }

  private func complete(_ outcome: MatchOutcome) {
    if ViewChange.running[view] === self { ViewChange.running[view] = nil }
    if outcome == .cancelled, let undo {
      undo()
      view.layoutIfNeeded()
    } else {
      UIAccessibility.layoutHasChanged()
    }
  }
}
#endif
