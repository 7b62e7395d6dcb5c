// What it holds is laid out from the leading side.
/// A bar for buttons: flexible spaces share the room that the others leave.
@preconcurrency @MainActor open class UIToolbar: UIView {
  private let background = UIView()
  private var shownViews: [UIView] = []

  open var items: [UIBarButtonItem]? {
    didSet {
      wrote(self, "items")
      for view in shownViews where view.superview === self { view.removeFromSuperview() }
      shownViews = (items ?? []).filter { !$0.isFlexible }.map(\.view)
      for view in shownViews { addSubview(view) }
      setNeedsLayout()
    }
  }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  override func setUp() {
    background.isUserInteractionEnabled = false
    background.backgroundColor = .bar(isTranslucent: true)
    addSubview(background)
  }

  /// The background reaches down to the edge of the screen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let below = max(0, (superview?.bounds.maxY ?? frame.maxY) - frame.minY)
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height, below))
    let items = items ?? []
    let sizes = items.map { $0.isFlexible ? .zero : size(of: $0) }
    let taken = sizes.reduce(0) { $0 + $1.width } + 8 * CGFloat(max(0, shownViews.count - 1))
    let spaces = CGFloat(items.count(where: \.isFlexible))
    let free = spaces > 0 ? max(0, bounds.width - 32 - taken) / spaces : 0
    var x: CGFloat = 16
    for (item, size) in zip(items, sizes) {
      guard !item.isFlexible else {
        x += free
        continue
      }
      let start = readsRightToLeft ? bounds.width - x - size.width : x
      let y = bounds.midY - size.height / 2
      item.view.frame = CGRect(origin: CGPoint(x: start, y: y), size: size)
      x += size.width + 8
    }
  }

  private func size(of item: UIBarButtonItem) -> CGSize {
    var size = item.view is BarButton ? item.view.sizeThatFits(bounds.size) : item.view.bounds.size
    if item.width > 0 { size.width = item.width }
    return size
  }
}
