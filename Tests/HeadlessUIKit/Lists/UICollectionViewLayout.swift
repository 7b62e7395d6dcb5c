@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  weak var collectionViewStore: UICollectionView?
  /// Where the items are, by section, as `prepare` found it.
  var places: [[CGRect]] = []
  var contentSize = CGSize.zero
  /// Whether `prepare` ran since the layout was last invalidated.
  var isPrepared = false

  public override init() { super.init() }
  public required init?(coder: NSCoder) { missing("layouts from an archive") }

  open var collectionView: UICollectionView? { collectionViewStore }

  open func prepare() {}
  open var collectionViewContentSize: CGSize { contentSize }

  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    places.enumerated().flatMap { section, places in
      places.indices.filter { places[$0].intersects(rect) }.compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
    }
  }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard places.indices.contains(indexPath.section),
      places[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = places[indexPath.section][indexPath.item]
    return attributes
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidateLayout() {
    isPrepared = false
    collectionViewStore?.setNeedsLayout()
  }
}

@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath: IndexPath
  open var frame = CGRect.zero

  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }
}
