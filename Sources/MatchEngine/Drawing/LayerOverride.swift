#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Changes how a layer looks without writing to its properties.
///
/// A paused animation overrides the layer's own value. What the app writes in the meantime stays, stack views
/// don't collapse, safe areas don't move, and removing the animation restores everything.
enum LayerOverride {
  /// Shows a layer far outside the screen, where it can be pictured.
  static func putAway(_ layer: CALayer) {
    let away = CATransform3DMakeTranslation(100_000, 0, 0)
    layer.hold(away, of: "transform", as: OwnAnimation.transform)
  }

  /// Whether the override of the layer's opacity was the last animation that was added.
  ///
  /// Animations apply in the order in which they were added, so a later one would show through.
  static func isLast(on layer: CALayer) -> Bool {
    layer.animationKeys()?.last == OwnAnimation.opacity
  }

  /// Shows nothing of a layer.
  @MainActor static func hide(_ layer: CALayer) {
    layer.removeAnimation(forKey: OwnAnimation.opacity)
    layer.add(hiding, forKey: OwnAnimation.opacity)
  }

  /// What hides a layer, which gets a copy of it.
  ///
  /// Fades of an app add up with what comes before them, by at most 1; what is below 0 counts as 0.
  @MainActor private static let hiding = CABasicAnimation.holding(Float(-1), of: "opacity")

  /// Clips a layer at its corners.
  static func clip(_ layer: CALayer) {
    guard layer.animation(forKey: OwnAnimation.clip) == nil else { return }
    layer.hold(true, of: "masksToBounds", as: OwnAnimation.clip)
  }

  /// Removes all of the engine's overrides from a layer.
  static func release(_ layer: CALayer) {
    for key in OwnAnimation.all { layer.removeAnimation(forKey: key) }
  }
}

extension UIView {
  /// Runs what the engine writes, which inherits nothing from an animation block of the app's.
  static func unanimated<Result>(_ write: () -> Result) -> Result {
    let areEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    defer { setAnimationsEnabled(areEnabled) }
    return write()
  }

  /// Runs code of the app's without the animation that an animation block around this call would give it.
  static func unanimatedInBlock<Result>(_ prepare: () -> Result) -> Result {
    inheritedAnimationDuration > 0 ? unanimated(prepare) : prepare()
  }
}

extension CALayer {
  /// Overrides one value until the override is removed, in place of an earlier one.
  func hold(_ value: Any, of keyPath: String, as key: String) {
    removeAnimation(forKey: key)
    add(CABasicAnimation.holding(value, of: keyPath), forKey: key)
  }
}

extension CABasicAnimation {
  /// An animation that overrides one value for as long as it is on a layer.
  fileprivate static func holding(_ value: Any, of keyPath: String) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = value
    animation.toValue = value
    animation.duration = 86_400
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    return animation
  }
}

enum OwnAnimation {
  static let opacity = "MatchEngine.opacity"
  static let transform = "MatchEngine.transform"
  static let corners = "MatchEngine.corners"
  static let clip = "MatchEngine.clip"
  static let all: Set = [opacity, transform, corners, clip]
}

extension CALayer {
  /// Whether any animation but the engine's own is on the layer.
  var isAnimatedByApp: Bool {
    animationKeys()?.contains { !OwnAnimation.all.contains($0) } ?? false
  }
}
#endif
