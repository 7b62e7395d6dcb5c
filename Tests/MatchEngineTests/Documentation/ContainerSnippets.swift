#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

/// The types among the examples of the article on containers.
@MainActor enum Containers {
  struct Photo {
    let id: Int
    let image: UIImage
  }

  final class TabController: UIViewController {
    let contentView = UIView()

    func grabbed(_ next: UIViewController) -> MatchFlight {
      let flight = matchShow(next, in: contentView)
      flight.hold()  // a flight to the same child stays where the finger takes hold of it
      return flight
    }
  }

  final class CardController: UIViewController {
    let card = UIView()
    let photoView = UIImageView()
    var isOpen = false {
      didSet {
        photoView.frame = isOpen ? card.bounds : CGRect(x: 16, y: 16, width: 64, height: 64)
      }
    }

    func toggle() {
      card.matchAnimate {
        self.isOpen.toggle()
      } undoOnCancel: {
        self.isOpen.toggle()
      }
    }
  }

  final class SortingController: UIViewController {
    let grid = UIView()
    var tiles: [UIView] = []
    private var dragged: UIView?

    /// The finger takes hold of a tile, which leaves the grid and so the flight.
    func pickUp(_ tile: UIView) {
      tile.frame = grid.convert(tile.frame, to: view)
      view.addSubview(tile)
      dragged = tile
    }

    /// The finger moves: the tile stays under it, and the others make room.
    func move(to point: CGPoint) {
      guard let tile = dragged else { return }
      tile.center = point
      let place = place(at: view.convert(point, to: grid))
      guard tiles[place] !== tile else { return }
      grid.matchAnimate {
        tiles.removeAll { $0 === tile }
        tiles.insert(tile, at: place)
        layOutTiles()
      }
    }

    /// The finger lets go: puts the tile back into the grid where it is seen, and flies it to its place.
    func drop() {
      guard let tile = dragged else { return }
      tile.frame = view.convert(tile.frame, to: grid)
      grid.addSubview(tile)
      dragged = nil
      grid.matchAnimate { layOutTiles() }
    }

    private func layOutTiles() {
      for (place, tile) in tiles.enumerated() where tile !== dragged {
        tile.frame = CGRect(x: place % 3 * 120, y: place / 3 * 120, width: 112, height: 112)
      }
    }

    private func place(at point: CGPoint) -> Int {
      let (column, row) = (min(max(Int(point.x / 120), 0), 2), max(Int(point.y / 120), 0))
      return min(3 * row + column, tiles.count - 1)
    }
  }

  final class PhotoList: UITableViewController {
    var photos: [Photo] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.matchIndexPathProvider = { [weak self] id in
        self?.photos.firstIndex { id == "photo-\($0.id)" }.map { IndexPath(row: $0, section: 0) }
      }
    }
  }

  final class Settings: UIViewController {}
}

extension Containers.TabController {
  /// One on the screen, with a child in it.
  static func showing(_ child: UIViewController) async -> Containers.TabController {
    let container = Containers.TabController()
    container.contentView.frame = CGRect(x: 0, y: 50, width: 390, height: 700)
    container.view.addSubview(container.contentView)
    _ = await onScreen(container)
    container.matchShow(child, in: container.contentView, animated: false)
    return container
  }
}

extension Containers.SortingController {
  func move(_ dropped: UIView, _ changes: () -> Void) {
    dropped.isMatchExcluded = true
    grid.matchAnimate(changes: changes).whenEnded { _ in dropped.isMatchExcluded = false }
  }
}

extension MatchEngineTests {
  @MainActor @Suite("The article on containers") struct ContainerSnippetTests {
    let list = PhotoScreen.list()
    let detail = PhotoScreen.detail()

    @Test func `what the provider leaves out is left to UIKit`() async {
      let navigationController = UINavigationController(rootViewController: list)
      _ = await onScreen(navigationController)
      typealias Settings = Containers.Settings
      navigationController.childMatchTransitionProvider = { change in
        change.to is Settings ? nil : MatchTransition()
      }
      await navigationController.go(to: Settings(), for: 0.1)
      #expect(navigationController.matchFlight == nil)
      #expect(navigationController.matchDiagnosis == .noTransition)
      await advance(1)
      await navigationController.back(animated: false, for: 0.1)
      await navigationController.go(to: detail, for: 0.1)
      #expect(navigationController.matchFlight != nil)
    }

    @Test func `a child is shown in the place of the one that is there`() async {
      let container = await Containers.TabController.showing(list)
      container.matchShow(detail, in: container.contentView)
      await advance(1.5)
      #expect(container.children == [detail])
    }

    @Test func `a replacement can be held, moved and cancelled`() async {
      let container = await Containers.TabController.showing(list)
      let flight = container.matchShow(detail, in: container.contentView)
      flight.hold()  // for a gesture: held from its first frame on
      flight.update(0.4)
      flight.cancel()
      await advance(1.5)
      #expect(flight.outcome == .cancelled && container.children == [list])
    }

    @Test func `a finger takes hold of the flight that there is, where it is`() async {
      let container = await Containers.TabController.showing(list)
      let flight = container.matchShow(detail, in: container.contentView)
      await advance(0.2)
      let fraction = flight.fractionComplete
      #expect(container.grabbed(detail) === flight)
      #expect(flight.phase == .held && flight.fractionComplete == fraction && fraction > 0)
      await flight.land(in: 1.5)
      #expect(container.children == [detail])
    }

    @Test func `the article's card opens`() async throws {
      let screen = Containers.CardController()
      screen.card.frame = CGRect(x: 20, y: 100, width: 350, height: 500)
      screen.photoView.image = PhotoScreen.image
      screen.photoView.matchID = "photo"
      screen.card.addSubview(screen.photoView)
      screen.view.addSubview(screen.card)
      screen.isOpen = false
      _ = await onScreen(screen)
      screen.toggle()
      await advance(1.5)
      #expect(screen.isOpen && screen.photoView.frame == screen.card.bounds)
    }

    @Test func `what the system drops is seen at its place at once, while the others fly`() async {
      let screen = Containers.SortingController()
      let window = inWindow(screen)
      screen.view.addSubview(screen.grid)
      screen.grid.frame = CGRect(x: 16, y: 100, width: 360, height: 240)
      let tiles = (0..<2).map { UIView(frame: CGRect(x: $0 * 120, y: 0, width: 112, height: 112)) }
      for (number, tile) in tiles.enumerated() {
        tile.backgroundColor = .red
        tile.matchID = "tile-\(number)"
        screen.grid.addSubview(tile)
      }
      await advance(0.1)
      screen.move(tiles[0]) { for tile in tiles { tile.frame.origin.x = 120 - tile.frame.minX } }
      await advance(0.1)
      #expect(window.engineViews("PerformerView").count == 1)
      #expect(tiles[0].layer.animationKeys() == nil && tiles[0].isMatchExcluded)
      await advance(1.5)
      #expect(!tiles[0].isMatchExcluded)
    }

    @Test func `the article's list brings its row back before the photo returns`() async throws {
      let table = Containers.PhotoList()
      table.tableView.rowHeight = 60
      let rows = PhotoRows()
      table.tableView.dataSource = rows
      let (navigation, _) = await onScreen(below: table, MatchTransition())
      let screen = PhotoScreen(CGRect(x: 0, y: 120, width: 390, height: 292), id: "photo-40")
      navigation.pushViewController(screen, animated: false)
      table.photos = (0..<80).map { Containers.Photo(id: $0, image: PhotoScreen.image) }
      await advance(0.1)
      let flight = try await navigation.pop(for: 0.2)
      #expect(flight.report?.pairCount == 1)
      await flight.arrives(in: 1.5)
    }
  }
}
#endif
