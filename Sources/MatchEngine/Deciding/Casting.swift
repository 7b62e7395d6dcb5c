#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Decides whether the engine takes part in a passage, when the system asks for an animation.
@MainActor enum Casting {
  /// The transition that counts: the covering controller's own, or else the container's for its children.
  static func transition(for passage: MatchChange, in container: UIViewController?)
    -> MatchTransition?
  {
    if let own = ControllerTag.of(passage.upper)?.transition { return own }
    guard let container, let tag = ControllerTag.of(container) else { return nil }
    return tag.children?(passage)
  }

  /// The transition to fly with, or why there is none.
  static func cast(
    _ passage: MatchChange,
    in container: UIViewController?,
    filling size: CGRect
  ) -> Result<MatchTransition, MatchRefusal> {
    guard let transition = transition(for: passage, in: container) else {
      return .refused(.noTransition)
    }
    guard !transition.isDisabled else { return .refused(.disabled) }
    guard !passage.upper.hasPreferredTransition else { return .refused(.appAnimates) }
    prepare(passage, filling: size)
    let lower = passage.lower.matchIDs
    let upper = passage.upper.matchIDs
    guard !lower.isDisjoint(with: upper) else {
      return .refused(.nothingShared(lower: lower.sorted(), upper: upper.sorted()))
    }
    return .success(transition)
  }

  /// Asks the participants, and lays the arriving view out at the size that it will have.
  private static func prepare(_ passage: MatchChange, filling size: CGRect) {
    passage.to.loadViewIfNeeded()
    let view = passage.to.view
    if let view, view.window == nil {
      if view.frame != size, view.transform.isIdentity { view.frame = size }
      view.layoutIfNeeded()
    }
    passage.from.participant?.matchWillStart(passage.to)
    passage.to.participant?.matchWillStart(passage.from)
  }
}

/// Why the engine does not take part.
struct MatchRefusal: Error { let diagnosis: MatchDiagnosis }

extension Result where Failure == MatchRefusal {
  static func refused(_ diagnosis: MatchDiagnosis) -> Self {
    .failure(MatchRefusal(diagnosis: diagnosis))
  }
}

extension UIView {
  /// Every ID at or below this view that could fly, as far as that can be told without geometry.
  var matchIDs: Set<String> {
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

extension UIViewController {
  /// The controller that shows what the user sees, and all those around it up to this one.
  var visibleControllerChain: [UIViewController] {
    var result: [UIViewController] = []
    var next: UIViewController? = innermost
    while let controller = next, controller !== self {
      result.append(controller)
      next = controller.parent
    }
    return result + [self]
  }

  /// Every ID of the screen that could fly.
  ///
  /// A container that has never been on the screen may not yet have
  /// put the view of the child inside its own.
  fileprivate var matchIDs: Set<String> {
    let inner = innermost
    inner.loadViewIfNeeded()
    guard let outside = inner.view, !outside.isDescendant(of: view) else { return view.matchIDs }
    return view.matchIDs.union(outside.matchIDs)
  }

  /// The controller that shows what the user sees: inside containers, the one at the front.
  var innermost: UIViewController {
    switch self {
    case let navigation as UINavigationController:
      navigation.topViewController?.innermost ?? self
    case let tabs as UITabBarController:
      tabs.selectedViewController?.innermost ?? self
    case let split as UISplitViewController:
      split.viewControllers.last?.innermost ?? self
    case let pages as UIPageViewController:
      pages.viewControllers?.first?.innermost ?? self
    default:
      ControllerTag.of(self)?.front?.innermost ?? self
    }
  }
}
#endif
