import UIKit

/// Draws how far something is at which time.
public final class Plot: UIView {
  /// How far it is after so many seconds.
  public var progress: (Double) -> Double = { $0 } { didSet { setNeedsLayout() } }
  private let line = CAShapeLayer()
  private let levels = CAShapeLayer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 12
    for shape in [levels, line] {
      shape.fillColor = nil
      layer.addSublayer(shape)
    }
    levels.lineWidth = 1
    line.lineWidth = 3
  }

  /// Not from a storyboard.
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  public override func layoutSubviews() {
    super.layoutSubviews()
    levels.strokeColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    line.strokeColor = UIColor.systemBlue.resolvedColor(with: traitCollection).cgColor
    let (curve, limits) = (UIBezierPath(), UIBezierPath())
    for level in [0, 1] as [CGFloat] {
      limits.move(to: point(0, level))
      limits.addLine(to: point(1, level))
    }
    curve.move(to: point(0, 0))
    for step in 1...80 {
      let time = CGFloat(step) / 80
      curve.addLine(to: point(time, CGFloat(progress(Double(time)))))
    }
    levels.path = limits.cgPath
    line.path = curve.cgPath
  }

  private func point(_ time: CGFloat, _ height: CGFloat) -> CGPoint {
    let inner = bounds.insetBy(dx: 14, dy: 14)
    return CGPoint(
      x: inner.minX + inner.width * time,
      y: inner.maxY - inner.height * 0.8 * height
    )
  }
}
