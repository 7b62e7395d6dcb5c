#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Changes how a layer looks without writing to its properties.
///
/// A paused animation overrides the layer's own value. What the app writes in the meantime stays, stack views
/// don't collapse, safe areas don't move, and removing the animation restores everything.
enum LayerOverride {
  case opacity(Float)
  case transform(CATransform3D)

  /// The engine's own animation keys.
  static let opacityKey = "MatchEngine.opacity"
  static let transformKey = "MatchEngine.transform"

  /// Overrides the layer's value and replaces an earlier override.
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

  /// Removes all of the engine's overrides from a layer.
  static func release(_ layer: CALayer) {
    layer.removeAnimation(forKey: opacityKey)
    layer.removeAnimation(forKey: transformKey)
  }
}

/// Hides the originals of the performers, and shows them again.
@MainActor final class Originals {
  private var views: [ObjectIdentifier: UIView] = [:]

  func hide(_ view: UIView) {
    guard views.updateValue(view, forKey: ObjectIdentifier(view)) == nil else { return }
    LayerOverride.opacity(0).put(on: view.layer)
  }

  /// Hides originals again that have lost their override.
  ///
  /// That happens if the app removes all animations of a layer, or if a view leaves the window and comes back.
  func keepHidden() {
    for view in views.values where view.layer.animation(forKey: LayerOverride.opacityKey) == nil {
      LayerOverride.opacity(0).put(on: view.layer)
    }
  }

  func showAll() {
    for view in views.values { view.layer.removeAnimation(forKey: LayerOverride.opacityKey) }
    views = [:]
  }
}
#endif
