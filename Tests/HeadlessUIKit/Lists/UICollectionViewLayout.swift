import Foundation

@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  weak var collectionViewStore: UICollectionView?
  /// Whether `prepare` ran since the layout was last invalidated.
  var isPrepared = false

  public override init() { super.init() }
  public required init?(coder: NSCoder) { missing("layouts from an archive") }

  open var collectionView: UICollectionView? { collectionViewStore }

  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidateLayout() {
    isPrepared = false
    collectionViewStore?.setNeedsLayout()
  }
}
