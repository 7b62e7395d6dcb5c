#if canImport(UIKit) && !os(watchOS)
import UIKit

/// One child taking another one's place in a container of an app's own: containment and appearance, in the
/// system's order.
///
/// While the container itself comes or goes, the system tells its children of that. Whoever it has told so is
/// on the way to where the container goes, whatever the exchange has told it before, and hears the end of that
/// with the container.
@MainActor final class ChildExchange {
  let container: UIViewController
  let old: UIViewController?
  let new: UIViewController
  /// Where they are shown.
  let view: UIView
  let isForward: Bool
  /// Whether both children were told of a beginning here, and of no end by the system.
  private var owesEnd = false

  init(
    in container: UIViewController,
    from old: UIViewController?,
    to new: UIViewController,
    shownIn view: UIView,
    isForward: Bool
  ) {
    self.container = container
    self.old = old
    self.new = new
    self.view = view
    self.isForward = isForward
  }

  private var standing: ContainerStanding { container.standing }

  /// Once a frame: whether the container is there and stays, so that something may go on flying in it.
  func isUndisturbed() -> Bool {
    let standing = standing
    // Since the last frame the system has told them of the end.
    if standing == .unseen { owesEnd = false }
    return view.window != nil && standing == .still
  }

  /// The new child comes in; both are told what will become of them.
  func begin(animated: Bool) {
    new.loadViewIfNeeded()
    old?.willMove(toParent: nil)
    container.addChild(new)
    switch standing {
    case .still where view.window != nil:
      old?.beginAppearanceTransition(false, animated: animated)
      new.beginAppearanceTransition(true, animated: animated)
      owesEnd = true
    case .coming: new.beginAppearanceTransition(true, animated: animated)
    case .still, .going, .unseen: break
    }
    place()
  }

  private func place() {
    new.view.frame = view.bounds
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let beside = old?.viewIfLoaded, beside.superview === view {
      if isForward {
        view.insertSubview(new.view, aboveSubview: beside)
      } else {
        view.insertSubview(new.view, belowSubview: beside)
      }
    } else {
      view.addSubview(new.view)
    }
  }

  /// The new child has the place.
  func finish() {
    if let old { leave(old) }
    if standing == .still, owesEnd { new.endAppearanceTransition() }
    // The app may have taken it away again meanwhile.
    guard new.parent === container else { return }
    new.didMove(toParent: container)
    ControllerTag.made(for: container).front = new
    if standing != .unseen { UIAccessibility.screenHasChanged() }
  }

  /// A child goes for good.
  func leave(_ controller: UIViewController) {
    takeAway(controller) { $0.endAppearanceTransition() }
    if controller.parent === container { controller.removeFromParent() }
  }

  /// The old child keeps its place.
  ///
  /// The appearance is turned round before it ends, as the system does it.
  func cancel() {
    if new.parent === container { new.willMove(toParent: nil) }
    takeAway(new) { turnAppearance(of: $0, false) }
    if new.parent === container { new.removeFromParent() }
    guard let old, old.parent === container else { return }
    if standing == .still, owesEnd { turnAppearance(of: old, true) }
    old.didMove(toParent: container)
    ControllerTag.made(for: container).front = old
  }

  /// Its view goes, and it hears the last of its appearance.
  private func takeAway(_ controller: UIViewController, _ tellEnd: (UIViewController) -> Void) {
    switch standing {
    case .still:
      controller.viewIfLoaded?.removeFromSuperview()
      if owesEnd { tellEnd(controller) }
    case .coming, .going:
      // Wherever it was on its way, it gets there; who is there hears from the system that its view goes.
      controller.endAppearanceTransition()
      controller.viewIfLoaded?.removeFromSuperview()
    case .unseen:
      // A window that was hidden in this turn tells its controllers of the end after it.
      if owesEnd, container.viewIfLoaded?.window != nil { controller.endAppearanceTransition() }
      controller.viewIfLoaded?.removeFromSuperview()
    }
  }

  private func turnAppearance(of controller: UIViewController, _ isAppearing: Bool) {
    controller.beginAppearanceTransition(isAppearing, animated: true)
    controller.endAppearanceTransition()
  }
}
#endif
