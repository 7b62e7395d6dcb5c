#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// One of the two screens as a performer: the live view, shown elsewhere and fainter than it is.
///
/// Nothing is written to it, so its safe area stays and the app's own values are untouched.
@MainActor final class RootView {
  private let view: UIView
  private var last: PerformerFrame?
  /// What counts as rest: the middle of the container, wherever in it the screen lies, and its own transform.
  private let rest: (center: Vector, transform: CATransform3D)

  init(_ view: UIView, in container: UIView) {
    self.view = view
    // It may have lain out of sight until now.
    LayerOverride.release(view.layer)
    let middle = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    rest = (Vector(middle), view.layer.transform)
  }

  func draw(_ frame: PerformerFrame) {
    if frame.alpha != last?.alpha, frame.alpha < 1 || last != nil {
      LayerOverride.opacity(view.layer.opacity * Float(frame.alpha)).put(on: view.layer)
    }
    if frame.center != last?.center || frame.transform != last?.transform {
      let way = frame.center - rest.center
      let isMoved = way != .zero || frame.transform != .identity
      if isMoved || last != nil {
        LayerOverride.transform(transform(by: way, frame.transform)).put(on: view.layer)
      }
    }
    last = frame
  }

  /// What the effect adds, after the view's own transform, about the view's middle.
  private func transform(by way: Vector, _ effect: Affine) -> CATransform3D {
    var moved = effect
    moved.translation = way
    return CATransform3DConcat(
      rest.transform,
      CATransform3DMakeAffineTransform(CGAffineTransform(moved))
    )
  }

  func strike() { LayerOverride.release(view.layer) }
}
#endif
