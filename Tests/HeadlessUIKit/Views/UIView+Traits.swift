extension UIView {
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { lookStore.style }
    set {
      wrote(self, "overrideUserInterfaceStyle")
      lookStore.style = newValue
      traitsChanged()
    }
  }

  /// The screen's traits, with what this view and those around it override.
  public var traitCollection: UITraitCollection { World.shared.traits(styleInPlace) }

  var styleInPlace: UIUserInterfaceStyle {
    var view: UIView? = self
    while let next = view, next.lookStore.style == .unspecified { view = next.superviewStore }
    return view?.lookStore.style ?? World.shared.screen.style
  }

  /// Colors that depend on traits are resolved again, here and below.
  func traitsChanged() { traitsChanged(to: styleInPlace) }

  private func traitsChanged(to style: UIUserInterfaceStyle) {
    showTraits(in: style)
    for subview in subviewStore where subview.lookStore.style == .unspecified {
      subview.traitsChanged(to: style)
    }
  }

  /// What comes into a window hears of the changes that were made while it was in none, and of the style that it has
  /// there.
  func catchUpWithTraits(in style: UIUserInterfaceStyle) {
    let isLate = traitsShown != World.shared.traitsCount
    if isLate || styleShown != style { showTraits(in: style) }
    if isLate { showDirection() }
  }

  private func showTraits(in style: UIUserInterfaceStyle) {
    traitsShown = World.shared.traitsCount
    styleShown = style
    if let background = lookStore.backgroundColor { showBackground(color(background)) }
    traitCollectionDidChange(nil)
    controller?.traitCollectionDidChange(nil)
    setNeedsDisplay()
  }

  /// Whoever reads the other way is laid out and drawn anew.
  func showDirection() {
    constraintsChanged()
    setNeedsDisplay()
    (self as? UICollectionView)?.collectionViewLayout.invalidateLayout()
  }
}

extension World {
  /// The screen's traits in one style.
  func traits(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    var values = TraitValues.phone
    values.style = style
    if screen.isWide { values.horizontal = .regular }
    values.direction = screen.direction
    values.category = screen.contentSizeCategory
    return UITraitCollection(values)
  }
}
