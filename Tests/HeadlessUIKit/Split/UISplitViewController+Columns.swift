// How columns become children: each in a navigation controller, which UIKit supplies where there is none.
import Foundation

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

  /// Both columns in one stack, as high as the delegate wants it.
  private func collapsedStack() -> UIViewController? {
    let proposed: Column = columns[.secondary] == nil ? .primary : .secondary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    guard let primary = columns[.primary] else { return columns[.secondary].map(stack(around:)) }
    let stack = stack(around: primary)
    if top == .secondary, let secondary = columns[.secondary] {
      stack.setViewControllers(
        stack.viewControllers + contents(of: secondary),
        animated: false
      )
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

  private func dropStack(_ stack: UIViewController) {
    stacks.removeAll { $0 === stack }
    stack.willMove(toParent: nil)
    stack.view.removeFromSuperview()
    stack.removeFromParent()
  }

  /// A column has another controller: side by side its stack is replaced; in one stack, what is there of it is.
  func columnChanged(_ column: Column, from old: UIViewController?) {
    guard isCollapsed else {
      let wanted: [UIViewController] = [Column.primary, .secondary].compactMap {
        columns[$0].map(stack(around:))
      }
      for stack in stacks where !wanted.contains(stack) { dropStack(stack) }
      for stack in wanted where !stacks.contains(stack) { adoptStack(stack) }
      stacks = wanted
      return
    }
    guard let stack = stacks.first as? UINavigationController else {
      fillColumns()
      return
    }
    guard let old, let place = stack.viewControllers.firstIndex(of: old),
      let new = columns[column]
    else { return }
    var contents = stack.viewControllers
    contents[place] = new
    stack.setViewControllers(contents, animated: false)
  }

  func showInStack(_ column: Column) {
    guard let stack = stacks.first as? UINavigationController, let shown = columns[column] else {
      return
    }
    if stack === shown { return }
    if stack.viewControllers.contains(shown) {
      stack.popToViewController(shown, animated: true)
    } else if let top = contents(of: shown).first {
      stack.pushViewController(top, animated: true)
    }
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

extension UIViewController {
  public var splitViewController: UISplitViewController? {
    (parent as? UISplitViewController) ?? parent?.splitViewController
  }
}
