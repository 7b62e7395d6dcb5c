import MatchEngine
import UIKit

/// All photos; a tap opens one in the gallery.
final class BoardController: UICollectionViewController {
  private let photos: [Photo]
  private let studio = PhotoStudio()
  private let settings: SettingsStore
  private let log: FlightLog

  init(_ photos: [Photo], settings: SettingsStore, log: FlightLog) {
    self.photos = photos
    self.settings = settings
    self.log = log
    super.init(collectionViewLayout: .board())
    title = "Photo Board"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.register(BoardCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.matchIndexPathProvider = { [photos] in photos.matchIndexPath(of: $0) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Settings") { [weak self] _ in self?.openSettings() }
    )
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.inspect(settings.current)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    let category = traitCollection.preferredContentSizeCategory
    if previous?.preferredContentSizeCategory != category {
      collectionViewLayout.invalidateLayout()
    }
  }

  func openSettings() {
    let screen = SettingsController(settings, log: log)
    navigationController?.pushViewController(screen, animated: true)
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
    let photo = photos[indexPath.item]
    (cell as? BoardCell)?.show(photo, studio.picture(of: photo))
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    let gallery = GalleryController(photos, at: photos[indexPath.item], studio)
    navigationController?.pushViewController(gallery, animated: true)
  }
}

extension BoardController: MatchFlightObserving {
  func matchFlightWillBegin(_ flight: MatchFlight) {}
  func matchFlightDidEnd(_ flight: MatchFlight) { log.note(flight) }
}

extension [Photo] {
  /// Where a list of these photos has a picture, in sight or not.
  func matchIndexPath(of id: String) -> IndexPath? {
    firstIndex { $0.matchID(.picture) == id }.map { IndexPath(item: $0, section: 0) }
  }
}
