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
    // An edge at which nothing reaches into the parent has nothing to hand on, however far the view juts out;
    // one at which something does hands on all of it, however small the view is.
    return UIEdgeInsets(
      top: outer.top == 0 ? 0 : max(0, safe.minY - bounds.minY),
      left: outer.left == 0 ? 0 : max(0, safe.minX - bounds.minX),
      bottom: outer.bottom == 0 ? 0 : max(0, bounds.maxY - safe.maxY),
      right: outer.right == 0 ? 0 : max(0, bounds.maxX - safe.maxX)
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
  func updateSafeAreas(lookingAtAll: Bool) {
    updateSafeArea(
      lookingAtAll || needsSafeArea ? safeAreaInsets : knownSafeArea,
      lookingAtAll: lookingAtAll
    )
  }

  /// A view hands on its bounds and what reaches into them; where both are as they were, only what has moved inside
  /// is looked at.
  private func updateSafeArea(_ insets: UIEdgeInsets, lookingAtAll: Bool) {
    let handsOnOther = lookingAtAll || insets != knownSafeArea || bounds != boundsOfSafeArea
    needsSafeArea = false
    needsSafeAreaBelow = false
    if insets != knownSafeArea {
      knownSafeArea = insets
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
      constraintsChanged()
    }
    boundsOfSafeArea = bounds
    for subview in subviewStore where handsOnOther || subview.isAnySafeAreaStale {
      let isMoved = handsOnOther || subview.needsSafeArea
      subview.updateSafeArea(
        isMoved ? subview.insets(within: self, insets) : subview.knownSafeArea,
        lookingAtAll: lookingAtAll
      )
    }
  }

  private var isAnySafeAreaStale: Bool { needsSafeArea || needsSafeAreaBelow }
}

extension UIView {
  /// What reaches into the view from its sides, as on a telephone that is turned.
  var safeSides: UIEdgeInsets {
    let safe = safeAreaInsets
    return UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
  }
}
