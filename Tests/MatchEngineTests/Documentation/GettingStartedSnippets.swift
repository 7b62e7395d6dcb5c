#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

/// The examples of the README's first screen, and of the article that says the same at length.
@MainActor enum GettingStarted {
  // snippet
  struct Photo {
    let id: Int
    let image: UIImage
  }

  final class PhotoCell: UICollectionViewCell {
    let photoView = UIImageView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      photoView.contentMode = .scaleAspectFill
      photoView.clipsToBounds = true
      photoView.frame = contentView.bounds
      contentView.addSubview(photoView)
    }

    required init?(coder: NSCoder) { nil }
  }

  final class PhotoGrid: UICollectionViewController {
    let photos: [Photo]

    init(_ photos: [Photo]) {
      self.photos = photos
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 120, height: 120)
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
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
      if let cell = cell as? PhotoCell {
        let photo = photos[indexPath.item]
        cell.photoView.image = photo.image
        cell.photoView.matchID = "photo-\(photo.id)"
      }
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      didSelectItemAt indexPath: IndexPath
    ) {
      let detail = PhotoController(photos[indexPath.item])
      navigationController?.pushViewController(detail, animated: true)
    }
  }

  final class PhotoController: UIViewController {
    let photo: Photo
    let photoView = UIImageView()

    init(_ photo: Photo) {
      self.photo = photo
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      photoView.image = photo.image
      photoView.contentMode = .scaleAspectFit
      photoView.frame = view.bounds
      photoView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      photoView.matchID = "photo-\(photo.id)"
      view.addSubview(photoView)
    }
  }
  // end
}

extension GettingStarted {
  static let photos = (1...12).map { Photo(id: $0, image: PhotoScreen.image) }
}

extension MatchEngineTests {
  @MainActor @Suite("The first page of the documentation") struct GettingStartedTests {
    typealias Photo = GettingStarted.Photo
    typealias PhotoGrid = GettingStarted.PhotoGrid
    typealias PhotoCell = GettingStarted.PhotoCell
    typealias PhotoController = GettingStarted.PhotoController
    let photos = GettingStarted.photos

    init() { startOver() }

    @Test("a tap on a photo of the article's grid flies it to the next screen, and back")
    func grid() async throws {
      // snippet
      let navigationController = UINavigationController(rootViewController: PhotoGrid(photos))
      navigationController.childMatchTransition = MatchTransition()
      // end
      let window = show(navigationController)
      await advance(0.1)
      let grid = try #require(navigationController.topViewController as? PhotoGrid)
      let third = IndexPath(item: 2, section: 0)
      if Hands.isAvailable {
        await Hands.tap(try #require(grid.collectionView.cellForItem(at: third)))
      } else {
        grid.collectionView(grid.collectionView, didSelectItemAt: third)
      }
      await advance(0.1)
      let push = try #require(navigationController.matchFlight)
      await advance(1.5)
      #expect(push.outcome == .finished && push.report?.pairCount == 1)
      #expect(navigationController.topViewController is PhotoController)
      navigationController.popViewController(animated: true)
      await advance(0.1)
      let pop = try #require(navigationController.matchFlight)
      await advance(1.5)
      #expect(pop.outcome == .finished && pop.report?.pairCount == 1)
      #expect(window.remains.isEmpty)
    }

    @Test("the four lines of the README's first screen fly a photo")
    func firstScreen() async throws {
      let list = UIViewController()
      let navigationController = UINavigationController(rootViewController: list)
      let window = show(navigationController)
      await advance(0.1)
      let photo = photos[6]
      let cell = PhotoCell(frame: CGRect(x: 20, y: 200, width: 90, height: 90))
      list.view.addSubview(cell)
      let detail = PhotoController(photos[6])

      // snippet
      // Once, where the navigation controller is made:
      navigationController.childMatchTransition = MatchTransition()

      // On the list, where a cell is filled:
      cell.photoView.matchID = "photo-\(photo.id)"

      // On the next screen, where its view is made, the same ID:
      detail.photoView.matchID = "photo-\(photo.id)"

      // When the cell is tapped, as always:
      navigationController.pushViewController(detail, animated: true)
      // end

      cell.photoView.image = photo.image
      await advance(0.1)
      let flight = try #require(navigationController.matchFlight)
      await advance(1.5)
      #expect(flight.outcome == .finished && flight.report?.pairCount == 1)
      #expect(window.remains.isEmpty)
    }

    @Test("a presented screen flies as well")
    func presented() async throws {
      let list = PresentingList()
      let window = show(list)
      await advance(0.1)
      let detail = PhotoScreen.detail()
      list.open(detail)
      await advance(0.1)
      let flight = try #require(detail.matchFlight)
      await advance(1.5)
      #expect(flight.outcome == .finished && flight.report?.pairCount == 1)
      #expect(list.presentedViewController === detail && window.remains.isEmpty)
    }

    @Test("a transition with the article's options flies")
    func options() async throws {
      let list = PhotoScreen.list()
      let navigationController = UINavigationController(rootViewController: list)
      let window = show(navigationController)
      await advance(0.1)
      // snippet
      navigationController.childMatchTransition = MatchTransition {
        $0.timing = MatchTiming(.spring(MatchSpring(duration: 0.4, bounce: 0.2)))
        $0.background = .push(from: .right)
        $0.stagger = .step(0.02)
      }
      // end
      navigationController.pushViewController(PhotoScreen.detail(), animated: true)
      await advance(0.1)
      let flight = try #require(navigationController.matchFlight)
      await advance(2)
      #expect(flight.outcome == .finished && window.remains.isEmpty)
    }
  }
}

/// A list that presents its detail.
private final class PresentingList: UIViewController {
  private let thumbnail = UIImageView(image: PhotoScreen.image)

  override func viewDidLoad() {
    super.viewDidLoad()
    thumbnail.frame = CGRect(x: 20, y: 300, width: 80, height: 80)
    thumbnail.matchID = "photo"
    view.addSubview(thumbnail)
  }

  func open(_ detail: UIViewController) {
    // snippet
    detail.matchTransition = MatchTransition()
    detail.modalPresentationStyle = .fullScreen
    present(detail, animated: true)
    // end
  }
}
#endif
