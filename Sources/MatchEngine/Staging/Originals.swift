#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The one object that hides the originals of what flies, and the one that shows them again.
@MainActor final class Originals {
  private var views: [ObjectIdentifier: UIView] = [:]

  func hide(_ view: UIView) {
    guard views.updateValue(view, forKey: ObjectIdentifier(view)) == nil else { return }
    LayerOverride.opacity(0).put(on: view.layer)
  }

  /// Hides again what somebody has uncovered: an app that removes all animations of a layer, or a view
  /// that left the window and came back.
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
