#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A change inside one screen.
@MainActor final class ViewChange: FlightChange {
  private let view: UIView
  private let options: MatchTransition
  private let before: ScreenSnapshot
  private let undo: (() -> Void)?

  /// Creates a change from a view that was just changed and a snapshot of it from before.
  init(
    of view: UIView,
    from before: ScreenSnapshot,
    _ options: MatchTransition,
    undoneBy undo: (() -> Void)?
  ) {
    self.view = view
    self.before = before
    self.options = options
    self.undo = undo
  }

  /// The view that a change flies in: the view itself or, if that is tagged and can fly, one around it.
  static func container(of view: UIView) -> UIView {
    guard view.matchID != nil, let superview = view.superview else { return view.takingSubviews }
    // Around a content view, there is an effect view, which takes no other subviews.
    return superview is UIVisualEffectView ? superview.superview ?? view : superview
  }

  /// The session that is running in a view.
  static func running(in view: UIView) -> FlightSession? {
    SessionRegistry.changes(ViewChange.self, in: container(of: view))
      .first { $0.change.view === view }?.session
  }

  var direction: MatchDirection { .forward }
  var startsAtOnce: Bool { true }
  var canBeContinued: Bool { true }

  func install(for flight: MatchFlight) -> Screens {
    var screens = Screens(
      in: ViewChange.container(of: view),
      from: MatchScreen(view: view, mayMove: false, snapshot: before),
      to: MatchScreen(view: view, mayMove: false, isFresh: true),
      direction,
      options
    )
    screens.options = { [options] box in
      var options = options.planOptions(in: box)
      options.screens = nil
      // There is no second screen to come and go with, so views without a partner fade.
      options.style.entering = options.style.entering ?? .fade
      options.style.leaving = options.style.leaving ?? .fade
      return options
    }
    return screens
  }

  func complete(_ outcome: MatchOutcome, isFinished: Bool) {
    if outcome == .cancelled, let undo {
      undo()
      view.layoutIfNeeded()
    } else {
      UIAccessibility.layoutHasChanged()
    }
  }
}

extension UIView {
  /// The view that takes what is added to this one: an effect view's content view, or else the view itself.
  var takingSubviews: UIView { (self as? UIVisualEffectView)?.contentView ?? self }
}
#endif
