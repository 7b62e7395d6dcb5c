#if canImport(UIKit)
import MatchEngine
import UIKit

/// The examples of the article on recipes.
@MainActor enum Recipes {
  typealias Photo = GettingStarted.Photo
  typealias PhotoTiles = GettingStarted.PhotoTiles
  typealias PhotoTile = GettingStarted.PhotoTile

  final class ProductController: UIViewController {
    let photoView = UIImageView()
    let cartButton = UIButton(type: .system)

    func addToCart() {
      let copy = UIImageView(image: photoView.image)
      copy.contentMode = photoView.contentMode
      copy.clipsToBounds = true
      copy.frame = photoView.convert(photoView.bounds, to: view)
      copy.matchID = "added"
      copy.matchStyle.path = .arc(0.5)
      // Each copy flies in a view of its own, so another tap disturbs none.
      let lane = UIView(frame: view.bounds)
      lane.isUserInteractionEnabled = false
      lane.addSubview(copy)
      view.addSubview(lane)
      let cart = cartButton.convert(cartButton.bounds, to: lane)
      lane.matchAnimate {
        copy.frame = CGRect(x: cart.midX - 8, y: cart.midY - 8, width: 16, height: 16)
      }.whenEnded { _ in lane.removeFromSuperview() }
    }
  }

  final class Gallery: UICollectionViewController {
    let albumID: Int
    let images: [UIImage]
    private let layout = UICollectionViewFlowLayout()

    init(_ albumID: Int, _ images: [UIImage]) {
      self.albumID = albumID
      self.images = images
      layout.scrollDirection = .horizontal
      layout.minimumLineSpacing = 0
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.isPagingEnabled = true
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.register(PhotoTile.self, forCellWithReuseIdentifier: "page")
      // Whichever page is in sight stands for the album.
      collectionView.matchIndexPathProvider = { [albumID] id in
        id == "album-\(albumID)" ? IndexPath(item: 0, section: 0) : nil
      }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let size = collectionView.bounds.size
      if layout.itemSize != size { layout.itemSize = size }
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { images.count }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let page = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
      (page as? PhotoTile)?.photoView.image = images[indexPath.item]
      (page as? PhotoTile)?.photoView.matchID = "album-\(albumID)"
      return page
    }
  }

  final class StoryController: UIViewController {
    func close() {
      if let flight = matchFlight, flight.change?.kind == .present {
        flight.cancel()
      } else {
        dismiss(animated: true)
      }
    }
  }

  @MainActor protocol PhotoStore: AnyObject, Sendable {
    func thumbnail(_ id: Int) async throws -> UIImage
    func large(_ id: Int) async throws -> UIImage
    func newest() async -> [Int]
  }

  final class FeedTile: UICollectionViewCell {
    let photoView = UIImageView()
    private var loading: Task<Void, Never>?

    override init(frame: CGRect) {
      super.init(frame: frame)
      photoView.contentMode = .scaleAspectFill
      photoView.clipsToBounds = true
      photoView.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(photoView)
      NSLayoutConstraint.activate([
        photoView.topAnchor.constraint(equalTo: contentView.topAnchor),
        photoView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        photoView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        photoView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ id: Int, from store: any PhotoStore) {
      photoView.matchID = "photo-\(id)"
      // No placeholder: until this image is there, a flight shows the other screen's.
      photoView.image = nil
      loading?.cancel()
      loading = Task { [weak self] in
        let image = try? await store.thumbnail(id)
        if !Task.isCancelled { self?.photoView.image = image }
      }
    }
  }

  final class FeedController: UICollectionViewController {
    let store: any PhotoStore
    private var source: UICollectionViewDiffableDataSource<Int, Int>?
    private var opening: Task<Void, Never>?

    init(_ store: any PhotoStore) {
      self.store = store
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / 3),
          heightDimension: .fractionalHeight(1)
        )
      )
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .fractionalWidth(1 / 3)
        ),
        subitems: [item, item, item]
      )
      let section = NSCollectionLayoutSection(group: row)
      super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    }

    required init?(coder: NSCoder) { nil }

    deinit { opening?.cancel() }

    override func viewDidLoad() {
      super.viewDidLoad()
      let tile = UICollectionView.CellRegistration<FeedTile, Int> { [store] tile, _, id in
        tile.show(id, from: store)
      }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
        $0.dequeueConfiguredReusableCell(using: tile, for: $1, item: $2)
      }
      self.source = source
      collectionView.matchIndexPathProvider = { [weak source] matchID in
        let id = source?.snapshot().itemIdentifiers.first { matchID == "photo-\($0)" }
        return id.flatMap { source?.indexPath(for: $0) }
      }
    }

    func show(_ ids: [Int]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(ids)
      source?.apply(snapshot)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      didSelectItemAt indexPath: IndexPath
    ) {
      guard let id = source?.itemIdentifier(for: indexPath) else { return }
      let tile = collectionView.cellForItem(at: indexPath) as? FeedTile
      let detail = LargeController(id, tile?.photoView.image)
      let flight = navigationController?.beginMatch {
        navigationController?.pushViewController(detail, animated: true)
      }
      opening?.cancel()
      opening = Task { [weak self, weak detail, store] in
        // Both are loaded while the photo flies; the image may come in flight.
        async let newest = store.newest()
        if let image = try? await store.large(id) { detail?.photoView.image = image }
        let ids = await newest
        // There is no flight to wait for where the system animates.
        _ = await flight?.finalOutcome
        if !Task.isCancelled { self?.show(ids) }
      }
    }
  }

  final class LargeController: UIViewController {
    let photoView = UIImageView()
    private let id: Int

    init(_ id: Int, _ thumbnail: UIImage?) {
      self.id = id
      photoView.image = thumbnail
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      photoView.contentMode = .scaleAspectFit
      photoView.matchID = "photo-\(id)"
      photoView.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(photoView)
      NSLayoutConstraint.activate([
        photoView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        photoView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        photoView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        photoView.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.75),
      ])
    }
  }
}
#endif
