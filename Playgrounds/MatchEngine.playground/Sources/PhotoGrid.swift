import UIKit

/// A grid of photos.
open class PhotoGrid: PhotoCollection {
  private let opening: @MainActor (PhotoGrid, Int) -> Void

  /// A grid with so many tiles in a row, which is so high as a part of the width; what is done to each tile, and what a
  /// tap on one does.
  public init(
    across count: Int,
    height: CGFloat,
    whenShown: @escaping @MainActor (PhotoTile, Photo) -> Void,
    opening: @escaping @MainActor (PhotoGrid, Int) -> Void
  ) {
    self.opening = opening
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(count)),
        heightDimension: .fractionalHeight(1)
      )
    )
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalWidth(height)
      ),
      subitems: Array(repeating: item, count: count)
    )
    let section = NSCollectionLayoutSection(group: row)
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
    super.init(UICollectionViewCompositionalLayout(section: section), whenShown: whenShown)
  }

  open override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) { opening(self, indexPath.item) }
}
