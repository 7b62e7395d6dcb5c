// VH-11. Only what is in sight exists; the layout pass makes and takes back cells.
@preconcurrency @MainActor open class UICollectionView: ListView<UICollectionViewCell> {
  /// Its items have no controls for that here.
  open var isEditing = false { didSet { wrote(self, "isEditing") } }

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { reloadData() } }
  }

  public let collectionViewLayout: UICollectionViewLayout

  /// The part of the bounds inside the insets for which the layout was last asked whether it still holds.
  var preparedRoom = CGRect.null

  /// Headers and footers that are in sight, and those that wait.
  var supplements: [SupplementPlace: UICollectionReusableView] = [:]
  var supplementQueue = ReuseQueue<UICollectionReusableView>()

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionViewStore = self
    backgroundColor = .systemBackground
    if layout is UICollectionViewCompositionalLayout { addRowSwipe() }
  }

  public required init?(coder: NSCoder) { missing("collection views from an archive") }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }

  open override func reloadData() {
    super.reloadData()
    for place in supplements.keys { takeBackSupplement(place) }
    collectionViewLayout.invalidateLayout()
  }

  override func askedCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }
  override func placesChanged() { collectionViewLayout.invalidateLayout() }
  override func askForCell(_ path: IndexPath) {
    _ = dataSource?.collectionView(self, cellForItemAt: path)
  }
  override func path(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  override func show(_ path: IndexPath, isSelected: Bool, animated: Bool) {
    live[path]?.isSelected = isSelected
  }
  override func show(_ path: IndexPath, isHighlighted: Bool) {
    live[path]?.isHighlighted = isHighlighted
  }
  override func tellSelected(_ path: IndexPath) {
    itemDelegate?.collectionView(self, didSelectItemAt: path)
  }
  override func tellEnded(_ cell: UICollectionViewCell, _ path: IndexPath) {
    itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }
  override func actions(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.lists[path.section]
    return isLeading
      ? list?.leadingSwipeActionsConfigurationProvider?(path)
      : list?.trailingSwipeActionsConfigurationProvider?(path)
  }

  /// The delegate, which UIKit declares once more with this type.
  var itemDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }
}

extension UICollectionView {
  public enum ScrollDirection: Int, Sendable { case vertical = 0, horizontal }

  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }
}
