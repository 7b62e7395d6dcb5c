// NV-1…NV-6, NV-50, NV-51: how the stack changes.
extension UINavigationController {
  func push(_ controller: UIViewController, isAnimated: Bool) {
    if controller is UINavigationController {
      raise("a navigation controller cannot be pushed")
    }
    whenFree(isAnimated) { [self] in
      if stack.contains(controller) { raise("the same controller is pushed more than once") }
      set(stack + [controller], isAnimated: isAnimated)
    }
  }

  func pop(to index: Int, isAnimated: Bool) -> [UIViewController]? {
    guard index >= 0, index < stack.count - 1 else { return nil }
    let goal = stack[index]
    let popped = Array(stack[(index + 1)...])
    let isFree = isFree(isAnimated)
    whenFree(isAnimated) { [self] in
      guard let place = stack.firstIndex(of: goal) else { return }
      set(Array(stack[...place]), isAnimated: isAnimated)
    }
    return isFree ? popped : nil
  }

  private func isFree(_ isAnimated: Bool) -> Bool {
    guard waiting.isEmpty, let change else { return waiting.isEmpty }
    return change.hasBegun ? mayInterrupt(change, isAnimated) : !change.isAnimated
  }

  /// NV-71: whether another change may begin although one is under way: an animated one, under the same delegate.
  private func mayInterrupt(_ change: NavigationChange, _ isAnimated: Bool) -> Bool {
    guard World.shared.switches.changesBeginInTransitions, let run = change.run else {
      return false
    }
    if run.animator is NavigationSlide { return !run.context.isInteractive }
    return isAnimated && run.animator != nil && delegate != nil && change.answerer === delegate
  }

  /// Does it now, or after the transition that is under way.
  func whenFree(_ isAnimated: Bool, _ body: @escaping () -> Void) {
    guard isFree(isAnimated) else { return waiting.append(body) }
    startChange()
    guard change.map({ mayInterrupt($0, isAnimated) }) ?? true else { return waiting.append(body) }
    body()
  }

  var isOnScreen: Bool { viewIfLoaded?.window != nil && appearance.isVisible }

  func set(_ controllers: [UIViewController], isAnimated: Bool) {
    if Set(controllers.map(ObjectIdentifier.init)).count < controllers.count {
      raise("a controller is in the stack more than once")
    }
    guard controllers != stack else { return }
    let change = NavigationChange(from: stack, to: controllers, isAnimated: isAnimated)
    for controller in change.added { take(controller) }
    for controller in change.removed { controller.willMove(toParent: nil) }
    putStack(controllers)
    guard isOnScreen, change.from !== change.to else { return settleUnseen(change) }
    change.overtaken = self.change
    self.change = change
    if change.isAnimated { makeRun(change) }
    view.setNeedsLayout()
  }

  private func take(_ controller: UIViewController) {
    if controller.parent != nil { controller.removeFromParent() }
    controller.willMove(toParent: self)
    adopt(controller)
    controller.navigationItem.bar = navigationBar
  }

  /// The stack, with its children in the same order; who is on the way out comes last (NV-7).
  func putStack(_ controllers: [UIViewController]) {
    stack = controllers
    childStore = controllers + childStore.filter { !controllers.contains($0) }
  }

  /// NV-6: what nobody sees happens without calls; the container shows its top when it appears.
  func settleUnseen(_ change: NavigationChange) {
    if let shown, change.removed.contains(shown) { removeShown() }
    settleMoves(change)
    navigationBar.show(stack)
  }

  /// Everyone has arrived, or has left.
  func settleMoves(_ change: NavigationChange) {
    for controller in change.added { controller.didMove(toParent: self) }
    for controller in change.removed {
      release(controller)
      controller.didMove(toParent: nil)
    }
  }

  /// NV-50: the next of those that wait, after everything about the last one has returned.
  func goOn() {
    while change == nil, !waiting.isEmpty { waiting.removeFirst()() }
  }
}
