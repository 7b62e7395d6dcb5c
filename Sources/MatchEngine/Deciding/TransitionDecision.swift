#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The decision about what animates a change.
@MainActor enum TransitionDecision {
  /// The engine, with this transition.
  case engine(MatchTransition)
  /// The system, because the engine doesn't take part.
  case system(MatchDiagnosis)
  /// The app, with an animator of its own.
  case app(any UIViewControllerAnimatedTransitioning)
  /// Nothing, because there is nothing to change.
  case nobody
}

extension TransitionDecision {
  /// Decides what animates a change when the system asks for an animation, or a gesture asks on its behalf.
  ///
  /// No controller is notified. Views are loaded, and their IDs are compared. Nothing is laid out: a list that is
  /// laid out in no window warns, and guesses its heights. Geometry counts only where it's certain: on a screen
  /// that is visible and that no participant may scroll first.
  ///
  /// - Parameters:
  ///   - container: The container in which the change happens, or nil for a presentation.
  ///   - own: The app's own animator, which takes precedence.
  init(
    on change: MatchChange,
    in container: UIViewController?,
    own: (any UIViewControllerAnimatedTransitioning)?
  ) {
    if let own {
      self = .app(own)
    } else if let transition = MatchTransition.chosen(for: change, in: container) {
      self.init(on: change, transition)
    } else {
      self = .system(.noTransition)
    }
  }

  private init(on change: MatchChange, _ transition: MatchTransition) {
    if transition.isDisabled {
      self = .system(.disabled)
    } else if change.upper.hasPreferredTransition {
      self = .system(.appAnimates)
    } else if transition.runsWithoutMatches {
      self = .engine(transition)
    } else {
      let ids = change.ids
      self = ids.mayBeShared ? .engine(transition) : .system(ids.nothingShared(in: change))
    }
  }

  /// Why the engine doesn't take part; nil if it does, or if there is nothing to take part in.
  var diagnosis: MatchDiagnosis? {
    switch self {
    case .engine, .nobody: nil
    case .system(let diagnosis): diagnosis
    case .app: .appAnimates
    }
  }
}

extension MatchTransition {
  /// The transition to use: the upper controller's own, or else the container's for its children.
  @MainActor static func chosen(for change: MatchChange, in container: UIViewController?)
    -> MatchTransition?
  {
    if let own = ControllerTag.of(change.upper)?.transition { return own }
    guard let container, let tag = ControllerTag.of(container) else { return nil }
    if let choose = tag.childTransitionChooser { return choose(change) }
    return tag.childTransition
  }
}

/// The IDs of both screens.
private struct ScreenIDs {
  let leaving: Set<String>
  var arriving: Set<String>
  /// IDs of views that are certainly out of sight on one of the screens.
  var unseen: Set<String> = []
  /// Whether the arriving screen will show a missing ID once it has scrolled its list for the flight.
  var arrivingCanShow = false

  private var shared: Set<String> { leaving.intersection(arriving) }
  var mayBeShared: Bool { arrivingCanShow || !shared.isSubset(of: unseen) }

  func nothingShared(in change: MatchChange) -> MatchDiagnosis {
    guard shared.isEmpty else { return .nothingInSight(shared.sorted()) }
    let isForward = change.direction == .forward
    return .nothingShared(
      lower: (isForward ? leaving : arriving).sorted(),
      upper: (isForward ? arriving : leaving).sorted()
    )
  }
}

extension MatchChange {
  /// The IDs of both screens, which are compared without geometry.
  fileprivate var ids: ScreenIDs {
    var ids = ScreenIDs(leaving: from.matchIDs, arriving: to.matchIDs)
    if from.participant == nil, to.participant == nil {
      ids.unseen = from.matchIDsOutOfSight.union(to.matchIDsOutOfSight)
    }
    guard !ids.leaving.isEmpty, !ids.mayBeShared else { return ids }
    ids.arrivingCanShow = to.participant?.matchCanShow(ids.leaving) == true
    guard !ids.mayBeShared, to.viewIfLoaded?.window == nil else { return ids }
    // A list that was reloaded meanwhile has no cells yet, but what flew between the two can fly again.
    ids.arrivingCanShow =
      ControllerTag.of(from)?.arrival?.shares(ids.leaving, with: to) == true
      || ControllerTag.of(to)?.arrival?.shares(ids.leaving, with: from) == true
    return ids
  }

  /// The controllers on which an app can look up the flight or the diagnosis.
  ///
  /// An app often keeps the controller that the user sees, which can be deep inside the one that UIKit names.
  func involvedControllers(in container: UIViewController?) -> [UIViewController] {
    [container].compactMap { $0 } + from.visibleControllerChain + to.visibleControllerChain
  }

  /// Records why the engine doesn't take part.
  func refuse(_ diagnosis: MatchDiagnosis, in container: UIViewController?) {
    for controller in involvedControllers(in: container) {
      let tag = ControllerTag.made(for: controller)
      tag.wasAsked = true
      tag.diagnosis = diagnosis
    }
  }

  /// Ends flights that were begun by hand and that something else takes the place of.
  func endPendingFlights(in container: UIViewController?) {
    for controller in involvedControllers(in: container) {
      let tag = ControllerTag.of(controller)
      guard let tag, !tag.pendingFlights.isEmpty else { continue }
      tag.pendingFlights.removeFirst().end(.skipped(.overtaken))
    }
  }

  /// Whether both screens are ready for the flight.
  var isReady: Bool { [from, to].allSatisfy { $0.participant?.matchIsReady() ?? true } }
}

extension UIViewController {
  /// The IDs on the screen that could fly.
  ///
  /// A container that was never on the screen may not have added its child's view yet.
  fileprivate var matchIDs: Set<String> {
    let inner = deepestVisibleController
    inner.loadViewIfNeeded()
    guard let outside = inner.view, !outside.isDescendant(of: view) else { return view.matchIDs }
    return view.matchIDs.union(outside.matchIDs)
  }
}

extension UIViewController {
  /// The IDs that only views out of sight have, if the screen is visible.
  fileprivate var matchIDsOutOfSight: Set<String> {
    guard let view = viewIfLoaded, let window = view.window else { return [] }
    var ids = SeenIDs()
    view.collect(into: &ids, within: window.bounds, isSeen: view.isSeenFromAbove)
    return ids.unseen.subtracting(ids.seen)
  }
}

/// The IDs of a visible screen.
private struct SeenIDs {
  var seen: Set<String> = []
  var unseen: Set<String> = []
}

extension UIView {
  /// Whether no view around this one hides it.
  fileprivate var isSeenFromAbove: Bool {
    guard let superview else { return true }
    return superview.isSeenByItself && superview.isSeenFromAbove
  }

  /// A view without a size may still get one; a view that lies beside everything visible stays there.
  fileprivate func collect(into ids: inout SeenIDs, within visible: CGRect, isSeen: Bool) {
    guard !isHidden, !isMatchExcluded else { return }
    let frame = convert(bounds, to: nil)
    let isSeen = isSeen && isSeenByItself
    if let id = matchID, !id.isEmpty {
      let isBeside = !frame.isEmpty && !frame.intersects(visible)
      if isSeen, !isBeside { ids.seen.insert(id) } else { ids.unseen.insert(id) }
    }
    let inside = clipsToBounds && !frame.isEmpty ? visible.intersection(frame) : visible
    for subview in subviews { subview.collect(into: &ids, within: inside, isSeen: isSeen) }
  }
}

extension UIView {
  /// The IDs at or below this view that could fly, as far as that is known without geometry.
  fileprivate var matchIDs: Set<String> {
    var ids: Set<String> = []
    collect(into: &ids)
    return ids
  }

  private func collect(into ids: inout Set<String>) {
    guard !isHidden, !isMatchExcluded else { return }
    if let id = matchID, !id.isEmpty { ids.insert(id) }
    for subview in subviews { subview.collect(into: &ids) }
  }
}
#endif
