@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ReusableCell, ConfiguredView {
  override func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open var isSelected = false { didSet { setNeedsUpdateConfiguration() } }
  open var isHighlighted = false { didSet { setNeedsUpdateConfiguration() } }

  // MARK: Configurations

  public var configurations = ViewConfigurations()
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open func updateConfiguration(using state: UICellConfigurationState) { update(for: state) }
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutConfigurations {
      updateConfiguration(using: configurationState)
      configurationUpdateHandler?(self, configurationState)
    }
  }

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
