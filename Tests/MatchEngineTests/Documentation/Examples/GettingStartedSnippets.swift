#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

/// The examples of the README's first screen, and of the article that says the same at length.
@MainActor enum GettingStarted {
  // example: struct Photo {
}

extension GettingStarted {
  static let photos = (1...60).map {
    Photo(id: $0, title: "Photo \($0)", image: PhotoScreen.image)
  }
}

extension MatchEngineTests {
  @MainActor @Suite("The first page of the documentation") struct GettingStartedTests {
    typealias Photo = GettingStarted.Photo
    typealias PhotoList = GettingStarted.PhotoList
    typealias PhotoCell = GettingStarted.PhotoCell
    typealias PhotoController = GettingStarted.PhotoController
    let photos = GettingStarted.photos

    @Test("a tap on a row of the article's list flies photo and title to the next screen, and back")
    func list() async throws {
      // example: let navigationController = UINavigationController(rootViewController: PhotoList(photos))
      let window = await onScreen(navigationController)
      let list = try #require(navigationController.topViewController as? PhotoList)
      let third = IndexPath(row: 2, section: 0)
      if Hands.isAvailable {
        await Hands.tap(try #require(list.tableView.cellForRow(at: third)))
      } else {
        list.tableView(list.tableView, didSelectRowAt: third)
      }
      let push = try await navigationController.flight(after: 0.1)
      await advance(1.5)
      #expect(push.outcome == .finished && push.report?.pairCount == 2)
      #expect(navigationController.topViewController is PhotoController)
      let pop = try await navigationController.pop(for: 0.1)
      await advance(1.5)
      #expect(pop.outcome == .finished && pop.report?.pairCount == 2)
      #expect(window.remains.isEmpty)
    }

    @Test("the four lines of the README's first screen fly a photo")
    func firstScreen() async throws {
      let list = UIViewController()
      let (navigationController, window) = await onScreen(below: list, nil)
      let photo = photos[6]
      let cell = PhotoCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 200, width: 390, height: 80)
      list.view.addSubview(cell)
      let detail = PhotoController(photos[6])

      // example: // Once, where the navigation controller is made:

      cell.photoView.image = photo.image
      let flight = try await navigationController.flight(after: 0.1)
      await advance(1.5)
      #expect(flight.outcome == .finished && flight.report?.pairCount == 1)
      #expect(window.remains.isEmpty)
    }

    @Test("a presented screen flies as well")
    func presented() async throws {
      let list = PresentingList()
      let window = await onScreen(list)
      let detail = PhotoScreen.detail()
      list.open(detail)
      let flight = try await detail.flight(after: 0.1)
      await advance(1.5)
      #expect(flight.outcome == .finished && flight.report?.pairCount == 1)
      #expect(list.presentedViewController === detail && window.remains.isEmpty)
    }

    @Test("a transition with the article's options flies")
    func options() async throws {
      let list = PhotoScreen.list()
      let (navigationController, window) = await onScreen(below: list, nil)
      // example: $0.timing = MatchTiming(.spring(MatchSpring(duration: 0.4, bounce: 0.2)))
      let flight = try await navigationController.push(PhotoScreen.detail(), for: 0.1)
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
    // example: detail.modalPresentationStyle = .fullScreen
  }
}
#endif
