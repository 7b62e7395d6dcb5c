// The traits something is shown in.
import Foundation

open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  public override convenience init() { self.init(TraitValues()) }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    let style = userInterfaceStyle == .unspecified ? nil : userInterfaceStyle
    self.init(TraitValues(style: style))
  }

  open var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.direction ?? .unspecified
  }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal ?? .unspecified }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.category ?? .unspecified
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }
}
