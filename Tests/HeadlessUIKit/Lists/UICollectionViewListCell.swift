// A row of a list made of a collection view, with what stands at its end.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  private let separator = UIView()
  private var marks: [UIView] = []

  open var accessories: [UICellAccessory] = [] {
    didSet {
      for mark in marks { mark.removeFromSuperview() }
      marks = accessories.map { $0.make() }
      for mark in marks { addSubview(mark) }
      setNeedsLayout()
    }
  }

  override func setUp() {
    super.setUp()
    contentView.autoresizingMask = []
    separator.backgroundColor = .separator
    addSubview(separator)
    backgroundConfiguration = .listPlainCell()
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// What it looks like at its place in a list.
  func lie(in list: UICollectionLayoutListConfiguration, isFirst: Bool, isLast: Bool) {
    let isInset = list.appearance == .insetGrouped
    if isInset || list.appearance == .grouped, backgroundConfiguration?.isOfList == true {
      backgroundConfiguration = .listGroupedCell().updated(for: configurationState)
    }
    separator.isHidden = isLast || !list.showsSeparators
    let corners = CACornerMask(isFirst: isFirst, isLast: isLast)
    configurations.backgroundView?.layer.maskedCorners = corners
    configurations.backgroundView?.layer.cornerRadius = isInset && !corners.isEmpty ? 10 : 0
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let line = 1 / UIScreen.main.scale
    separator.frame = CGRect(x: 16, y: bounds.height - line, width: bounds.width - 16, height: line)
    var end = bounds.width - (marks.isEmpty ? 0 : 16)
    for mark in marks.reversed() {
      let size = mark.sizeThatFits(bounds.size)
      end -= size.width
      let corner = CGPoint(x: end, y: bounds.midY - size.height / 2)
      mark.frame = CGRect(origin: corner, size: size)
      end -= 8
    }
    contentView.frame = CGRect(x: 0, y: 0, width: max(0, end), height: bounds.height)
  }
}

/// An arrow or a check mark.
public struct UICellAccessory {
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }

  private let symbol: String
  private let color: UIColor

  public static func disclosureIndicator(displayed: DisplayedState = .whenNotEditing) -> Self {
    UICellAccessory(symbol: "chevron.right", color: .tertiaryLabel)
  }
  public static func checkmark(displayed: DisplayedState = .whenNotEditing) -> Self {
    UICellAccessory(symbol: "checkmark", color: .systemBlue)
  }

  @MainActor fileprivate func make() -> UIView {
    let view = UIImageView(image: UIImage(systemName: symbol))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 11)
    view.tintColor = color
    return view
  }
}
