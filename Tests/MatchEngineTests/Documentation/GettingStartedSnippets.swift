#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

/// The examples of the README's first screen, and of the article that says the same at length.
@MainActor enum GettingStarted {
  struct Photo {
    let id: Int
    let title: String
    let image: UIImage
  }

  final class PhotoCell: UITableViewCell {
    let photoView = UIImageView()
    let titleLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      photoView.frame = CGRect(x: 16, y: 8, width: 64, height: 64)
      photoView.contentMode = .scaleAspectFill
      photoView.clipsToBounds = true
      photoView.layer.cornerRadius = 8
      titleLabel.frame = CGRect(x: 96, y: 24, width: 200, height: 32)
      contentView.addSubview(photoView)
      contentView.addSubview(titleLabel)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ photo: Photo) {
      photoView.image = photo.image
      photoView.matchID = "photo-\(photo.id)"
      titleLabel.text = photo.title
      titleLabel.matchID = "title-\(photo.id)"
    }
  }

  final class PhotoList: UITableViewController {
    let photos: [Photo]

    init(_ photos: [Photo]) {
      self.photos = photos
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 80
      tableView.register(PhotoCell.self, forCellReuseIdentifier: "photo")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      photos.count
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
      (cell as? PhotoCell)?.show(photos[indexPath.row])
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let detail = PhotoController(photos[indexPath.row])
      navigationController?.pushViewController(detail, animated: true)
    }
  }

  final class PhotoController: UIViewController {
    let photo: Photo
    let photoView = UIImageView()
    let titleLabel = UILabel()

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
      photoView.matchID = "photo-\(photo.id)"
      titleLabel.text = photo.title
      titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
      titleLabel.matchID = "title-\(photo.id)"
      view.addSubview(photoView)
      view.addSubview(titleLabel)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let area = view.safeAreaLayoutGuide.layoutFrame
      photoView.frame = CGRect(x: 0, y: area.minY, width: area.width, height: 300)
      titleLabel.frame = CGRect(x: 16, y: area.minY + 316, width: area.width - 32, height: 40)
    }
  }
}

extension GettingStarted {
  static let photos = (1...60).map { Photo($0) }
}

extension GettingStarted.Photo {
  @MainActor init(_ number: Int) {
    self.init(id: number, title: "Photo \(number)", image: PhotoScreen.image)
  }
}

extension MatchEngineTests {
  @MainActor @Suite("The first page of the documentation") struct GettingStartedTests {
    typealias Photo = GettingStarted.Photo
    typealias PhotoList = GettingStarted.PhotoList
    typealias PhotoCell = GettingStarted.PhotoCell
    typealias PhotoController = GettingStarted.PhotoController
    let photos = GettingStarted.photos

    @Test func `a row of the article's list flies to the next screen, and back`() async throws {
      let navigationController = UINavigationController(rootViewController: PhotoList(photos))
      navigationController.childMatchTransition = MatchTransition()
      _ = await onScreen(navigationController)
      let list = try #require(navigationController.topViewController as? PhotoList)
      let third = IndexPath(row: 2, section: 0)
      if Hands.isAvailable {
        await Hands.tap(try #require(list.tableView.cellForRow(at: third)))
      } else {
        list.tableView(list.tableView, didSelectRowAt: third)
      }
      let push = try await navigationController.flight(after: 0.1)
      await push.arrives(in: 1.5)
      #expect(push.report?.pairCount == 2)
      #expect(navigationController.topViewController is PhotoController)
      let pop = try await navigationController.pop(for: 0.1)
      await pop.arrives(in: 1.5)
      #expect(pop.report?.pairCount == 2)
    }

    @Test func `the four lines of the README's first screen fly a photo`() async throws {
      let list = UIViewController()
      let navigationController = UINavigationController(rootViewController: list)
      _ = await onScreen(navigationController)
      let photo = photos[6]
      let cell = PhotoCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 200, width: 390, height: 80)
      list.view.addSubview(cell)
      let detail = PhotoController(photos[6])

      // Once, where the navigation controller is made:
      navigationController.childMatchTransition = MatchTransition()

      // On the list, where a cell is filled:
      cell.photoView.matchID = "photo-\(photo.id)"

      // On the next screen, where its view is made, the same ID:
      detail.photoView.matchID = "photo-\(photo.id)"

      // When the cell is tapped, as always:
      navigationController.pushViewController(detail, animated: true)

      cell.photoView.image = photo.image
      let flight = try await navigationController.flight(after: 0.1)
      await flight.arrives(in: 1.5)
      #expect(flight.report?.pairCount == 1)
    }

    @Test func `a presented screen flies as well, and so do the article's options`() async throws {
      let list = PhotoScreen.list()
      let window = await onScreen(list)
      for isFullScreen in [false, true] {
        let detail = PhotoScreen.detail()
        if isFullScreen { list.openWhole(detail) } else { list.open(detail) }
        let flight = try await detail.flight(after: 0.1)
        await flight.arrives(in: 1.5)
        #expect(flight.report?.pairCount == 1)
        await list.dismiss(animated: false, for: 0.1)
      }
      window.rootViewController = nil
      let navigationController = UINavigationController(rootViewController: list)
      _ = await onScreen(navigationController)
      navigationController.childMatchTransition = MatchTransition {
        $0.timing = .spring(duration: 0.4, bounce: 0.2)
        $0.screenEffect = .push(from: .trailing)
        $0.stagger = .step(0.02)
      }
      let flight = try await navigationController.push(PhotoScreen.detail(), for: 0.1)
      await flight.arrives(in: 2)
    }
  }
}

extension PhotoScreen {
  fileprivate func open(_ detail: UIViewController) {
    detail.matchTransition = MatchTransition()
    present(detail, animated: true)
  }

  fileprivate func openWhole(_ detail: UIViewController) {
    detail.matchTransition = MatchTransition()
    detail.modalPresentationStyle = .fullScreen
    present(detail, animated: true)
  }
}
#endif
