// The picture is the layer's contents: its gravity does what the content mode says, in the image's own scale.
import Foundation

@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage? { didSet { imageChanged(from: oldValue) } }
  open var highlightedImage: UIImage? { didSet { imageChanged(from: oldValue) } }
  open var isHighlighted = false { didSet { showImage() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
    showImage()
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
    self.highlightedImage = highlightedImage
    showImage()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  public required init?(coder: NSCoder) { missing("views from an archive") }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  open override func tintColorDidChange() { showImage() }
  open override func didMoveToSuperview() { showImage() }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    showImage()
  }

  private func imageChanged(from old: UIImage?) {
    showImage()
    if old?.size != image?.size { invalidateIntrinsicContentSize() }
  }

  private func showImage() {
    guard shownImage != nil || layer.contents != nil else { return }
    layer.contents = shownImage.flatMap { contents(of: $0) }
    layer.contentsScale = shownImage?.scale ?? World.shared.screen.scale
  }

  /// The contents are an image; there is nothing to draw.
  override func drawContents() {}
}

extension UIView {
  /// An image as this view shows it; templates in the view's tint.
  func contents(of image: UIImage) -> CGImage? {
    image.isTemplate ? image.cgImage?.tinted(color(tintColor)) : image.cgImage
  }
}
