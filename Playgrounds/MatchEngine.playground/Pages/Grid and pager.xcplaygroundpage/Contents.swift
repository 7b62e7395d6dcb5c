//: [Previous: Photo morph](@previous)
//:
//: # Grid and pager
//:
//: A photo of a grid opens in a pager, where the others are a swipe away. The photo that is shown last flies home **to its own place**, even if the grid has to scroll there first.

import MatchEngine
import PlaygroundSupport
import UIKit

//: A tile and a page are the same cell, and have the ID of the photo that they show. A tile is filled by its photo and cuts off the rest; a page shows the whole photo. On the way the crop goes from one to the other.

final class PhotoCell: UICollectionViewCell {
  private let photoView = UIImageView()

  func show(_ photo: Photo, isWhole: Bool) {
    photoView.image = photo.image
    photoView.contentMode = isWhole ? .scaleAspectFit : .scaleAspectFill
    photoView.layer.cornerRadius = isWhole ? 0 : 12
    photoView.matchID = "photo-\(photo.id)"
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    photoView.clipsToBounds = true
    contentView.fill(with: photoView)
  }

  required init?(coder: NSCoder) { nil }
}

//: Both screens are lists of the same photos, and a list has cells only for what is in sight. One line says **where** each photo is. So the grid can be scrolled to the one that flies home, and the pager, which has no page before it is laid out, is known to have the one that was tapped.

class Photos: UICollectionViewController {
  private let cells: UICollectionView.CellRegistration<PhotoCell, Photo>

  init(_ layout: UICollectionViewLayout, showWhole: Bool) {
    cells = UICollectionView.CellRegistration { cell, _, photo in
      cell.show(photo, isWhole: showWhole)
    }
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.matchIndexPathProvider = { id in
      Photo.all.firstIndex { id == "photo-\($0.id)" }.map { IndexPath(item: $0, section: 0) }
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { Photo.all.count }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let photo = Photo.all[indexPath.item]
    return collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: photo)
  }
}

final class Grid: Photos {
  init() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 2),
        heightDimension: .fractionalHeight(1)
      )
    )
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalWidth(1 / 2)
      ),
      subitems: [item, item]
    )
    let section = NSCollectionLayoutSection(group: row)
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
    super.init(UICollectionViewCompositionalLayout(section: section), showWhole: false)
    title = "Grid"
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    navigationController?.pushViewController(Pager(at: indexPath.item), animated: true)
  }
}

final class Pager: Photos {
  private let first: Int
  private let layout = UICollectionViewFlowLayout()
  private var pageSize = CGSize.zero

  /// The number of the photo that is shown.
  var current: Int {
    guard pageSize.width > 0 else { return first }
    return Int((collectionView.contentOffset.x / pageSize.width).rounded())
  }

  init(at first: Int) {
    self.first = first
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    super.init(layout, showWhole: true)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.isPagingEnabled = true
    collectionView.showsHorizontalScrollIndicator = false
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
    showNumber()
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { showNumber() }

  private func showNumber() { title = "\(current + 1) of \(Photo.all.count)" }
}

let grid = Grid()
let navigation = UINavigationController(rootViewController: grid)
navigation.childMatchTransition = MatchTransition()

PlaygroundPage.current.show(
  navigation,
  pulling: { $0.beginInteractiveMatch($1).map { Grip($0.update, $0.release) } }
) { hand in
  hand.wait(0.5)
  hand.tap { grid.collectionView.cellForItem(at: IndexPath(item: 4, section: 0)) }
  hand.wait(1.1)

  // Three pages on, to a photo that the grid does not show.
  for _ in 0..<3 {
    hand.drag(by: CGVector(dx: -190, dy: 0), for: 0.2) { navigation.topViewController?.view }
    hand.wait(0.9)
  }

  // Pulled down, it goes home.
  hand.touch { navigation.topViewController?.view }
  hand.move(by: CGVector(dx: -40, dy: 150), for: 0.4)
  hand.wait(0.2)
  hand.move(by: CGVector(dx: 30, dy: 90), for: 0.15)
  hand.lift()
  hand.wait(1.2)

  // From there, there and back, while a page still turns.
  hand.tap { grid.collectionView.cellForItem(at: IndexPath(item: 6, section: 0)) }
  hand.wait(1.1)
  hand.drag(by: CGVector(dx: -190, dy: 0), for: 0.2) { navigation.topViewController?.view }
  hand.goBack(in: navigation)
  hand.wait(1.1)
}

//: **Try:**
//: * Leave out `matchIndexPathProvider`. Where does the photo go that the grid doesn't show?
//: * Swipe half-way to the next page, and pull then.
//: * Show two photos on a page, and select the one that is to fly.
//:
//: [Next: Cards](@next)
