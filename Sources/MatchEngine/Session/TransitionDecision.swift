#if canImport(UIKit) && !os(watchOS)
import UIKit

@MainActor enum TransitionDecision {
  /// The engine, with this transition.
  case engine(MatchTransition)
  /// The system, because the engine doesn't take part.
  case system(MatchDiagnosis)
  /// The app, with an animator of its own.
  case app(any UIViewControllerAnimatedTransitioning)
  /// The app, whose animator was given to the system, or released.
  case appAlone
  /// Nothing, because there is nothing to change.
  case nobody

  /// Decides what animates a change when the system asks for an animation, or a gesture asks on its behalf.
  ///
  /// No controller is notified, and nothing is laid out: outside a window, a list that is laid out logs a warning and
  /// guesses its heights. For a presentation, the container is nil.
  init(
    on change: MatchChange,
    in container: UIViewController?,
    own: (any UIViewControllerAnimatedTransitioning)? = nil
  ) {
    if let own {
      self = .app(own)
    } else if let transition = MatchTransition.chosen(for: change, in: container) {
      self = .decided(transition.suiting(change), for: change)
    } else {
      self = .system(.noTransition)
    }
  }

  private static func decided(_ transition: MatchTransition, for change: MatchChange) -> Self {
    if transition.isSystem { return .system(.system) }
    if change.upper.hasPreferredTransition { return .system(.appAnimates) }
    var transition = transition
    if !transition.runsWithoutMatches {
      transition.effectWithoutPairs = change.systemsEffect
      let mayPair = transition.effectWithoutPairs != nil && change.bringsUnknownViews
      if !mayPair, let reason = change.reasonNotToFly { return .system(reason) }
    }
    // Comes last, because it asks a popover's delegate.
    if let reason = change.reasonForSystem { return .system(.systemAnimates(because: reason)) }
    return .engine(transition)
  }
}

extension MatchTransition {
  /// The transition to use: the upper controller's own, or else the container's for its children.
  @MainActor static func chosen(for change: MatchChange, in container: UIViewController?) -> Self? {
    if let own = change.upper.matchTransition { return own }
    if let choose = container?.childMatchTransitionProvider { return choose(change) }
    return container?.childMatchTransition
  }
}

extension MatchChange {
  /// Why only the system can animate the change; nil if the engine can, too.
  fileprivate var reasonForSystem: String? {
    if isModal, upper.isPopover(over: lower) { return "it's a popover" }
    // The results of a search are presented beside the screen.
    let isSearched = [from, to].contains { $0.visibleControllerChain.contains(where: \.isSearched) }
    return isSearched ? "a search is active: end it first" : nil
  }

  /// Why no view can fly, as far as that is certain before anything is laid out; nil if one may.
  fileprivate var reasonNotToFly: MatchDiagnosis? {
    let leaving = from.taggedViews
    // A screen without IDs shares none, so the other one isn't loaded to find out.
    let isLoaded = to.isViewLoaded && to.deepestVisibleController.isViewLoaded
    func mayFly(to view: UIView) -> Bool {
      let partners = view.matchID.flatMap { leaving[$0] } ?? []
      return partners.contains(where: \.mayBeInSight) && view.mayBeInSight
    }
    if !leaving.isEmpty, to.find(mayFly) { return nil }
    if willShow(Set(leaving.inSight.keys)) { return nil }
    let arriving = leaving.isEmpty && !isLoaded ? [:] : to.taggedViews
    let shared = arriving.keys.filter { leaving[$0] != nil }
    guard shared.isEmpty else { return .nothingInSight(shared.sorted()) }
    let isForward = direction == .forward
    return .nothingShared(
      lower: (isForward ? leaving : arriving).keys.sorted(),
      upper: (isForward ? arriving : leaving).keys.sorted()
    )
  }

  /// Whether the arriving screen has a view with one of these IDs, or will once it has scrolled its list.
  func mayShare(_ ids: Set<String>) -> Bool {
    guard !ids.isEmpty else { return false }
    return to.find { $0.matchID.map(ids.contains) ?? false } || willShow(ids)
  }

  /// Whether anything may fly, as far as that is known before the arriving screen is loaded.
  func mayFly(in container: UIViewController?) -> Bool {
    from.find { ViewTag.of($0)?.hasID == true }
      || MatchTransition.chosen(for: self, in: container)?.runsWithoutMatches == true
  }

  /// Whether the arriving screen gets views with its layout, which may have IDs of the leaving screen.
  ///
  /// What SwiftUI will show is known only after layout, whatever it has shown before.
  fileprivate var bringsUnknownViews: Bool {
    (direction.isForward || kind == .tab) && pairedLast != false
      && from.find { ViewTag.of($0)?.hasID == true && $0.mayBeInSight }
      && to.roots.contains { $0.awaitsLayout || $0.find { $0.next?.hostsContent == true } }
  }

  fileprivate var systemsEffect: MatchEffect? {
    switch (kind, upper.modalTransitionStyle) {
    case (.push, _), (.pop, _): .push(from: .trailing) + .dim(0.1)
    case (_, .coverVertical) where isModal: .cover(from: .bottom)
    case (_, .crossDissolve) where isModal: .fade
    case (.tab, _): .identity
    default: nil
    }
  }

  /// Whether something paired when a screen of the upper one's class last came or went here; nil if none has.
  var pairedLast: Bool? {
    get { tag.pairedLast[screenClass] }
    nonmutating set { tag.pairedLast[screenClass] = newValue }
  }
  private var tag: ControllerTag { .attached(to: lower.navigationController ?? lower) }
  private var screenClass: ObjectIdentifier { .init(type(of: upper.deepestVisibleController)) }

  /// The controllers on which an app can look up the flight; the app may know one deep inside the one UIKit names.
  func involvedControllers(in container: UIViewController?) -> [UIViewController] {
    // A container that shows its first child in one of its views may have others elsewhere.
    let leaving = from === container ? [] : from.visibleControllerChain
    return [container].compactMap { $0 } + leaving + to.visibleControllerChain
  }

  func refuse(_ diagnosis: MatchDiagnosis, in container: UIViewController?) {
    for controller in involvedControllers(in: container) {
      ControllerTag.attached(to: controller).noteQuestion(diagnosis)
    }
  }

  /// Remembers whether anything paired, and diagnoses why nothing did, if that wasn't known before.
  func record(_ report: MatchReport, _ options: MatchTransition) {
    let isPaired = report.noPair == nil
    // A way back without pairs says nothing about the next push, because views may be gone.
    let isTelling = isPaired || direction.isForward || kind == .tab
    if isTelling, kind != .replace { pairedLast = isPaired }
    // If a container shows its first child, nothing leaves.
    guard let noPair = report.noPair, !options.runsWithoutMatches, from !== to.parent
    else { return }
    refuse(MatchDiagnosis(noPair), in: isModal ? nil : to.parent)
  }
}

extension UIViewController {
  /// The views on the screen that could fly, by their IDs.
  var taggedViews: [String: [UIView]] {
    var views: [String: [UIView]] = [:]
    // Meaning no view, it looks through all.
    _ = find { view in
      if let id = view.matchID, !id.isEmpty { views[id, default: []].append(view) }
      return false
    }
    return views
  }

  /// Looks through the screen's views that aren't left out for one that is meant; returns whether there is one.
  func find(_ isMeant: (UIView) -> Bool) -> Bool { roots.contains { $0.find(isMeant) } }

  /// The view of the screen, and the views that it shows and that aren't inside it yet.
  ///
  /// A container that was never on the screen may not have added its child's view yet, nor its bar the child's views.
  var roots: [UIView] {
    let all = parts.flatMap { [$0.view] + ($0 === self ? [] : $0.viewsInBar) }
    return [view] + all.compactMap(\.self).filter { !$0.isDescendant(of: view) }
  }

  /// The controllers that make up the screen, innermost first, with their views loaded.
  private var parts: [UIViewController] {
    UIView.unanimatedInBlock(loadViewIfNeeded)
    let embedded = seenChildren.isEmpty ? children.filter { !$0.children.isEmpty } : []
    let seen = embedded.filter { child in view.find { $0 === child.viewIfLoaded } }
    return (seenChildren + seen).flatMap(\.parts) + [self]
  }

  /// The app's own views in the visible bars that show the controller's items.
  private var viewsInBar: [UIView?] {
    guard let navigation = parent as? UINavigationController else { return [] }
    let item = navigation.isNavigationBarHidden ? UINavigationItem(title: "") : navigationItem
    var items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    #if !os(tvOS)
    if !navigation.isToolbarHidden { items += toolbarItems ?? [] }
    #endif
    return [item.titleView] + items.map(\.customView)
  }
}

extension [String: [UIView]] {
  /// The views that may be in a visible part of their window.
  @MainActor var inSight: Self { mapValues { $0.filter(\.mayBeInSight) }.filter { !$1.isEmpty } }
}

extension UIView {
  /// Whether the view contains one that gets its contents with layout: a list without cells, apart from hidden ones
  /// that wait to be reused, or the empty content of a configuration.
  ///
  /// The list isn't asked for its cells, because a table would lay itself out.
  var awaitsLayout: Bool {
    guard !isHidden, !isMatchExcluded, window == nil else { return false }
    if self is any RowList { return !subviews.contains { $0.isCell && !$0.isHidden } }
    guard subviews.isEmpty else { return subviews.contains(where: \.awaitsLayout) }
    return self is any UIContentView && !showsContents
  }

  var isCell: Bool { self is UITableViewCell || self is UICollectionReusableView }

  /// Whether this view or one inside it is visible and is meant.
  func shows(_ isMeant: (UIView) -> Bool) -> Bool {
    isSeenByItself && (isMeant(self) || subviews.contains { $0.shows(isMeant) })
  }

  /// Looks through this view and those inside it that aren't left out for one that is meant.
  func find(_ isMeant: (UIView) -> Bool) -> Bool {
    guard !isHidden, !isMatchExcluded else { return false }
    return isMeant(self) || subviews.contains { $0.find(isMeant) }
  }

  /// Whether the view may be in a visible part of its window, if it is in one.
  ///
  /// A view without a size may still get one; a view that lies beside everything visible stays there.
  fileprivate var mayBeInSight: Bool {
    guard let window else { return true }
    let box = convert(bounds, to: nil)
    var visible = window.bounds
    for view in chain() {
      guard view.isSeenByItself else { return false }
      let frame = view.convert(view.bounds, to: nil)
      if view !== self, view.clipsToBounds, !frame.isEmpty { visible = visible.intersection(frame) }
    }
    return box.isEmpty || box.intersects(visible)
  }

  /// The IDs of the views at a point that could fly, except for those behind a view that takes the finger there.
  func matchIDs(at point: CGPoint) -> Set<String> {
    let isInside = bounds.contains(point)
    guard isSeenByItself, !isMatchExcluded, isInside || !clipsToBounds else { return [] }
    let own = isInside && ViewTag.of(self)?.hasID == true ? [matchID].compactMap { $0 } : []
    return subviews.reduce(Set(own)) { ids, view in
      let place = convert(point, to: view)
      let takesIt = view.isUserInteractionEnabled && view.isFilled() && view.bounds.contains(place)
      return (takesIt ? Set(own) : ids).union(view.matchIDs(at: place))
    }
  }
}
#endif
