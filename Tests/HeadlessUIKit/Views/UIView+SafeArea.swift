// Safe areas are worked out from where a view is, its transforms included.
import Foundation

extension UIView {
  /// How far what is outside of the safe area reaches into the view.
  public var safeAreaInsets: UIEdgeInsets {
    guard let window else { return .zero }
    if window === self { return window.windowInsets }
    guard let superview else { return .zero }
    return insets(within: superview, superview.safeAreaInsets)
  }

  func insets(within superview: UIView, _ outer: UIEdgeInsets) -> UIEdgeInsets {
    let safe = convert(superview.bounds.inset(by: outer), from: superview)
    // An edge at which nothing reaches into the parent has nothing to hand on, however far the view juts out.
    let inherited = UIEdgeInsets(
      top: outer.top == 0 ? 0 : max(0, min(safe.minY - bounds.minY, bounds.height)),
      left: outer.left == 0 ? 0 : max(0, min(safe.minX - bounds.minX, bounds.width)),
      bottom: outer.bottom == 0 ? 0 : max(0, min(bounds.maxY - safe.maxY, bounds.height)),
      right: outer.right == 0 ? 0 : max(0, min(bounds.maxX - safe.maxX, bounds.width))
    )
    guard let controller else { return inherited }
    return controller.safeArea(inherited: inherited)
  }

  /// Tells every view below whose safe area is another one than before.
  func updateSafeAreas() { updateSafeArea(safeAreaInsets) }

  private func updateSafeArea(_ insets: UIEdgeInsets) {
    if insets != knownSafeArea {
      knownSafeArea = insets
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
      constraintsChanged()
    }
    for subview in subviewStore { subview.updateSafeArea(subview.insets(within: self, insets)) }
  }
}
