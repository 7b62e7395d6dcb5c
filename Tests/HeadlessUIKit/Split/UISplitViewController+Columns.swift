// How columns become children: each in a navigation controller, which UIKit supplies where there is none.
extension UISplitViewController {
  /// Both columns in one stack, the secondary one on top.
  func collapsedStack() -> UIViewController? {
    guard let primary = columns[.primary] else { return columns[.secondary].map(stack(around:)) }
    let stack = stack(around: primary)
    if let secondary = columns[.secondary] {
      let contents = stack.viewControllers + contents(of: secondary)
      stack.setViewControllers(contents, animated: false)
    }
    return stack
  }

  func stack(around controller: UIViewController) -> UINavigationController {
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

  func adoptStack(_ stack: UIViewController?) {
    guard let stack else { return }
    stacks.append(stack)
    addChild(stack)
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
    view.setNeedsLayout()
  }
}
