#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Shows a layer otherwise than it is set, without writing to it.
///
/// A held animation lies over the layer's own value. What the app writes meanwhile stays as it writes it,
/// a stack view does not collapse, safe areas do not move, and taking the animation off puts everything back.
enum LayerOverride {
  case opacity(Float)
  case transform(CATransform3D)

  /// The keys that the engine uses; nothing else has them.
  static let opacityKey = "MatchEngine.opacity"
  static let transformKey = "MatchEngine.transform"

  /// Puts it over the layer's value, in place of what was held before.
  func put(on layer: CALayer) {
    let animation: CABasicAnimation
    let key: String
    switch self {
    case .opacity(let opacity):
      key = LayerOverride.opacityKey
      animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = opacity
      animation.toValue = opacity
    case .transform(let transform):
      key = LayerOverride.transformKey
      animation = CABasicAnimation(keyPath: "transform")
      animation.fromValue = transform
      animation.toValue = transform
    }
    animation.duration = 86_400
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: key)
  }

  /// Takes off all that the engine holds on a layer.
  static func release(_ layer: CALayer) {
    layer.removeAnimation(forKey: opacityKey)
    layer.removeAnimation(forKey: transformKey)
  }
}
#endif
