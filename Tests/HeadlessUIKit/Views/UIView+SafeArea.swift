// Safe areas are worked out from where a view is, its transforms included.
extension UIView {
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
    var safe = convert(superview.bounds.inset(by: outer), from: superview)
    if isSetBackBySheet {
      let frame = layer.state.untransformedFrame
      safe = superview.bounds.inset(by: outer)
        .offsetBy(dx: bounds.minX - frame.minX, dy: bounds.minY - frame.minY)
    }
    // SA-20: what reaches into the parent is all there is to hand on, however far the view juts out.
    return UIEdgeInsets(
      top: min(outer.top, max(0, safe.minY - bounds.minY)),
      left: min(outer.left, max(0, safe.minX - bounds.minX)),
      bottom: min(outer.bottom, max(0, bounds.maxY - safe.maxY)),
      right: min(outer.right, max(0, bounds.maxX - safe.maxX))
    )
  }

  /// Whether it is made smaller behind a sheet, which changes nothing of what is laid out in it.
  private var isSetBackBySheet: Bool {
    let presentation = controller?.presentedViewController?.modal.controller
    return (presentation as? UISheetPresentationController)?.uncovered != nil
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
  func updateSafeAreas(lookingAtAll: Bool) {
    updateSafeArea(
      lookingAtAll || needsSafeArea ? safeAreaInsets : knownSafeArea,
      lookingAtAll: lookingAtAll
    )
  }

  /// A view hands on its bounds and what reaches into them; where both are as they were, only what has moved inside
  /// is looked at.
  private func updateSafeArea(_ insets: UIEdgeInsets, lookingAtAll: Bool) {
    let handsOnOther = lookingAtAll || insets != knownSafeArea || bounds != knownSafeAreaBounds
    needsSafeArea = false
    needsSafeAreaBelow = false
    // A list at its top scrolls with its insets: if rounding alone counted as a change, it would never come to rest.
    let isOther = !insets.isClose(to: knownSafeArea)
    knownSafeArea = insets
    if isOther {
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
      constraintsChanged()
    }
    knownSafeAreaBounds = bounds
    for subview in subviewStore {
      let isMoved = handsOnOther || subview.needsSafeArea
      guard isMoved || subview.needsSafeAreaBelow else { continue }
      subview.updateSafeArea(
        isMoved ? subview.insets(within: self, insets) : subview.knownSafeArea,
        lookingAtAll: lookingAtAll
      )
    }
  }

  /// What reaches into the view from its sides, as on a telephone that is turned.
  var safeSides: UIEdgeInsets {
    let safe = safeAreaInsets
    return UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
  }
}

extension UIEdgeInsets {
  fileprivate func isClose(to other: UIEdgeInsets) -> Bool {
    let off = self - other
    return [off.top, off.left, off.bottom, off.right].allSatisfy { abs($0) < 1e-9 }
  }
}
