// EN-1, NV-19, NV-24, NV-38, NV-39: how a change of the stack ends.
import Foundation

extension UINavigationController {
  func complete(_ change: NavigationChange) {
    change.from?.viewIfLoaded?.removeFromSuperview()
    shown = change.to
    navigationBar.show(stack)
    layOutBars()
    change.from?.endIfBegun()
    change.to?.endIfBegun()
    let isEarly = World.shared.switches.didShowIsBeforeDidMove
    if isEarly { tellDidShow(change.to, isAnimated: change.isAnimated) }
    settleMoves(change)
    if !isEarly { tellDidShow(change.to, isAnimated: change.isAnimated) }
  }

  private func tellDidShow(_ controller: UIViewController?, isAnimated: Bool) {
    guard let controller, isOnScreen else { return }
    delegate?.navigationController(self, didShow: controller, animated: isAnimated)
  }

  /// NV-30…NV-37: everything as it was; `didShow` is not called.
  func undo(_ change: NavigationChange) {
    guard let from = change.from, let to = change.to else { return }
    let isFirst = World.shared.switches.stackIsRestoredFirst
    if isFirst { putStack(change.before) }
    from.appearance.isMovingFrom = false
    to.appearance.isMovingTo = false
    reverse(to, isAppearing: false)
    reverse(from, isAppearing: true)
    if !isFirst { putStack(change.before) }
    undoMoves(change)
    navigationBar.show(stack)
    tellBottomBar(from, alongside: nil)
    layOutBars()
  }

  /// CC-4: the opposite will-call, then the did-call of that direction.
  private func reverse(_ controller: UIViewController, isAppearing: Bool) {
    guard controller.appearance.isVisible != isAppearing, isOnScreen || !isAppearing else {
      return controller.endIfBegun()
    }
    controller.beginAppearanceTransition(isAppearing, animated: true)
    controller.endAppearanceTransition()
  }

  /// Which of these calls UIKit makes is open (OQ-3).
  private func undoMoves(_ change: NavigationChange) {
    let moves = World.shared.switches.movesAfterCancelling
    for controller in change.removed {
      if moves == .willAndDid { controller.willMove(toParent: self) }
      if moves != .none { controller.didMove(toParent: self) }
    }
    for controller in change.added {
      if moves == .willAndDid { controller.willMove(toParent: nil) }
      release(controller)
      if moves != .none { controller.didMove(toParent: nil) }
    }
  }
}
