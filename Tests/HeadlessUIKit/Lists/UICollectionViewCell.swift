import Foundation

@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  public let contentView: UIView = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { missing("cells from an archive") }

  open var isSelected = false
  open var isHighlighted = false

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
  }
}
