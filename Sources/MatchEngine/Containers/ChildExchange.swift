#if canImport(UIKit) && !os(watchOS)
import UIKit

/// One child taking another one's place in a container of an app's own: containment and appearance, in the
/// system's order.
@MainActor struct ChildExchange {
  let container: UIViewController
  let old: UIViewController?
  let new: UIViewController
  /// Where they are shown.
  let view: UIView
  let isForward: Bool

  /// Whether anybody is told of appearing: a container that nobody sees tells its children by itself.
  var isSeen: Bool { view.window?.isHidden == false }

  /// The new child comes in; both are told what will become of them.
  func begin(animated: Bool) {
    new.loadViewIfNeeded()
    old?.willMove(toParent: nil)
    container.addChild(new)
    if isSeen {
      old?.beginAppearanceTransition(false, animated: animated)
      new.beginAppearanceTransition(true, animated: animated)
    }
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
    if isSeen { new.endAppearanceTransition() }
    // The app may have taken it away again meanwhile.
    guard new.parent === container else { return }
    new.didMove(toParent: container)
    ControllerTag.made(for: container).front = new
    if isSeen { UIAccessibility.screenHasChanged() }
  }

  /// A child goes for good.
  func leave(_ controller: UIViewController) {
    controller.viewIfLoaded?.removeFromSuperview()
    if isSeen { controller.endAppearanceTransition() }
    if controller.parent === container { controller.removeFromParent() }
  }

  /// The old child keeps its place.
  ///
  /// The appearance is turned round before it ends, as the system does it.
  func cancel() {
    if new.parent === container { new.willMove(toParent: nil) }
    new.view.removeFromSuperview()
    if isSeen { turnAppearance(of: new, false) }
    if new.parent === container { new.removeFromParent() }
    guard let old, old.parent === container else { return }
    if isSeen { turnAppearance(of: old, true) }
    old.didMove(toParent: container)
    ControllerTag.made(for: container).front = old
  }

  private func turnAppearance(of controller: UIViewController, _ isAppearing: Bool) {
    controller.beginAppearanceTransition(isAppearing, animated: true)
    controller.endAppearanceTransition()
  }
}
#endif
