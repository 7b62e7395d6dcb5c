@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case light = 1
    case dark = 2
    case regular = 4
    case systemUltraThinMaterial = 6
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  let style: Style

  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  override func backdrop(in interface: UIUserInterfaceStyle) -> BackdropState? {
    let white: CGFloat = style.isDark(in: interface) ? 0.1 : 0.97
    return BackdropState(
      name: "\(style)",
      tint: UIColor(white: white, alpha: style.cover).cgColor,
      radius: 20
    )
  }
}

extension UIBlurEffect.Style {
  /// The styles of the system, and the two before them, follow the interface.
  func isDark(in interface: UIUserInterfaceStyle) -> Bool {
    switch rawValue {
    case 4...10: interface == .dark
    default: self == .dark || rawValue >= 16
    }
  }

  /// How much of what is behind the tint covers: plausible, not Apple's own.
  var cover: CGFloat {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      0.35
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.5
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.8
    default: 0.65
    }
  }
}

@preconcurrency @MainActor open class UIVisualEffect: NSObject, NSCopying {
  /// What the effect shows in a style of the interface (PX-6).
  func backdrop(in style: UIUserInterfaceStyle) -> BackdropState? { nil }
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
