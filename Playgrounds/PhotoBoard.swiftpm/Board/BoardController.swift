import MatchEngine
import UIKit

/// All photos; a tap opens one in the gallery.
final class BoardController: UICollectionViewController {
  private let photos: [Photo]
  private let studio = PhotoStudio()
  private let settings: SettingsStore
  private let log: FlightLog
  /// The photo that was tapped last.
  private var tapped: Photo?

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
    let photo = photos[indexPath.item]
    tapped = photo
    let gallery = GalleryController(photos, at: photo, studio)
    navigationController?.pushViewController(gallery, animated: true)
  }
}

extension BoardController: MatchRevealing, MatchFlightObserving {
  /// Every photo of the gallery has its place on the board, in sight or not.
  func canRevealMatches(_ ids: Set<String>) -> Bool {
    photos.contains { ids.contains($0.matchID(.picture)) }
  }

  /// The photo that the gallery shows now is there for it to fly home to.
  func revealMatches(_ ids: Set<String>) -> UIView? {
    if let photo = photos.first(where: { ids.contains($0.matchID(.picture)) }) { show(photo) }
    return nil
  }

  func matchFlightWillBegin(_ flight: MatchFlight) {}
  func matchFlightDidEnd(_ flight: MatchFlight) { log.note(flight) }

  /// Scrolls to a photo, unless it is in sight; the one that was tapped is left where it was tapped.
  private func show(_ photo: Photo) {
    collectionView.layoutIfNeeded()
    guard let item = photos.firstIndex(of: photo) else { return }
    let path = IndexPath(item: item, section: 0)
    guard let place = collectionView.layoutAttributesForItem(at: path)?.frame else { return }
    let sight = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    let isInSight = photo == tapped ? place.intersects(sight) : sight.contains(place)
    guard !isInSight else { return }
    collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
    collectionView.layoutIfNeeded()
  }
}
