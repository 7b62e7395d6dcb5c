// NV-3: what leads from one stack to another.
/// One change of a visible stack: it waits for layout, runs, and ends.
@MainActor final class NavigationChange {
  var before: [UIViewController]
  var after: [UIViewController]
  let isAnimated: Bool
  var run: TransitionRun?
  /// NV-71: the delegate that answered for its animator, which alone can make way for another change.
  weak var answerer: (any UINavigationControllerDelegate)?
  var hasBegun = false
  /// What the screen that leaves has to keep clear of, and which bars there were, when the change began.
  var departure: (insets: UIEdgeInsets, bars: NavigationBars)?
  /// NV-71: the change that this one has replaced in mid-transition.
  var overtaken: NavigationChange?
  /// Whether it was still under way when the other one began.
  var isOvertaken = false
  /// Whether it is being taken back: what was asked for meanwhile begins after that, from the stack as it was.
  var isBeingUndone = false

  /// Whether another one is still under way that it would end.
  var takesOver: Bool { overtaken?.run?.context.isOver == false }

  init(from before: [UIViewController], to after: [UIViewController], isAnimated: Bool) {
    self.before = before
    self.after = after
    self.isAnimated = isAnimated && !before.isEmpty && !after.isEmpty
  }

  var from: UIViewController? { before.last }
  var to: UIViewController? { after.last }
  var removed: [UIViewController] { before.filter { !after.contains($0) } }
  var added: [UIViewController] { after.filter { !before.contains($0) } }

  var operation: UINavigationController.Operation {
    to.map(before.contains) ?? true ? .pop : .push
  }
}

/// The bars of a navigation controller.
struct NavigationBars: Equatable {
  var hasTop: Bool
  var hasBottom: Bool
}
