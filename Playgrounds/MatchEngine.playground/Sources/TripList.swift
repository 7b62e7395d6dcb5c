import UIKit

/// A card or a screen that shows a trip.
@MainActor public protocol TripShowing: AnyObject {
  /// All of it.
  var card: UIView { get }
  /// Its photo, with a badge.
  var photoView: UIImageView { get }
  /// Where it goes.
  var placeLabel: UILabel { get }
  /// What it is called.
  var titleLabel: UILabel { get }
  /// What is told of it.
  var storyLabel: UILabel { get }
}

/// A list of cards; a tap opens a trip.
public final class TripList: UICollectionViewController {
  private let opening: @MainActor (Trip) -> UIViewController
  private let cells: UICollectionView.CellRegistration<TripCell, Trip>

  /// A list, what is done to each card, and the screen that a tap presents.
  public init(
    whenShown: @escaping @MainActor (any TripShowing, Trip) -> Void,
    opening: @escaping @MainActor (Trip) -> UIViewController
  ) {
    self.opening = opening
    cells = UICollectionView.CellRegistration { cell, _, trip in
      cell.show(trip)
      whenShown(cell, trip)
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(318)
    )
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = 24
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 24, trailing: 20)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    title = "Away for a day"
  }

  /// Not from a storyboard.
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
  }

  public override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { Trip.all.count }

  public override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells,
      for: indexPath,
      item: Trip.all[indexPath.item]
    )
  }

  public override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    present(opening(Trip.all[indexPath.item]), animated: true)
  }
}
