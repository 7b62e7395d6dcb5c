// SN-9: a snapshot has no live blur. A blur ends where the view or one around it is not opaque.
// GL-1: one that is first shown through what is as good as clear may never appear.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  public let contentView = UIView()

  open var effect: UIVisualEffect? {
    didSet {
      wrote(self, "effect")
      showEffect()
    }
  }

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    showEffect()
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  override func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { missing("views from an archive") }

  /// Whether it never appears as it is now in its window; nil before it was shown there.
  private var isLost: Bool?

  /// What is blurred, as far as it appears.
  private var backdrop: BackdropState? {
    isLost == true ? nil : effect?.backdrop(in: traitCollection.userInterfaceStyle)
  }

  private func showEffect() {
    // An animator that is made before the view is in a window loses its effect there (EF-20).
    if window == nil {
      UIView.performWithoutAnimation { layer.write(\.backdrop, backdrop, .backdrop) }
    } else {
      layer.write(\.backdrop, backdrop, .backdrop)
    }
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    showEffect()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    isLost = nil
    if layer.state.backdrop != backdrop { showEffect() }
  }

  fileprivate func isShown(at opacity: Float) {
    guard isLost == nil, effect != nil else { return }
    isLost = opacity <= 0.02
    if isLost == true { UIView.performWithoutAnimation(showEffect) }
  }
}

extension UIView {
  /// Tells all effects in the view how much is seen of them.
  func showEffects(at opacity: Float = 1) {
    guard !isHidden else { return }
    let opacity = opacity * (layer.presentation() ?? layer).opacity
    (self as? UIVisualEffectView)?.isShown(at: opacity)
    for view in subviews { view.showEffects(at: opacity) }
  }
}
