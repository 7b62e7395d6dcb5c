#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension UIView {
  /// The layer whose gradient fills the view: its own, or the rearmost one inside.
  var gradientLayer: CAGradientLayer? {
    if type(of: layer) == CAGradientLayer.self { return layer as? CAGradientLayer }
    guard type(of: layer) == CALayer.self, let inside = layer.sublayers?.first,
      type(of: inside) == CAGradientLayer.self, !inside.isTagged,
      inside.onlyFills(layer)
    else { return nil }
    return inside as? CAGradientLayer
  }

  /// Whether nothing is seen in the view but its gradient.
  var showsOnlyGradient: Bool {
    guard let gradientLayer, layer.contents == nil, layer.mask == nil else { return false }
    return (layer.sublayers ?? []).allSatisfy { $0 === gradientLayer || $0.isHidden }
  }

  /// The picture of a view that shows only its gradient.
  var gradientPicture: Picture {
    guard let gradientLayer else { return Picture(.fill) }
    return Picture(
      .fill,
      isOpaque: gradientLayer.isOpaqueAsSeen,
      identity: UInt64(bitPattern: Int64(gradientLayer.fingerprint.hashValue))
    )
  }
}

extension CALayer {
  /// Whether a layer adds nothing to another one but what it draws itself, which fills that one.
  fileprivate func onlyFills(_ other: CALayer) -> Bool {
    isPlain && frame == other.bounds && zPosition == 0 && RGBA(backgroundColor).alpha == 0
      && (cornerRadius == 0 || cornerRadius == other.cornerRadius)
  }
}

extension CAGradientLayer {
  var isOpaqueAsSeen: Bool {
    guard let cgColors, cgColors.count > 1 else { return false }
    return cgColors.allSatisfy { $0.alpha >= 1 }
  }

  /// What tells one gradient from another.
  var fingerprint: [AnyHashable] {
    let colors = (cgColors ?? []).map { RGBA($0) }
    return [colors, locations ?? [], Vector(startPoint), Vector(endPoint), type]
  }

  /// The colors; nil if one of them is none.
  private var cgColors: [CGColor]? {
    guard let colors, colors.allSatisfy(CGColor.isColor) else { return nil }
    return colors as? [CGColor]
  }
}
#endif
