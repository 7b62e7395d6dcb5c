/// A bar for buttons, of which only the background is drawn.
@preconcurrency @MainActor open class UIToolbar: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .bar(isTranslucent: true)
  }

  public required init?(coder: NSCoder) { missing("bars from an archive") }
}
