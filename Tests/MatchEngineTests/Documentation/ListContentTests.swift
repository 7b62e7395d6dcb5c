#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension Recipes {
  final class PhotoRow: UICollectionViewListCell {
    private var photo: Photo?

    func show(_ photo: Photo) {
      self.photo = photo
      var content = defaultContentConfiguration()
      content.image = photo.image
      content.imageProperties.maximumSize = CGSize(width: 60, height: 45)
      content.imageProperties.cornerRadius = 8
      content.text = photo.title
      contentConfiguration = content
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      contentView.layoutIfNeeded()
      let imageView = contentView.subviews.lazy.compactMap { $0 as? UIImageView }.first
      imageView?.matchID = photo.map { "photo-\($0.id)" }
    }
  }

  /// A list of such rows.
  final class PhotoRows: UICollectionViewController {
    private let cells = UICollectionView.CellRegistration<PhotoRow, Photo> { row, _, photo in
      row.show(photo)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { GettingStarted.photos.count }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let photo = GettingStarted.photos[indexPath.item]
      return collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: photo)
    }
  }
}

extension MatchEngineTests {
  @MainActor @Suite("The image of a list's content configuration") struct ListContentTests {
    let rows: Recipes.PhotoRows

    init() {
      let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      rows = Recipes.PhotoRows(collectionViewLayout: layout)
    }

    @Test func `it flies from its row, and back to the one that has it then`() async throws {
      let photo = GettingStarted.photos[2]
      let (navigation, window) = await onScreen(below: rows, .linear(0.5))
      let detail = GettingStarted.PhotoController(photo)
      let there = try await navigation.push(detail, for: 0.1)
      #expect(there.report?.pairCount == 1)
      await there.arrives()
      rows.collectionView.contentOffset.y = 20
      let back = try await navigation.pop(for: 0.1)
      #expect(back.report?.pairCount == 1)
      await back.arrives()
      #expect(window.remains.isEmpty)
    }

    @Test func `a row that is used again has the ID of its new photo, on one view`() async throws {
      let (_, _) = await onScreen(below: rows, nil)
      rows.collectionView.contentOffset.y = 900
      await advance(0.1)
      let ids = rows.collectionView.visibleCells.flatMap { $0.all(UIImageView.self) }
        .compactMap(\.matchID)
      #expect(ids.count > 5 && Set(ids).count == ids.count && !ids.contains("photo-1"))
    }
  }
}
#endif
