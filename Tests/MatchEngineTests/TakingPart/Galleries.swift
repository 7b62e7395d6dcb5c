#if canImport(UIKit)
import MatchEngine
import UIKit

/// A list of photos, each of its own color, that says by one line where it has each of them.
@MainActor protocol Gallery: UIViewController {
  var list: UIScrollView { get }
  /// The numbers of the photos that it shows now.
  func show(_ numbers: [Int])
}

extension Gallery {
  /// The view of a photo, if the list has a cell for it.
  func photo(_ id: String) -> UIView? { list.all(UIImageView.self).first { $0.matchID == id } }
}

extension GettingStarted.Photo {
  /// Photos that look unlike one another.
  @MainActor static let colorful = (0..<60).map { number in
    let color = UIColor(hue: CGFloat(number) / 60, saturation: 1, brightness: 0.8, alpha: 1)
    return GettingStarted.Photo(id: number, title: "Photo \(number)", image: .opaque(color))
  }
}

/// A grid that is reloaded.
final class ReloadedGallery: UICollectionViewController, Gallery {
  private var numbers = Array(0..<60)

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 110)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  var list: UIScrollView { collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(GettingStarted.PhotoTile.self, forCellWithReuseIdentifier: "photo")
    collectionView.matchIndexPathProvider = { [weak self] id in
      self?.numbers.firstIndex { id == "photo-\($0)" }.map { IndexPath(item: $0, section: 0) }
    }
  }

  func show(_ numbers: [Int]) {
    self.numbers = numbers
    collectionView.reloadData()
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { numbers.count }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    let photo = GettingStarted.Photo.colorful[numbers[indexPath.item]]
    (cell as? GettingStarted.PhotoTile)?.show(photo)
    return cell
  }
}

/// A grid that gets snapshots, with a layout that is measured.
final class AppliedGallery: UICollectionViewController, Gallery {
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  init() {
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

  var list: UIScrollView { collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    let tile = UICollectionView.CellRegistration<GettingStarted.PhotoTile, Int> { cell, _, number in
      cell.show(GettingStarted.Photo.colorful[number])
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: tile, for: $1, item: $2)
    }
    collectionView.matchIndexPathProvider = { [weak self] id in
      Int(id.dropFirst("photo-".count)).flatMap { self?.source?.indexPath(for: $0) }
    }
    show(Array(0..<60))
  }

  func show(_ numbers: [Int]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers)
    source?.apply(snapshot, animatingDifferences: view.window != nil)
  }
}

/// A table whose rows measure themselves.
final class TableGallery: UITableViewController, Gallery {
  private var numbers = Array(0..<60)

  var list: UIScrollView { tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.estimatedRowHeight = 44
    tableView.register(Row.self, forCellReuseIdentifier: "photo")
    tableView.matchIndexPathProvider = { [weak self] id in
      self?.numbers.firstIndex { id == "photo-\($0)" }.map { IndexPath(row: $0, section: 0) }
    }
  }

  func show(_ numbers: [Int]) {
    self.numbers = numbers
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
    (cell as? Row)?.show(GettingStarted.Photo.colorful[numbers[indexPath.row]])
    return cell
  }

  private final class Row: UITableViewCell {
    private let photoView = UIImageView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      photoView.contentMode = .scaleAspectFill
      photoView.clipsToBounds = true
      photoView.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(photoView)
      NSLayoutConstraint.activate([
        photoView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        photoView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        photoView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        photoView.widthAnchor.constraint(equalToConstant: 90),
        photoView.heightAnchor.constraint(equalToConstant: 70),
      ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ photo: GettingStarted.Photo) {
      photoView.image = photo.image
      photoView.matchID = "photo-\(photo.id)"
    }
  }
}
#endif
