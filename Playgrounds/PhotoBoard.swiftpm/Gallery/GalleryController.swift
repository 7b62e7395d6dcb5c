import MatchEngine
import UIKit

/// One photo at a time, large; the others are a swipe away.
final class GalleryController: UIViewController {
  private let photos: [Photo]
  private let studio: PhotoStudio
  /// The photo that is shown now.
  private(set) var photo: Photo {
    didSet { showNumber() }
  }
  private let layout = UICollectionViewFlowLayout()
  /// What the pages are laid out for.
  private var pageSize = CGSize.zero
  private lazy var pages = UICollectionView(frame: .zero, collectionViewLayout: layout)

  init(_ photos: [Photo], at photo: Photo, _ studio: PhotoStudio) {
    self.photos = photos
    self.photo = photo
    self.studio = studio
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
    showNumber()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    pages.isPagingEnabled = true
    pages.showsHorizontalScrollIndicator = false
    pages.contentInsetAdjustmentBehavior = .never
    pages.register(PageCell.self, forCellWithReuseIdentifier: "page")
    pages.dataSource = self
    pages.delegate = self
    pages.matchIndexPathProvider = { [photos] in photos.matchIndexPath(of: $0) }
    arrange()
  }

  private func arrange() {
    pages.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pages)
    NSLayoutConstraint.activate([
      pages.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      pages.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pages.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pages.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  /// A page is as large as the room for it; after a turn of the device the same photo is shown.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = pages.bounds.size
    guard size != pageSize, size.width > 0, size.height > 0 else { return }
    layout.itemSize = size
    pages.layoutIfNeeded()
    if let place = pages.layoutAttributesForItem(at: path)?.frame {
      pages.setContentOffset(place.origin, animated: false)
      pages.layoutIfNeeded()
    }
    pageSize = size
  }

  /// The page that is shown now.
  var page: PageCell? { pages.cellForItem(at: path) as? PageCell }

  private var path: IndexPath {
    IndexPath(item: photos.firstIndex(of: photo) ?? 0, section: 0)
  }

  private func showNumber() { title = "\(path.item + 1) of \(photos.count)" }
}

extension GalleryController: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { photos.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
    let photo = photos[indexPath.item]
    (cell as? PageCell)?.show(photo, studio.picture(of: photo))
    return cell
  }

  /// The page in the middle is the one that is shown.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.bounds.size == pageSize else { return }
    let middle = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
    guard let path = pages.indexPathForItem(at: middle), photos[path.item] != photo else { return }
    photo = photos[path.item]
  }
}
