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
    let inherited = outer == .zero ? outer : inherited(from: superview, outer)
    guard let controller else { return inherited }
    return controller.safeArea(inherited: inherited)
  }

  private func inherited(from superview: UIView, _ outer: UIEdgeInsets) -> UIEdgeInsets {
    let safe = convert(superview.bounds.inset(by: outer), from: superview)
    // An edge at which nothing reaches into the parent has nothing to hand on, however far the view juts out.
    return UIEdgeInsets(
      top: outer.top == 0 ? 0 : max(0, min(safe.minY - bounds.minY, bounds.height)),
      left: outer.left == 0 ? 0 : max(0, min(safe.minX - bounds.minX, bounds.width)),
      bottom: outer.bottom == 0 ? 0 : max(0, min(bounds.maxY - safe.maxY, bounds.height)),
      right: outer.right == 0 ? 0 : max(0, min(bounds.maxX - safe.maxX, bounds.width))
    )
  }

  /// The view is somewhere else, or looks at things another way: its safe area is to be looked at again.
  func safeAreaMayHaveChanged() {
    World.shared.geometryChanged = true
    needsSafeArea = true
    var next = superviewStore
    while let view = next, !view.needsSafeAreaBelow {
      view.needsSafeAreaBelow = true
      next = view.superviewStore
    }
  }

  /// Tells every view below whose safe area is another one than before.
  func updateSafeAreas() {
    updateSafeArea(needsSafeArea ? safeAreaInsets : knownSafeArea, isStale: false)
  }

  /// Where nothing has changed above, here and below, nothing is looked at.
  private func updateSafeArea(_ insets: UIEdgeInsets, isStale: Bool) {
    let isStale = isStale || needsSafeArea
    guard isStale || needsSafeAreaBelow else { return }
    needsSafeArea = false
    needsSafeAreaBelow = false
    if insets != knownSafeArea {
      knownSafeArea = insets
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
      constraintsChanged()
    }
    for subview in subviewStore where isStale || subview.isAnySafeAreaStale {
      let isMoved = isStale || subview.needsSafeArea
      subview.updateSafeArea(
        isMoved ? subview.insets(within: self, insets) : subview.knownSafeArea,
        isStale: isMoved
      )
    }
  }

  private var isAnySafeAreaStale: Bool { needsSafeArea || needsSafeAreaBelow }
}
