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

  /// What a column has to put in another stack; its own is empty from then on.
  func contents(of controller: UIViewController) -> [UIViewController] {
    guard let stack = controller as? UINavigationController else { return [controller] }
    if !stack.viewControllers.isEmpty {
      moved[ObjectIdentifier(stack)] = stack.viewControllers
      stack.setViewControllers([], animated: false)
    }
    return moved[ObjectIdentifier(stack)] ?? []
  }

  /// Another column takes the place of one that is shown, without an animation.
  func exchange(_ index: Int, for controller: UIViewController?) {
    let old = stacks[index]
    let new = controller.map(stack(around:)) ?? UINavigationController()
    guard new !== old else { return }
    old.willMove(toParent: nil)
    addChild(new)
    stacks[index] = new
    new.view.frame = old.view.frame
    view.insertSubview(new.view, aboveSubview: old.view)
    old.view.removeFromSuperview()
    old.removeFromParent()
    new.didMove(toParent: self)
    view.setNeedsLayout()
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
