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

  // example: final class StackController: UIViewController {

  final class TabController: UIViewController {
    var shown: UIViewController?
    let contentView = UIView()

    // example: func grabbed(_ next: UIViewController) -> MatchFlight {
  }

  // example: final class CardController: UIViewController {

  // example: final class SortingController: UIViewController {

  // example: final class PhotoList: UITableViewController, MatchParticipant {

  final class Settings: UIViewController {}
}

extension Containers.SortingController {
  // example: func move(_ dropped: UIView, _ changes: () -> Void) {
}

extension MatchEngineTests {
  @MainActor @Suite("The article on containers") struct ContainerSnippetTests {
    let list = PhotoScreen.list()
    let detail = PhotoScreen.detail()

    @Test("what the chooser leaves out is left to UIKit")
    func chooser() async {
      let (navigationController, window) = await onScreen(below: list, nil)
      typealias Settings = Containers.Settings
      // example: navigationController.childMatchTransitionChooser = { change in
      navigationController.pushViewController(Settings(), animated: true)
      await advance(0.1)
      #expect(navigationController.matchFlight == nil)
      #expect(navigationController.matchDiagnosis == .noTransition)
      await advance(1)
      navigationController.popViewController(animated: false)
      await advance(0.1)
      navigationController.pushViewController(detail, animated: true)
      await advance(0.1)
      #expect(navigationController.matchFlight != nil)
      await advance(1.5)
      #expect(window.remains.isEmpty)
    }

    @Test("a controller's own transition wins, and can disable the flight")
    func own() async {
      let (navigationController, window) = await onScreen(below: list, MatchTransition())
      // example: detail.matchTransition = .disabled
      navigationController.pushViewController(detail, animated: true)
      await advance(0.1)
      #expect(detail.matchDiagnosis == .disabled)
      await advance(1)
      #expect(window.remains.isEmpty)
    }

    @Test("a change of tab flies")
    func tabs() async throws {
      let tabBarController = UITabBarController()
      tabBarController.viewControllers = [list, detail]
      let window = await onScreen(tabBarController)
      // example: tabBarController.childMatchTransition = MatchTransition()
      tabBarController.selectedIndex = 1
      let flight = try await tabBarController.flight(after: 0.2)
      await advance(1.5)
      #expect(flight.outcome == .finished && flight.report?.pairCount == 1)
      #expect(window.remains.isEmpty)
    }

    @Test("the article's stack shows one child after the other, and a change can be cancelled")
    func stack() async {
      let stack = Containers.StackController()
      let window = await onScreen(stack)
      _ = stack.show(list, .forward)
      await advance(1.5)
      let there = stack.show(detail, .forward)
      await advance(0.2)
      await there.goBack(in: 1.5)
      #expect(there.outcome == .cancelled && stack.children == [list] && stack.shown === list)
      let again = stack.show(detail, .forward)
      await advance(1.5)
      #expect(again.outcome == .finished && again.report?.pairCount == 1)
      #expect(stack.children == [detail] && stack.shown === detail && window.remains.isEmpty)
    }

    @Test("a replacement can be held, moved and cancelled")
    func byHand() async {
      final class Container: UIViewController {
        let contentView = UIView()
      }
      let container = Container()
      container.contentView.frame = CGRect(x: 0, y: 50, width: 390, height: 700)
      container.view.addSubview(container.contentView)
      let window = await onScreen(container)
      container.matchReplace(nil, with: list, in: container.contentView, animated: false)
      // example: flight.hold()  // for a gesture: held from its first frame on
      await advance(1.5)
      #expect(flight.outcome == .cancelled && container.children == [list])
      #expect(window.remains.isEmpty)
    }

    @Test("a finger takes hold of the flight that there is, where it is")
    func grabbed() async {
      let container = Containers.TabController()
      container.contentView.frame = CGRect(x: 0, y: 50, width: 390, height: 700)
      container.view.addSubview(container.contentView)
      let window = await onScreen(container)
      container.matchReplace(nil, with: list, in: container.contentView, animated: false)
      container.shown = list
      let flight = container.matchReplace(list, with: detail, in: container.contentView)
      await advance(0.2)
      let fraction = flight.fraction
      #expect(container.grabbed(detail) === flight)
      #expect(flight.phase == .held && flight.fraction == fraction && fraction > 0)
      await flight.land(in: 1.5)
      #expect(container.children == [detail] && window.remains.isEmpty)
    }

    @Test("a first push of the app's own needs one line")
    func withoutMatches() async throws {
      let (navigationController, window) = await onScreen(below: UIViewController(), nil)
      // example: navigationController.childMatchTransition = .always(.push(from: .right))
      navigationController.pushViewController(UIViewController(), animated: true)
      let flight = try #require(navigationController.matchFlight)
      await advance(1.5)
      #expect(flight.outcome == .finished && window.remains.isEmpty)
    }

    @Test("a window gets a new root")
    func root() async {
      let window = await onScreen(list)
      let home = PhotoScreen.detail()
      // example: window.matchReplaceRoot(with: home)
      await advance(2)
      #expect(window.rootViewController === home && window.remains.isEmpty)
    }

    @Test("the article's card opens")
    func card() async throws {
      let screen = Containers.CardController()
      screen.card.frame = CGRect(x: 20, y: 100, width: 350, height: 500)
      screen.photoView.image = PhotoScreen.image
      screen.photoView.matchID = "photo"
      screen.card.addSubview(screen.photoView)
      screen.view.addSubview(screen.card)
      screen.isOpen = false
      let window = await onScreen(screen)
      screen.toggle()
      await advance(1.5)
      #expect(screen.isOpen && screen.photoView.frame == screen.card.bounds)
      #expect(window.remains.isEmpty)
    }

    @Test("what the system drops is seen at its place at once, while the others fly")
    func dropped() async {
      let screen = Containers.SortingController()
      let window = show(screen)
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
      #expect(window.engineViews.count { "\(type(of: $0))" == "PerformerView" } == 1)
      #expect(tiles[0].layer.animationKeys() == nil && tiles[0].isMatchExcluded)
      await advance(1.5)
      #expect(!tiles[0].isMatchExcluded && window.remains.isEmpty)
    }

    @Test("the article's list brings its row back before the photo returns")
    func participant() async throws {
      let table = Containers.PhotoList()
      table.tableView.rowHeight = 60
      let rows = PhotoRows()
      table.tableView.dataSource = rows
      let (navigation, window) = await onScreen(below: table, MatchTransition())
      let screen = PhotoScreen(CGRect(x: 0, y: 120, width: 390, height: 292), id: "photo-40")
      navigation.pushViewController(screen, animated: false)
      table.current = 40
      await advance(0.1)
      let flight = try await navigation.pop(for: 0.2)
      #expect(flight.report?.pairCount == 1)
      await advance(1.5)
      #expect(flight.outcome == .finished && window.remains.isEmpty)
    }
  }
}
#endif
