// How columns become children: each in a navigation controller, which UIKit supplies where there is none.
extension UISplitViewController {
  func fillColumns() {
    if isCollapsed {
      adoptStack(columns[.compact] ?? collapsedStack())
    } else {
      for column in [Column.primary, .secondary] {
        adoptStack(columns[column].map(stack(around:)))
      }
    }
  }

  /// Both columns in one stack, the secondary one on top.
  private func collapsedStack() -> UIViewController? {
    guard let primary = columns[.primary] else { return columns[.secondary].map(stack(around:)) }
    let stack = stack(around: primary)
    if let secondary = columns[.secondary] {
      let contents = stack.viewControllers + contents(of: secondary)
      stack.setViewControllers(contents, animated: false)
    }
    return stack
  }

  private func stack(around controller: UIViewController) -> UINavigationController {
    if let stack = controller as? UINavigationController { return stack }
    return controller.navigationController
      ?? UINavigationController(rootViewController: controller)
  }

  private func contents(of controller: UIViewController) -> [UIViewController] {
    guard let stack = controller as? UINavigationController else { return [controller] }
    let contents = stack.viewControllers
    stack.setViewControllers([], animated: false)
    return contents
  }

  private func adoptStack(_ stack: UIViewController?) {
    guard let stack else { return }
    stacks.append(stack)
    addChild(stack)
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
    view.setNeedsLayout()
  }

  func layOutColumns() {
    guard let bounds = viewIfLoaded?.bounds else { return }
    guard !isCollapsed, stacks.count == 2 else {
      for stack in stacks { stack.view.fill(bounds) }
      return
    }
    let (first, second) = bounds.divided(atDistance: primaryColumnWidth, from: .minXEdge)
    stacks[0].view.fill(first)
    stacks[1].view.fill(second)
  }
}
