@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView, ReusableCell {
  public let contentView: UIView = UIView(frame: .zero)

  override func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open var isSelected = false
  open var isHighlighted = false

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
  }
}

/// A cell keeps what an app did to it for as long as its attributes stay the same.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// What it was last laid out with; nil since it was taken out of the queue.
  var attributes: UICollectionViewLayoutAttributes?
  var identifierStore: String?

  open var reuseIdentifier: String? { identifierStore }

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Puts it there; what an app did to its transform and alpha stays.
  func lay(_ new: UICollectionViewLayoutAttributes) {
    guard attributes?.frame != new.frame else { return }
    attributes = new
    if bounds.size != new.frame.size { bounds.size = new.frame.size }
    center = new.frame.center
    apply(new)
  }
}
