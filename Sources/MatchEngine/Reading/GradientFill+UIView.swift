#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension UIView {
  /// The gradient that fills the view, if nothing else is seen in it but views with an ID.
  var gradientFill: GradientFill? { gradientLayer?.fill }

  /// The layer that shows this gradient: the view's own, or the one that fills it behind everything else.
  var gradientLayer: CAGradientLayer? {
    let sublayers = layer.sublayers ?? []
    let isOwn = type(of: layer) == CAGradientLayer.self
    guard isOwn || type(of: layer) == CALayer.self, layer.contents == nil,
      let gradient = isOwn ? layer : sublayers.first,
      type(of: gradient) == CAGradientLayer.self,
      isOwn || (!gradient.isHidden && !gradient.isTagged && gradient.onlyFills(layer)),
      layer.mask == nil || layer.maskCorners != nil,
      sublayers.allSatisfy({ $0 === gradient || $0.isHidden || $0.isTagged })
    else { return nil }
    return gradient as? CAGradientLayer
  }

  /// Whether nothing is seen of the view beside its gradient and some views.
  func showsOnlyGradient(beside views: Set<ObjectIdentifier>) -> Bool {
    (layer.sublayers ?? []).allSatisfy { layer in
      if layer.isHidden || layer === gradientLayer { return true }
      return (layer.delegate as? UIView).map { views.contains(ObjectIdentifier($0)) } ?? false
    }
  }

  /// Runs `body` with the gradient removed from the view, and then restores it.
  func withoutGradient<Result>(_ body: () -> Result) -> Result {
    guard let gradientLayer else { return body() }
    let colors = gradientLayer.colors
    gradientLayer.setColors(nil)
    defer { gradientLayer.setColors(colors) }
    return body()
  }
}

extension CALayer {
  /// Whether a layer adds nothing to another one but what it draws itself, which fills that one.
  fileprivate func onlyFills(_ other: CALayer) -> Bool {
    guard frame == other.bounds, opacity >= 1, zPosition == 0, CATransform3DIsIdentity(transform),
      contents == nil, mask == nil, (sublayers ?? []).allSatisfy(\.isHidden)
    else { return false }
    let isRound = cornerRadius > 0 && cornerRadius != other.cornerRadius
    return !isRound && borderWidth == 0 && shadowOpacity == 0 && RGBA(backgroundColor).alpha == 0
  }
}

extension CAGradientLayer {
  /// The gradient; nil if it has no colors, or not as many locations.
  fileprivate var fill: GradientFill? {
    guard let kind, let colors = cgColors, colors.count > 1 else { return nil }
    let last = Double(colors.count - 1)
    let places = locations?.map(\.doubleValue) ?? colors.indices.map { Double($0) / last }
    guard places.count == colors.count else { return nil }
    let stops = zip(colors, places).map { GradientFill.Stop(RGBA($0), at: $1) }
    return GradientFill(stops, kind, from: Vector(startPoint), to: Vector(endPoint))
  }

  /// What tells one gradient from another.
  var look: [AnyHashable] {
    let colors = (cgColors ?? []).map { RGBA($0) }
    return [colors, locations ?? [], Vector(startPoint), Vector(endPoint), type]
  }

  private var kind: GradientFill.Kind? {
    switch type {
    case .axial: .axial
    case .radial: .radial
    case .conic: .conic
    default: nil
    }
  }

  fileprivate func setColors(_ colors: [Any]?) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    self.colors = colors
    CATransaction.commit()
  }
}
#endif
