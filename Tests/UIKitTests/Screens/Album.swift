#if canImport(UIKit)
import UIKit

/// A grid of drawn photos, as an app would write it.
final class Album: UIViewController {
  final class Cell: UICollectionViewCell {
    let photo = UIImageView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      photo.contentMode = .scaleAspectFill
      photo.clipsToBounds = true
      photo.layer.cornerRadius = 8
      photo.layer.cornerCurve = .continuous
      photo.frame = contentView.bounds
      photo.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(photo)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func prepareForReuse() {
      super.prepareForReuse()
      photo.image = nil
    }
  }

  let photos = (0..<60).map { Album.draw(number: $0) }
  private(set) lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout())
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Album"
    view.backgroundColor = .systemBackground
    grid.frame = view.bounds
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grid.register(Cell.self, forCellWithReuseIdentifier: "photo")
    view.addSubview(grid)
    fill()
  }

  private func fill() {
    let photos = photos
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: grid) {
      grid,
      place,
      number in
      let cell = grid.dequeueReusableCell(withReuseIdentifier: "photo", for: place)
      (cell as? Cell)?.photo.image = photos[number]
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(photos.indices))
    source.apply(snapshot, animatingDifferences: false)
    self.source = source
  }

  private func layout() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    layout.minimumInteritemSpacing = 4
    layout.minimumLineSpacing = 4
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    return layout
  }

  static func draw(number: Int) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 120, height: 80)).image { context in
      UIColor(red: CGFloat(number) / 60, green: 0.6, blue: 0.9, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 120, height: 80))
      UIColor.white.withAlphaComponent(0.5).setFill()
      UIBezierPath(ovalIn: CGRect(x: 40, y: 20, width: 40, height: 40)).fill()
    }
  }
}
#endif
