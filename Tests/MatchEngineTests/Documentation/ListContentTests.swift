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
      // Also where the new content has the size of the old one.
      setNeedsLayout()
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

    /// Whether a cell's content view has the ID, or a view that it makes with its layout, as hosted content does.
    @Test(
      "so does what a cell is configured with, tagged as a whole or inside, also in a new list",
      arguments: [true, false],
      [true, false]
    )
    func configured(isWhole: Bool, comesLater: Bool) async throws {
      let tiles = HostedTiles(isWhole)
      let photo = UIImageView(tagged: "photo-2", CGRect(x: 0, y: 120, width: 390, height: 292))
      photo.image = PhotoScreen.image
      let (lower, upper): (UIViewController, UIViewController) =
        comesLater ? (KindScreen([photo]), tiles) : (tiles, KindScreen([photo]))
      let (navigation, window) = await onScreen(below: lower, .linear(0.5))
      for _ in 0..<2 {
        let there = try await navigation.push(upper, for: 0.2)
        #expect(there.report?.pairCount == 1)
        await there.arrives()
        // Every cell is used again, or its content view is another one.
        tiles.collectionView.reloadData()
        await advance(0.1)
        let back = try await navigation.pop(for: 0.2)
        #expect(back.report?.pairCount == 1)
        await back.arrives()
      }
      #expect(window.remains.isEmpty)
    }
  }
}

/// A list whose cells have a content that makes its views with its layout.
private final class HostedTiles: UICollectionViewController {
  private let cells: UICollectionView.CellRegistration<UICollectionViewCell, Int>

  init(_ isWhole: Bool) {
    cells = UICollectionView.CellRegistration { cell, _, number in
      cell.contentConfiguration = LateContent(id: isWhole ? nil : "photo-\(number)")
      if isWhole { cell.contentView.matchID = "photo-\(number)" }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 110)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 12 }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item)
  }
}

/// A content that makes its views with its layout, as what SwiftUI hosts does.
struct LateContent: UIContentConfiguration {
  let id: String?

  func makeContentView() -> any UIView & UIContentView { LateContentView(self) }
  func updated(for state: any UIConfigurationState) -> LateContent { self }
}

final class LateContentView: UIView, UIContentView {
  private let photo = UIImageView()
  var configuration: any UIContentConfiguration { didSet { setNeedsLayout() } }

  init(_ configuration: LateContent) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    photo.showPhoto(in: bounds)
    photo.matchID = (configuration as? LateContent)?.id
    if photo.superview == nil { addSubview(photo) }
  }
}
#endif
