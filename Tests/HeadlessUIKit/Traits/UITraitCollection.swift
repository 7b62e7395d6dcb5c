open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(style: userInterfaceStyle))
  }

  open var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  open var preferredContentSizeCategory: UIContentSizeCategory { values.category }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

// The traits that dynamic colors are resolved with: one collection per thread, as in UIKit.
extension UITraitCollection {
  private static let key = "HeadlessUIKit.currentTraits"

  public class var current: UITraitCollection {
    get {
      let stored = Thread.current.threadDictionary[key] as? UITraitCollection
      return stored ?? UITraitCollection(.phone)
    }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  public func performAsCurrent(_ actions: () -> Void) {
    let former = Self.current
    Self.current = self
    actions()
    Self.current = former
  }
}

/// The traits of a collection.
struct TraitValues: Sendable {
  var style: UIUserInterfaceStyle
  var direction = UITraitEnvironmentLayoutDirection.unspecified
  var horizontal = UIUserInterfaceSizeClass.unspecified
  var category = UIContentSizeCategory.unspecified

  /// A telephone held upright, in light.
  static let phone = TraitValues(
    style: .light,
    direction: .leftToRight,
    horizontal: .compact,
    category: .large
  )
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact, regular
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light, dark
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
