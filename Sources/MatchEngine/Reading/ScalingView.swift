#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A view of any size that scales what it holds to that size.
final class ScalingView: UIView {
  /// What it holds, in a size that stays.
  let scaled = UIView()

  init(for size: CGSize, showing shown: UIView? = nil) {
    super.init(frame: CGRect(origin: .zero, size: size))
    scaled.bounds.size = size
    scaled.layer.anchorPoint = .zero
    scaled.center = .zero
    addSubview(scaled)
    guard let shown else { return }
    shown.translatesAutoresizingMaskIntoConstraints = true
    shown.frame = scaled.bounds
    scaled.addSubview(shown)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = scaled.bounds.size
    guard size.width > 0, size.height > 0, bounds.width > 0, bounds.height > 0 else { return }
    scaled.transform = CGAffineTransform(
      scaleX: bounds.width / size.width,
      y: bounds.height / size.height
    )
  }
}
#endif
