// NV-3: what leads from one stack to another.
import Foundation

/// One change of a visible stack: it waits for layout, runs, and ends.
@MainActor final class NavigationChange {
  let before: [UIViewController]
  let after: [UIViewController]
  let isAnimated: Bool
  var run: TransitionRun?
  var hasBegun = false

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
