import UIKit

/// A cell with a photo, and nothing else.
public final class PhotoTile: UICollectionViewCell {
  /// The photo.
  public let photoView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    photoView.layer.cornerRadius = 12
    contentView.fill(with: photoView)
  }

  /// Not from a storyboard.
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }
}

/// All photos in a collection view.
open class PhotoCollection: UICollectionViewController {
  private let cells: UICollectionView.CellRegistration<PhotoTile, Photo>

  /// A collection, and what is done to each tile that shows a photo.
  init(
    _ layout: UICollectionViewLayout,
    whenShown: @escaping @MainActor (PhotoTile, Photo) -> Void
  ) {
    cells = UICollectionView.CellRegistration { tile, _, photo in
      tile.photoView.image = photo.image
      whenShown(tile, photo)
    }
    super.init(collectionViewLayout: layout)
  }

  /// Not from a storyboard.
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  open override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { Photo.all.count }

  open override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let photo = Photo.all[indexPath.item]
    return collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: photo)
  }
}
