// EN-1, RC-47, NV-19, NV-24, NV-38, NV-39: how a change of the stack ends.
extension UINavigationController {
  func complete(_ change: NavigationChange) {
    change.from?.viewIfLoaded?.removeFromSuperview()
    shown = change.to
    let wasCancelled = change.run?.context.wasEverCancelled == true
    let losesItems = World.shared.switches.barsLoseItemsAfterCancelling && wasCancelled
    navigationBar.show(losesItems ? [] : stack)
    // NV-83: what kept clear of a toolbar does no more.
    World.shared.insetsChanged = true
    change.to?.viewIfLoaded?.setNeedsLayout()
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
    DelegatePromise.releaseAttached()
    promise.call()
    delegate?.navigationController(self, didShow: controller, animated: isAnimated)
  }

  /// NV-30…NV-37: everything as it was; `didShow` is not called.
  func undo(_ change: NavigationChange) {
    guard let from = change.from, let to = change.to else { return }
    change.isBeingUndone = true
    defer {
      change.isBeingUndone = false
      if self.change !== change { view.setNeedsLayout() }
    }
    // Of a cancelled push nothing is recorded: there the animator has to do it.
    if change.operation == .pop { to.viewIfLoaded?.removeFromSuperview() }
    let isFirst = World.shared.switches.stackIsRestoredFirst
    if isFirst { restoreStack(change) }
    from.appearance.isMovingFrom = false
    to.appearance.isMovingTo = false
    reverse(to, isAppearing: false)
    reverse(from, isAppearing: true)
    if !isFirst { restoreStack(change) }
    undoMoves(change)
    navigationBar.show(stack)
    tellBottomBar(from)
    layOutBars()
  }

  /// NV-71: a change that was asked for meanwhile then begins from the stack as it was.
  private func restoreStack(_ change: NavigationChange) {
    guard let next = self.change, next !== change else { return putStack(change.before) }
    let added = next.after.filter { !change.before.contains($0) && $0 !== change.to }
    (next.before, next.after) = (change.before, change.before + added)
    putStack(next.after)
    makeRun(next)
    guard next.from === next.to else { return }
    self.change = nil
    transition = nil
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
