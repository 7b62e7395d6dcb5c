#if canImport(UIKit)
import MatchEngine
import UIKit

/// The other screens of the documentation's first article: a grid with a pager, a card, and a sheet.
extension GettingStarted {
  class PhotoTiles: UICollectionViewController {
    let photos: [Photo]
    let layout = UICollectionViewFlowLayout()

    init(_ photos: [Photo]) {
      self.photos = photos
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(PhotoTile.self, forCellWithReuseIdentifier: "photo")
      collectionView.matchIndexPathProvider = { [photos] id in
        photos.firstIndex { id == "photo-\($0.id)" }.map { IndexPath(item: $0, section: 0) }
      }
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { photos.count }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
      (cell as? PhotoTile)?.show(photos[indexPath.item])
      return cell
    }
  }

  final class PhotoGrid: PhotoTiles {
    override func viewDidLoad() {
      super.viewDidLoad()
      layout.itemSize = CGSize(width: 120, height: 120)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      didSelectItemAt indexPath: IndexPath
    ) {
      let pager = PhotoPager(photos, at: indexPath.item)
      navigationController?.pushViewController(pager, animated: true)
    }
  }

  final class PhotoPager: PhotoTiles {
    private let first: Int
    private var pageSize = CGSize.zero

    init(_ photos: [Photo], at first: Int) {
      self.first = first
      super.init(photos)
    }

    required init?(coder: NSCoder) { nil }

    /// The number of the photo that is shown.
    var current: Int {
      guard pageSize.width > 0 else { return first }
      return Int((collectionView.contentOffset.x / pageSize.width).rounded())
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      layout.scrollDirection = .horizontal
      layout.minimumLineSpacing = 0
      collectionView.isPagingEnabled = true
      collectionView.contentInsetAdjustmentBehavior = .never
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let (page, size) = (current, collectionView.bounds.size)
      guard size != pageSize else { return }
      pageSize = size
      layout.itemSize = size
      collectionView.layoutIfNeeded()
      collectionView.contentOffset = CGPoint(x: CGFloat(page) * size.width, y: 0)
      collectionView.layoutIfNeeded()
    }
  }

  final class PhotoTile: UICollectionViewCell {
    let photoView = UIImageView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      photoView.contentMode = .scaleAspectFill
      photoView.clipsToBounds = true
      photoView.frame = contentView.bounds
      photoView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(photoView)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ photo: Photo) {
      photoView.image = photo.image
      photoView.matchID = "photo-\(photo.id)"
    }
  }

  final class CardView: UIControl {
    let photoView = UIImageView()
    let titleLabel = UILabel()

    init(_ photo: Photo) {
      super.init(frame: .zero)
      backgroundColor = .secondarySystemBackground
      matchID = "card-\(photo.id)"
      photoView.image = photo.image
      photoView.contentMode = .scaleAspectFill
      photoView.clipsToBounds = true
      photoView.matchID = "photo-\(photo.id)"
      titleLabel.text = photo.title
      titleLabel.matchID = "title-\(photo.id)"
      addSubview(photoView)
      addSubview(titleLabel)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      photoView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.width * 0.6)
      titleLabel.frame = CGRect(x: 16, y: bounds.width * 0.6 + 12, width: 200, height: 32)
    }
  }

  final class CardScreen: UIViewController {
    private let photo: Photo

    init(_ photo: Photo) {
      self.photo = photo
      super.init(nibName: nil, bundle: nil)
      modalPresentationStyle = .overFullScreen
      matchTransition = MatchTransition()
    }

    required init?(coder: NSCoder) { nil }

    // The whole screen is the card: its view has the card's ID, and what it shows is larger.
    override func loadView() { view = CardView(photo) }
  }

  final class TodayController: UIViewController {
    private let photo: Photo
    private let card: CardView

    init(_ photo: Photo) {
      self.photo = photo
      card = CardView(photo)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      card.frame = CGRect(x: 20, y: 120, width: 350, height: 260)
      card.layer.cornerRadius = 16
      card.clipsToBounds = true
      view.addSubview(card)
      card.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    }

    func open() { present(CardScreen(photo), animated: true) }
  }
}
#endif
