@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  weak var collectionViewStore: UICollectionView?
  /// Where the items are, by section, as `prepare` found it.
  var places: [[CGRect]] = []
  var contentSize = CGSize.zero
  /// Headers and footers, as `prepare` found them.
  var supplements: [SupplementPlace: Supplement] = [:]
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
    let items = places.enumerated().flatMap { section, places in
      places.indices.filter { places[$0].intersects(rect) }.compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
    }
    let others = supplements.keys.sorted { $0.path < $1.path }.compactMap {
      layoutAttributesForSupplementaryView(ofKind: $0.kind, at: $0.path)
    }
    return items + others.filter { $0.frame.intersects(rect) }
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let place = SupplementPlace(kind: elementKind, path: indexPath)
    guard let supplement = supplements[place] else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind,
      with: indexPath
    )
    attributes.frame = supplement.frame
    if let list = collectionView, let end = supplement.pinnedUntil {
      let top = list.bounds.minY + list.adjustedContentInset.top
      let last = max(supplement.frame.minY, end - supplement.frame.height)
      attributes.frame.origin.y = min(max(supplement.frame.minY, top), last)
    }
    return attributes
  }

  /// Whether items of a section are as high as their content wants.
  func fitsItems(inSection section: Int) -> Bool { false }

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

  open private(set) var representedElementKind: String?

  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }

  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = elementKind
  }
}
