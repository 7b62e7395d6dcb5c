// The picture is the layer's contents: its gravity does what the content mode says, in the image's own scale.
@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      wrote(self, "image")
      imageChanged(from: oldValue)
    }
  }
  open var highlightedImage: UIImage? { didSet { imageChanged(from: oldValue) } }
  open var isHighlighted = false { didSet { imageChanged(from: image) } }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      showImage()
      invalidateIntrinsicContentSize()
    }
  }
  open var preferredImageDynamicRange: UIImage.DynamicRange = .unspecified
  /// The preference, or else what the view takes from those around it (PX-22).
  open var imageDynamicRange: UIImage.DynamicRange {
    if preferredImageDynamicRange != .unspecified { return preferredImageDynamicRange }
    return sequence(first: self as UIView, next: \.superview).lazy
      .map(\.traitOverrides.imageDynamicRange).first { $0 != .unspecified } ?? .unspecified
  }
  /// Whether a subclass shows something else than the image, as one that overrides `display(_:)`.
  open override var drawsItself: Bool { false }
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  var playing = Playing.nothing

  public override init(frame: CGRect) { super.init(frame: frame) }

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    imageChanged(from: nil)
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  override func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  public required init?(coder: NSCoder) { missing("views from an archive") }

  var shownImage: UIImage? { configured(isHighlighted ? highlightedImage ?? image : image) }

  private func configured(_ image: UIImage?) -> UIImage? {
    guard let image, let preferredSymbolConfiguration else { return image }
    return image.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
  }

  open override var intrinsicContentSize: CGSize {
    configured(image)?.size ?? super.intrinsicContentSize
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configured(image)?.size ?? bounds.size
  }

  open override func tintColorDidChange() { showImage() }
  open override func didMoveToSuperview() { showImage() }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    showImage()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // What is played ends outside of a window, and begins again in the next one.
    guard playing != .nothing, !isPlayed else { return }
    if window == nil { playing = .nothing } else { startAnimating() }
  }

  open func startAnimating() { play() }
  open func stopAnimating() {
    playing = .nothing
    layer.removeAnimation(forKey: Self.key)
  }
  open var isAnimating: Bool { playing != .nothing && (window == nil || isPlayed) }

  private func imageChanged(from old: UIImage?) {
    showImage()
    shownImageChanged()
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
