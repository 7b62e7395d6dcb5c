@preconcurrency @MainActor open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default` = 0 }

  private let track = UIView()
  private let filled = UIView()

  /// Kept between 0 and 1.
  open var progress: Float = 0 {
    didSet {
      let kept = min(max(progress, 0), 1)
      if kept != progress { progress = kept }
      setNeedsLayout()
    }
  }
  open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    bounds.size = CGSize(width: 150, height: 4)
  }

  override func setUp() {
    isUserInteractionEnabled = false
    for view in [track, filled] { addSubview(view) }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    if animated { layoutIfNeeded() }
    self.progress = progress
    if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 4)
  }
  open override func tintColorDidChange() { setNeedsLayout() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = bounds
    let length = bounds.width * CGFloat(progress)
    filled.frame = CGRect(
      x: readsRightToLeft ? bounds.width - length : 0,
      y: 0,
      width: length,
      height: bounds.height
    )
    for view in [track, filled] { view.layer.cornerRadius = bounds.height / 2 }
    track.backgroundColor = trackTintColor ?? .systemFill
    filled.backgroundColor = progressTintColor ?? tintColor
  }
}
