// SN-9: a snapshot has no live blur. A blur ends where the view or one around it is not opaque.
import Foundation

@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  public let contentView = UIView()

  open var effect: UIVisualEffect? { didSet { showEffect() } }

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    setUp()
    self.effect = effect
    showEffect()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { missing("views from an archive") }

  private func showEffect() {
    let backdrop = effect?.backdrop(in: traitCollection.userInterfaceStyle)
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
    let backdrop = effect?.backdrop(in: traitCollection.userInterfaceStyle)
    if layer.state.backdrop != backdrop { showEffect() }
  }

  /// Whether what is behind is blurred at this moment.
  var showsBlur: Bool {
    guard effect?.backdrop(in: .unspecified) != nil else { return false }
    var next: UIView? = self
    while let view = next {
      if view.alpha < 1 || view.isHidden { return false }
      next = view.superview
    }
    return true
  }
}
