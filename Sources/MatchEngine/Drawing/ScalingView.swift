#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A view of any size that scales its contents to that size.
final class ScalingView: UIView {
  /// The contents, whose own size stays the same.
  let scaled = UIView()
  private(set) lazy var drawn = DrawnLayer(layer)
  private lazy var drawnScale = DrawnLayer(scaled.layer)

  convenience init(for size: CGSize, showing shown: UIView? = nil) {
    self.init(frame: CGRect(origin: .zero, size: size))
    scaled.bounds.size = size
    scaled.layer.anchorPoint = .zero
    scaled.center = .zero
    addSubview(scaled)
    guard let shown else { return }
    shown.translatesAutoresizingMaskIntoConstraints = true
    shown.frame = scaled.bounds
    scaled.addSubview(shown)
  }

  func place(in box: CGRect, by writer: FrameWriter) {
    drawn.set(box: box, by: writer)
    let size = scaled.bounds.size
    guard size.width > 0, size.height > 0, box.width > 0, box.height > 0 else { return }
    let scale = Affine(a: box.width / size.width, b: 0, c: 0, d: box.height / size.height)
    drawnScale.set(.transform, .transform(scale), by: writer)
  }
}
#endif
