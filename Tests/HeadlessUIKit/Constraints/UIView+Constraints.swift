extension UIView {
  /// What it holds, and UIKit's own for its content.
  public var constraints: [NSLayoutConstraint] { layoutStore.constraints + contentSizeConstraints }

  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutStore.translatesMask }
    set {
      wrote(self, "translatesAutoresizingMaskIntoConstraints")
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

  /// A subview is about to leave: its constraints, here or further out, and its place in a stack go with it.
  func subviewLeaves(_ subview: UIView) {
    for view in sequence(first: self, next: \.superviewStore) {
      for constraint in view.layoutStore.constraints
      where constraint.mentionedViews.contains(where: { $0.isDescendant(of: subview) }) {
        constraint.deactivate()
      }
    }
    (self as? UIStackView)?.dropArranged(subview)
    layoutInputChanged()
  }

  public static let layoutFittingCompressedSize = CGSize.zero

  /// The size that the constraints inside give this view, as near to the target as they allow.
  func sizeFitting(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let unit = LayoutUnit(self, findsRootSize: true)
    guard let box = unit.boxes[ObjectIdentifier(self)] else { return .zero }
    let aims = [(box.width, target.width, horizontal), (box.height, target.height, vertical)]
    unit.extras = aims.map { length, wanted, priority in
      let difference = length.adding(-Double(wanted))
      return .init(priority: priority.rawValue, relation: .equal, expression: difference)
    }
    return unit.solved().frames[ObjectIdentifier(self)]?.size ?? .zero
  }
}

// Margins are 8 points; a controller's root view has the screen's margins at its sides instead.
extension UIView {
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, rightToLeft: readsRightToLeft) }
    set {
      layoutStore.margins = newValue
      constraintsChanged()
      layoutMarginsDidChange()
    }
  }

  public var layoutMargins: UIEdgeInsets {
    get { ownMargins.plain(rightToLeft: readsRightToLeft) + safeAreaInsets }
    set {
      let margins = NSDirectionalEdgeInsets(newValue, rightToLeft: readsRightToLeft)
      directionalLayoutMargins = margins
    }
  }

  private var ownMargins: NSDirectionalEdgeInsets {
    if let margins = layoutStore.margins { return margins }
    let side: CGFloat = controller == nil ? 8 : 16
    let end: CGFloat = controller == nil ? 8 : 0
    return NSDirectionalEdgeInsets(top: end, leading: side, bottom: end, trailing: side)
  }
}
