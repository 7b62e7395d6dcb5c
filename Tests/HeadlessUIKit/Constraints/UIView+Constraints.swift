import Foundation

extension UIView {
  /// What it holds, and UIKit's own for its content.
  public var constraints: [NSLayoutConstraint] { layoutStore.constraints + contentSizeConstraints }

  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.join(self) }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Whether the view's frame is what its constraints are made from, and not the other way round.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutStore.translatesMask }
    set {
      guard newValue != layoutStore.translatesMask else { return }
      layoutStore.translatesMask = newValue
      constraintsChanged()
      superviewStore?.setNeedsLayout()
    }
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    layoutStore.hugging[axis] = priority
    constraintsChanged()
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    layoutStore.compression[axis] = priority
    constraintsChanged()
  }

  /// Brings constraints up to date here and below, what is inside first.
  public func updateConstraintsIfNeeded() {
    for subview in subviewStore { subview.updateConstraintsIfNeeded() }
    guard layoutStore.needsUpdateConstraints else { return }
    layoutStore.needsUpdateConstraints = false
    updateConstraints()
  }

  /// Takes away the constraints for which the rule holds, wherever they are held, here or further out.
  func dropConstraints(where rule: (NSLayoutConstraint) -> Bool) {
    var next: UIView? = self
    while let view = next {
      for constraint in view.layoutStore.constraints.filter(rule) { constraint.deactivate() }
      next = view.superviewStore
    }
  }

  /// A subview is about to leave: its constraints, and its place in a stack, go with it.
  func subviewLeaves(_ subview: UIView) {
    dropConstraints { $0.mentionedViews.contains { $0.isDescendant(of: subview) } }
    (self as? UIStackView)?.dropArranged(subview)
    layoutInputChanged()
  }
}
