// The traits something is shown in.
import Foundation

open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  public override convenience init() { self.init(TraitValues()) }

  open var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.direction ?? .unspecified
  }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal ?? .unspecified }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical ?? .unspecified }
  open var displayScale: CGFloat { values.scale ?? 0 }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.category ?? .unspecified
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }

  /// Whether every trait specified in the other has the same value here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.merging(trait.values) == values
  }

  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }
}
