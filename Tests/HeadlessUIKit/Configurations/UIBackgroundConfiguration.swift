public struct UIBackgroundConfiguration: Hashable {
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var backgroundColor: UIColor?
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  /// The color that a list gives it; gray while it is selected.
  private var listColor: UIColor?

  private init(_ listColor: UIColor?) {
    self.listColor = listColor
    backgroundColor = listColor
  }

  public static func clear() -> UIBackgroundConfiguration { .init(nil) }
  public static func listPlainCell() -> UIBackgroundConfiguration { .init(.systemBackground) }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    .init(.secondarySystemGroupedBackground)
  }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// Whether nobody has given it another color.
  var isOfList: Bool {
    listColor != nil && (backgroundColor == listColor || backgroundColor == .systemGray4)
  }

  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let state = state as? UICellConfigurationState, isOfList else { return self }
    var updated = self
    updated.backgroundColor = state.isSelected || state.isHighlighted ? .systemGray4 : listColor
    return updated
  }
}

/// Shows a background behind a cell's content.
final class ConfiguredBackground: UIView {
  private var shown = UIBackgroundConfiguration.clear()

  override func setUp() { isUserInteractionEnabled = false }

  func show(_ new: UIBackgroundConfiguration) {
    if shown.customView !== new.customView { shown.customView?.removeFromSuperview() }
    shown = new
    backgroundColor = new.backgroundColor
    layer.cornerRadius = new.cornerRadius
    layer.borderWidth = new.strokeWidth
    layer.borderColor = new.strokeColor.map(color)
    clipsToBounds = new.cornerRadius > 0
    if let view = new.customView, view.superview !== self { addSubview(view) }
  }

  func lay(in bounds: CGRect) {
    frame = bounds.inset(by: shown.backgroundInsets.plain(rightToLeft: readsRightToLeft))
    shown.customView?.frame = self.bounds
  }
}
