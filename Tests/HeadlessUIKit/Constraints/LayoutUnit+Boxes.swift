// Where the items of constraints are, in the coordinates of the view that holds the constraint.
extension LayoutUnit {
  func addDemand(_ constraint: NSLayoutConstraint, in holder: UIView) {
    guard let first = constraint.firstItem else { return }
    let isDirectional =
      constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
    let rightToLeft = holder.readsRightToLeft
    func value(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> LinearExpression {
      box(of: item, attribute, in: holder).value(
        of: attribute,
        rightToLeft: rightToLeft,
        mirrored: isDirectional && rightToLeft
      )
    }
    var difference = value(first, constraint.firstAttribute)
    difference.constant -= Double(constraint.constant)
    if let second = constraint.secondItem {
      difference.add(
        value(second, constraint.secondAttribute),
        times: -Double(constraint.multiplier)
      )
    }
    demand(difference, constraint.relation, priority: constraint.priority.rawValue)
  }

  private func box(
    of item: AnyObject,
    _ attribute: NSLayoutConstraint.Attribute,
    in holder: UIView
  ) -> LayoutBox {
    if let view = item as? UIView {
      guard view === holder else { return box(view, in: holder) }
      if attribute.kind != .size, view is UIScrollView { return content(of: view) }
      return interior(view, in: holder)
    }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else {
      missing("a constraint on something that is neither a view nor a layout guide")
    }
    switch guide.kind {
    case .frame: return interior(owner, in: holder)
    case .margins: return interior(owner, in: holder).inset(by: owner.layoutMargins)
    case .safeArea: return interior(owner, in: holder).inset(by: owner.safeAreaInsets)
    case .keyboard:
      var bottom = interior(owner, in: holder)
      bottom.y = bottom.y.adding(bottom.height).adding(-Double(owner.keyboardOverlap))
      bottom.height = LinearExpression(Double(owner.keyboardOverlap))
      return bottom
    case .content: return within(owner, content(of: owner), in: holder)
    }
  }

  /// A view in its superview's coordinates.
  func box(_ view: UIView) -> LayoutBox {
    boxes[ObjectIdentifier(view)] ?? LayoutBox(view.layer.state.untransformedFrame)
  }

  /// A view in the coordinates of one around it.
  private func box(_ view: UIView, in holder: UIView) -> LayoutBox {
    guard let superview = view.superviewStore else { return box(view) }
    return within(superview, box(view), in: holder)
  }

  /// A view's bounds in the coordinates of one around it, or in its own.
  private func interior(_ view: UIView, in holder: UIView) -> LayoutBox {
    within(view, box(view).interior(origin: view.bounds.origin), in: holder)
  }

  /// A box in `view`'s coordinates, in those of a view around it.
  private func within(_ view: UIView, _ inner: LayoutBox, in holder: UIView) -> LayoutBox {
    var (result, next) = (inner, view)
    while next !== holder, let superview = next.superviewStore {
      result = result.moved(by: box(next), minus: next.bounds.origin)
      next = superview
    }
    return result
  }

  /// What a scroll view scrolls: as large as what is constrained to its edges makes it.
  private func content(of view: UIView) -> LayoutBox {
    let guide = ObjectIdentifier(view.builtInGuide(.content))
    if let box = boxes[guide] { return box }
    let box = LayoutBox(in: &tableau).interior()
    boxes[guide] = box
    return box
  }
}
