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

  open var isSelected = false { didSet { showSelection() } }
  open var isHighlighted = false { didSet { showSelection() } }

  /// Behind the content.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView) }
  }

  /// Behind the content and before the background, while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showSelection()
    }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    fill(new)
    insertSubview(new, at: 0)
  }

  private func showSelection() {
    guard let view = selectedBackgroundView else { return }
    guard isSelected || isHighlighted else { return view.removeFromSuperview() }
    guard view.superview !== self else { return }
    fill(view)
    insertSubview(view, belowSubview: contentView)
  }

  private func fill(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
