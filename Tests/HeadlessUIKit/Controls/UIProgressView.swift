import Foundation

@preconcurrency @MainActor open class UIProgressView: UIView {
  private let filled = UIView()

  open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
    layer.cornerRadius = 2
    clipsToBounds = true
    addSubview(filled)
  }

  public required init?(coder: NSCoder) { missing("views from an archive") }

  private var progressStore: Float = 0

  /// Kept between 0 and 1.
  open var progress: Float {
    get { progressStore }
    set { setProgress(newValue, animated: false) }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    progressStore = min(max(progress, 0), 1)
    setNeedsLayout()
    if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
  open override func tintColorDidChange() { setNeedsLayout() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = trackTintColor ?? .systemFill
    filled.backgroundColor = progressTintColor ?? tintColor
    let width = bounds.width * CGFloat(progress)
    filled.frame = CGRect(
      x: readsRightToLeft ? bounds.width - width : 0,
      y: 0,
      width: width,
      height: bounds.height
    )
  }
}
