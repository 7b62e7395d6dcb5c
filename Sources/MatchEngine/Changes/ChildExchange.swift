#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The exchange of two children in an app's own container: containment and appearance, in the system's order.
///
/// While the container itself appears or disappears, the system forwards that to its children. From then on a
/// child follows the container, no matter which appearance calls the exchange sent it before, and gets its
/// final call together with the container.
@MainActor final class ChildExchange {
  let container: UIViewController
  let old: UIViewController?
  let new: UIViewController
  /// The view that shows the children.
  let view: UIView
  let direction: MatchDirection
  /// Whether the exchange began the children's appearance transitions and the system hasn't ended them.
  private var owesEnd = false

  init(
    in container: UIViewController,
    from old: UIViewController?,
    to new: UIViewController,
    shownIn view: UIView,
    direction: MatchDirection
  ) {
    self.container = container
    self.old = old
    self.new = new
    self.view = view
    self.direction = direction
  }

  private var appearance: ContainerAppearance { container.containerAppearance }

  /// Whether the container is on the screen and stays there, so that the flight can go on; checked every frame.
  func isUndisturbed() -> Bool {
    let appearance = appearance
    // The system has ended the children's appearance transitions since the last frame.
    if appearance == .unseen { owesEnd = false }
    return view.window != nil && appearance == .steady
  }

  /// Adds the new child and begins the appearance transitions of both.
  func begin(animated: Bool) {
    new.loadViewIfNeeded()
    old?.willMove(toParent: nil)
    // A child that is still leaving comes back.
    if new.parent === container {
      new.willMove(toParent: container)
    } else {
      container.addChild(new)
    }
    switch appearance {
    case .steady where view.window != nil:
      old?.beginAppearanceTransition(false, animated: animated)
      new.beginAppearanceTransition(true, animated: animated)
      owesEnd = true
    case .coming: new.beginAppearanceTransition(true, animated: animated)
    case .steady, .going, .unseen: break
    }
    place()
  }

  private func place() {
    new.view.frame = view.bounds
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let beside = old?.viewIfLoaded, beside.superview === view {
      // A child that comes back stays where it is, if that is on the right side.
      if new.view.superview === view, isAbove(beside) == (direction == .forward) { return }
      if direction == .forward {
        view.insertSubview(new.view, aboveSubview: beside)
      } else {
        view.insertSubview(new.view, belowSubview: beside)
      }
    } else {
      view.addSubview(new.view)
    }
  }

  private func isAbove(_ beside: UIView) -> Bool {
    let views = view.subviews
    return views.firstIndex(of: new.view) ?? 0 > views.firstIndex(of: beside) ?? 0
  }

  /// Completes the exchange: the new child stays.
  func finish() {
    if let old { leave(old) }
    if appearance == .steady, owesEnd { new.endAppearanceTransition() }
    // The app may have removed it in the meantime.
    guard new.parent === container else { return }
    new.didMove(toParent: container)
    ControllerTag.made(for: container).front = new
    if appearance != .unseen { UIAccessibility.screenHasChanged() }
  }

  /// Removes a child for good.
  func leave(_ controller: UIViewController) {
    takeAway(controller) { $0.endAppearanceTransition() }
    if controller.parent === container { controller.removeFromParent() }
  }

  /// Cancels the exchange: the old child stays.
  ///
  /// The appearance transitions are reversed before they end, as the system does it.
  func cancel() {
    if new.parent === container { new.willMove(toParent: nil) }
    takeAway(new) { turnAppearance(of: $0, false) }
    if new.parent === container { new.removeFromParent() }
    guard let old, old.parent === container else { return }
    if appearance == .steady, owesEnd { turnAppearance(of: old, true) }
    old.didMove(toParent: container)
    ControllerTag.made(for: container).front = old
  }

  /// Lets the old child stay after all; the new one leaves later, with `leave(_:)`.
  func turnBack() {
    if new.parent === container { new.willMove(toParent: nil) }
    if owesEnd { new.beginAppearanceTransition(false, animated: true) }
    guard let old, old.parent === container else { return }
    if owesEnd { old.beginAppearanceTransition(true, animated: true) }
    old.didMove(toParent: container)
    ControllerTag.made(for: container).front = old
  }

  /// Removes a child's view and ends its appearance transition.
  private func takeAway(_ controller: UIViewController, _ tellEnd: (UIViewController) -> Void) {
    switch appearance {
    case .steady:
      controller.viewIfLoaded?.removeFromSuperview()
      if owesEnd { tellEnd(controller) }
    case .coming, .going:
      // Ends the transition that is under way; the system sends the calls for the removal of a visible view.
      controller.endAppearanceTransition()
      controller.viewIfLoaded?.removeFromSuperview()
    case .unseen:
      // A window that was hidden in this turn sends its controllers their final calls only later.
      if owesEnd, container.viewIfLoaded?.window != nil { controller.endAppearanceTransition() }
      controller.viewIfLoaded?.removeFromSuperview()
    }
  }

  private func turnAppearance(of controller: UIViewController, _ isAppearing: Bool) {
    controller.beginAppearanceTransition(isAppearing, animated: true)
    controller.endAppearanceTransition()
  }
}

/// What the system is doing with an app's own container at this moment.
enum ContainerAppearance {
  /// The container is visible and stays: the exchange sends its children their appearance calls.
  case steady
  /// The container itself appears or disappears: the system sends its children their appearance calls.
  case coming, going
  /// The container is not visible: the system has told its children, or will when it appears.
  case unseen
}

extension UIViewController {
  var containerAppearance: ContainerAppearance {
    guard let view = viewIfLoaded, view.window?.isHidden == false else { return .unseen }
    guard let change = transitionCoordinator else { return .steady }
    // A view that the system doesn't hand over stays in place, like a presenter below a sheet.
    func takes(_ key: UITransitionContextViewKey) -> Bool {
      change.view(forKey: key).map { view.isDescendant(of: $0) } ?? false
    }
    switch (takes(.from), takes(.to)) {
    case (false, false), (true, true): return .steady
    case (true, false): return .going
    case (false, true): return .coming
    }
  }
}
#endif
