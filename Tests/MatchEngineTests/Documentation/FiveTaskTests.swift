#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

/// Screens that know nothing of flights but what the article's lines tell them.
@MainActor enum FiveTasks {
  typealias Photo = GettingStarted.Photo
  typealias Tile = GettingStarted.PhotoTile

  /// A list of tiles, which tells somebody of each that it fills.
  final class Tiles: UICollectionViewController {
    private let photos: [Photo]
    private let layout = UICollectionViewFlowLayout()
    private let fill: (Tile, Photo) -> Void

    init(_ photos: [Photo], _ size: CGSize, fill: @escaping (Tile, Photo) -> Void) {
      self.photos = photos
      self.fill = fill
      super.init(collectionViewLayout: layout)
      layout.itemSize = size
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      if size.width > 200 { layout.scrollDirection = .horizontal }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.isPagingEnabled = layout.scrollDirection == .horizontal
      collectionView.register(Tile.self, forCellWithReuseIdentifier: "photo")
    }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { photos.count }

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
      guard let tile = cell as? Tile else { return cell }
      tile.photoView.image = photos[path.item].image
      fill(tile, photos[path.item])
      return tile
    }
  }

  /// A photo, and what lies on it.
  final class PhotoScreen: UIViewController {
    let photoView: UIImageView
    let closeButton = UIButton(frame: CGRect(x: 330, y: 70, width: 40, height: 40))

    init(_ photo: Photo, _ frame: CGRect) {
      photoView = UIImageView(frame: frame)
      photoView.image = photo.image
      closeButton.backgroundColor = .red
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      view.addSubview(photoView)
      view.addSubview(closeButton)
    }
  }
}

extension Array where Element == FiveTasks.Photo {
  /// Where a list has the photo with an ID.
  func indexPath(of id: String) -> IndexPath? {
    firstIndex { id == "photo-\($0.id)" }.map { IndexPath(item: $0, section: 0) }
  }
}

extension MatchEngineTests {
  @MainActor @Suite("Five tasks, by the lines of the article") struct FiveTaskTests {
    typealias Photo = FiveTasks.Photo
    let photos = GettingStarted.photos

    private func expectFlight(_ pairs: Int, of controller: UIViewController, _ change: () -> Void)
      async throws
    {
      change()
      await advance(0.1)
      let flight = try #require(controller.matchFlight, "\(controller.matchDiagnosis as Any)")
      await flight.arrives(in: 1.5)
      #expect(flight.report?.pairCount == pairs)
    }

    private func tiles() -> FiveTasks.Tiles {
      FiveTasks.Tiles(photos, CGSize(width: 120, height: 120)) { cell, photo in
        cell.photoView.matchID = "photo-\(photo.id)"
      }
    }

    @Test func `a list and a detail`() async throws {
      let (list, photo) = (tiles(), photos[3])
      let navigationController = UINavigationController(rootViewController: list)
      _ = await onScreen(navigationController)
      navigationController.childMatchTransition = MatchTransition()
      let detail = FiveTasks.PhotoScreen(photo, CGRect(x: 0, y: 100, width: 390, height: 300))
      detail.photoView.matchID = "photo-\(photo.id)"
      try await expectFlight(1, of: navigationController) {
        navigationController.pushViewController(detail, animated: true)
      }
      try await expectFlight(1, of: navigationController) {
        navigationController.popViewController(animated: true)
      }
    }

    @Test(.enabled(if: Hands.isAvailable)) func `a grid and a pager, with a pull`() async throws {
      let grid = tiles()
      let pager = FiveTasks.Tiles(photos, UIScreen.main.bounds.size) { page, photo in
        page.photoView.matchID = "photo-\(photo.id)"
      }
      let navigationController = UINavigationController(rootViewController: grid)
      let window = await onScreen(navigationController)
      navigationController.childMatchTransition = MatchTransition()
      grid.collectionView.matchIndexPathProvider = { [photos] in photos.indexPath(of: $0) }
      pager.collectionView.matchIndexPathProvider = { [photos] in photos.indexPath(of: $0) }
      let chosen = IndexPath(item: 4, section: 0)
      grid.collectionView.selectItem(at: chosen, animated: false, scrollPosition: [])
      try await expectFlight(1, of: navigationController) {
        navigationController.pushViewController(pager, animated: true)
      }
      #expect(pager.collectionView.contentOffset.x == 4 * UIScreen.main.bounds.width)
      pager.collectionView.contentOffset.x = UIScreen.main.bounds.width * CGFloat(photos.count - 1)
      await advance(0.1)
      let finger = await Hands.touch(at: CGPoint(x: 190, y: 300), in: window)
      await finger.move(to: CGPoint(x: 190, y: 650), during: 0.5)
      await finger.lift()
      await advance(1.5)
      #expect(navigationController.topViewController === grid)
      let last = IndexPath(item: photos.count - 1, section: 0)
      #expect(grid.collectionView.indexPathsForVisibleItems.contains(last))
    }

    @Test func `a card with a close button`() async throws {
      let today = FiveTasks.PhotoScreen(photos[0], CGRect(x: 20, y: 200, width: 350, height: 200))
      let detail = FiveTasks.PhotoScreen(photos[0], CGRect(x: 0, y: 0, width: 390, height: 400))
      let card = detail.photoView
      _ = await onScreen(today)
      today.photoView.matchID = "card"
      card.matchID = "card"
      detail.matchTransition = MatchTransition()
      detail.modalPresentationStyle = .fullScreen
      try await expectFlight(1, of: today) { today.present(detail, animated: true) }
      try await expectFlight(1, of: today) { today.dismiss(animated: true) }
    }

    @Test(.enabled(if: Hands.isAvailable)) func `tabs with a swipe`() async throws {
      let tabBarController = UITabBarController()
      let photo = photos[0]
      tabBarController.viewControllers = [100, 300].map { side in
        let frame = CGRect(x: 20, y: 100, width: side, height: side)
        let screen = FiveTasks.PhotoScreen(photo, frame)
        screen.photoView.matchID = "photo-\(photo.id)"
        return screen
      }
      tabBarController.childMatchTransition = MatchTransition { $0.gestures.insert(.tabs) }
      let window = await onScreen(tabBarController)
      let finger = await Hands.touch(at: CGPoint(x: 300, y: 300), in: window)
      await finger.move(to: CGPoint(x: 60, y: 300), during: 0.3)
      let flight = try #require(tabBarController.matchFlight)
      await finger.lift()
      await advance(1.5)
      #expect(flight.outcome == .finished && flight.report?.pairCount == 1)
      #expect(tabBarController.selectedIndex == 1)
    }

    @Test func `another order in place`() async throws {
      let board = UIStackView(frame: CGRect(x: 20, y: 100, width: 350, height: 90))
      let controller = UIViewController()
      controller.view.addSubview(board)
      for number in 0..<3 {
        let tile = UILabel()
        tile.text = "\(number)"
        tile.matchID = "tile-\(number)"
        board.addArrangedSubview(tile)
      }
      _ = await onScreen(controller)
      let first = board.arrangedSubviews[0]
      board.matchAnimate { board.addArrangedSubview(first) }
      try await expectFlight(3, of: controller) {}
      #expect(board.arrangedSubviews.last === first)
    }
  }
}
#endif
