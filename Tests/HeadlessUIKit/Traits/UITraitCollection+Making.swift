// Collections of one trait, and of several together.
import Foundation

extension UITraitCollection {
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    let style = userInterfaceStyle == .unspecified ? nil : userInterfaceStyle
    self.init(TraitValues(style: style))
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    let direction = layoutDirection == .unspecified ? nil : layoutDirection
    self.init(TraitValues(direction: direction))
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    let size = horizontalSizeClass == .unspecified ? nil : horizontalSizeClass
    self.init(TraitValues(horizontal: size))
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    let size = verticalSizeClass == .unspecified ? nil : verticalSizeClass
    self.init(TraitValues(vertical: size))
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(TraitValues(scale: scale == 0 ? nil : scale))
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(idiom: idiom == .unspecified ? nil : idiom))
  }

  public convenience init(
    preferredContentSizeCategory: UIContentSizeCategory
  ) {
    let category =
      preferredContentSizeCategory == .unspecified ? nil : preferredContentSizeCategory
    self.init(TraitValues(category: category))
  }

  /// The traits of all; where two specify the same trait the later one's.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.merging($1.values) })
  }
}
