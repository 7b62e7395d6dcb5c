// The bar at the bottom: 49 points and what the screen takes below it.
@preconcurrency @MainActor open class UITabBar: UIView {
  open var items: [UITabBarItem]? {
    get { itemStore }
    set { setItems(newValue, animated: false) }
  }
  open var selectedItem: UITabBarItem? {
    didSet {
      wrote(self, "selectedItem")
      for button in buttons { button.isSelected = button.item === selectedItem }
    }
  }
  open var isTranslucent = true {
    didSet {
      wrote(self, "isTranslucent")
      showBackground()
    }
  }

  private var itemStore: [UITabBarItem]?
  private(set) var buttons: [TabBarButton] = []
  /// Who hears that the user touched an item.
  var touched: ((Int) -> Void)?

  /// Who hears that the bar was hidden or shown.
  var hiddenChanged: (() -> Void)?

  private let background = UIView()

  override func setUp() {
    background.isUserInteractionEnabled = false
    addSubview(background)
    showBackground()
  }

  private func showBackground() {
    background.backgroundColor = .bar(isTranslucent: isTranslucent)
  }

  override func visibilityChanged() {
    super.visibilityChanged()
    hiddenChanged?()
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    itemStore = items
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).enumerated().map { index, item in
      TabBarButton(item: item) { [weak self] in self?.touched?(index) }
    }
    for button in buttons { addSubview(button) }
    if let selectedItem, items?.contains(selectedItem) != true { self.selectedItem = nil }
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49 + (window?.safeAreaInsets.bottom ?? 0))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    guard !buttons.isEmpty else { return }
    let room = bounds.inset(by: safeSides)
    let width = room.width / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      let x = room.minX + CGFloat(index) * width
      button.frame = CGRect(x: x, y: 0, width: width, height: 49)
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
