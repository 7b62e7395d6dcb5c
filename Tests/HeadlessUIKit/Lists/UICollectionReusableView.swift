// A cell keeps what an app did to it for as long as its attributes stay the same.
import Foundation

@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// What it was last laid out with; nil since it was taken out of the queue.
  var attributes: UICollectionViewLayoutAttributes?
  var identifierStore: String?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { missing("cells from an archive") }

  open var reuseIdentifier: String? { identifierStore }

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// A transform of the app's stays until the layout itself has another one.
  func lay(_ new: UICollectionViewLayoutAttributes) {
    let old = attributes
    guard old?.isEqual(new) != true else { return }
    attributes = new
    if bounds.size != new.size { bounds.size = new.size }
    center = new.center
    if old?.transform != new.transform { transform = new.transform }
    alpha = new.alpha
    isHidden = new.isHidden
    layer.zPosition = CGFloat(new.zIndex)
    apply(new)
  }
}
