#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A view of any size that scales what it holds to that size.
final class ScalingView: UIView {
  /// What it holds, in a size that stays.
  let scaled = UIView()

  init(for size: CGSize) {
    super.init(frame: CGRect(origin: .zero, size: size))
    scaled.bounds.size = size
    scaled.layer.anchorPoint = .zero
    scaled.center = .zero
    addSubview(scaled)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// Shows something of another size.
  func show(_ size: CGSize) {
    scaled.bounds.size = size
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = scaled.bounds.size
    guard size.width > 0, size.height > 0, bounds.width > 0, bounds.height > 0 else { return }
    scaled.transform = CGAffineTransform(
      scaleX: bounds.width / size.width,
      y: bounds.height / size.height
    )
  }

  /// Plays where the view is, and how much it scales, by the keyframes of its left, top, width and height.
  func play(_ box: [Keyframes?], by playback: Playback) {
    layer.play(box: box, by: playback)
    let size = scaled.bounds.size
    guard size.width > 0, size.height > 0 else { return }
    let (width, height) = (Double(size.width), Double(size.height))
    playback.play(box[2]?.mapped { $0 / width }, "transform.scale.x", on: scaled.layer)
    playback.play(box[3]?.mapped { $0 / height }, "transform.scale.y", on: scaled.layer)
  }
}
#endif
