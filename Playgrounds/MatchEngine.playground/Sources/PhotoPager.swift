import UIKit

/// A photo on each page.
public final class PhotoPager: PhotoCollection {
  private let first: Int
  private let layout = UICollectionViewFlowLayout()
  private var pageSize = CGSize.zero

  /// The number of the photo that is shown.
  private var current: Int {
    guard pageSize.width > 0 else { return first }
    return Int((collectionView.contentOffset.x / pageSize.width).rounded())
  }

  /// A pager that begins at a photo, and what is done to each page.
  public init(at first: Int, whenShown: @escaping @MainActor (PhotoTile, Photo) -> Void) {
    self.first = first
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    super.init(layout, whenShown: whenShown)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.isPagingEnabled = true
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.contentInsetAdjustmentBehavior = .never
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (page, size) = (current, collectionView.bounds.size)
    guard size != pageSize else { return }
    pageSize = size
    layout.itemSize = size
    collectionView.layoutIfNeeded()
    collectionView.contentOffset = CGPoint(x: CGFloat(page) * size.width, y: 0)
    collectionView.layoutIfNeeded()
    showNumber()
  }

  public override func scrollViewDidScroll(_ scrollView: UIScrollView) { showNumber() }

  private func showNumber() { title = "\(current + 1) of \(Photo.all.count)" }
}
