/// What a keyboard covers of a view; without one, what the screen takes at the bottom.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// There are no others here.
  open var followsUndockedKeyboard = false
  /// Whether it is as high as the safe area while there is no keyboard, or has no height.
  open var usesBottomSafeArea = true { didSet { owningView?.constraintsChanged() } }
}

extension UIView {
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = layoutStore.knownGuides[.keyboard] as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
    layoutStore.knownGuides[.keyboard] = guide
    return guide
  }

  /// How much of the view's lower end lies under the keyboard or the screen's own.
  var keyboardOverlap: CGFloat {
    let usesSafeArea = keyboardLayoutGuide.usesBottomSafeArea
    let least = usesSafeArea ? safeAreaInsets.bottom : 0
    guard let keyboard = World.shared.keyboard, keyboard.isUp, window != nil else { return least }
    return max(least, bounds.maxY - convert(keyboard.frame.origin, from: nil).y)
  }

  /// The views here and below with something that follows the keyboard.
  var keyboardFollowers: [UIView] {
    (layoutStore.knownGuides[.keyboard] == nil ? [] : [self])
      + subviewStore.flatMap(\.keyboardFollowers)
  }

  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let responder = UIApplication.shared.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return false }
    return responder.resignFirstResponder()
  }
}
