#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Everyday: lists") struct EverydayListTests {
    private func show(_ list: UIViewController) async -> (UINavigationController, UIWindow) {
      let navigation = UINavigationController(rootViewController: list)
      navigation.childMatchTransition = MatchTransition()
      let window = inWindow(navigation)
      await advance(0.1)
      return (navigation, window)
    }

    @Test func `a thumbnail in a list zooms to its photo, and back to its row`() async throws {
      let list = TripList()
      let (navigation, window) = await show(list)
      let row = IndexPath(row: 3, section: 0)
      let thumbnail = try #require((list.tableView.cellForRow(at: row) as? TripCell)?.photo)
      let start = thumbnail.convert(thumbnail.bounds, to: window)
      let detail = TripDetail(3)
      let push = try await navigation.push(detail, for: 0.1)
      #expect(push.report?.pairCount == 2)
      let flown = try #require(window.flownPhoto(beside: list.photos + [detail.photo]))
      #expect(flown.width > start.width && flown.width < detail.photo.bounds.width)
      await advance(1.5)
      #expect(push.outcome == .finished && window.engineViews.isEmpty)
      let pop = try await navigation.pop(for: 0.1)
      await advance(1.5)
      #expect(pop.outcome == .finished && pop.report?.pairCount == 2)
      #expect(thumbnail.convert(thumbnail.bounds, to: window) == start)
      #expect(thumbnail.layer.animationKeys() == nil && window.engineViews.isEmpty)
    }

    @Test("a list that was scrolled away brings the row back before the photo returns")
    func scrolled() async throws {
      let list = TripList()
      let (navigation, _) = await show(list)
      navigation.pushViewController(TripDetail(3), animated: false)
      await advance(0.1)
      list.tableView.scrollToRow(at: IndexPath(row: 70, section: 0), at: .middle, animated: false)
      list.tableView.layoutIfNeeded()
      list.current = 3
      let pop = try await navigation.pop(for: 0.1)
      await advance(1.5)
      #expect(pop.report?.pairCount == 2 && pop.outcome == .finished)
      #expect(
        list.tableView.indexPathsForVisibleRows?.contains(IndexPath(row: 3, section: 0)) == true
      )
    }

    @Test("a cell's image and label fly to the next screen, finished or cancelled")
    func magicMove() async throws {
      let grid = TripGrid()
      let (navigation, window) = await show(grid)
      let path = IndexPath(item: 4, section: 0)
      let cell = try #require(grid.collectionView.cellForItem(at: path) as? TripTile)
      let detail = TripDetail(4)
      for isFinished in [false, true] {
        let flight = try #require(
          navigation.beginMatch { navigation.pushViewController(detail, animated: true) }
        )
        await advance(0.1)
        let ids = flight.report?.rows.filter { $0.fate == .flew }.map(\.id) ?? []
        #expect(Set(ids) == ["photo-4", "title-4"])
        for view in [cell.photo, cell.title] {
          #expect(view.shownAlpha == 0)
        }
        await flight.show(at: 0.5, for: 0.1)
        if isFinished { flight.finish() } else { flight.cancel() }
        await advance(1.5)
        #expect(flight.outcome == (isFinished ? .finished : .cancelled))
        #expect(navigation.topViewController === (isFinished ? detail : grid))
        #expect(window.engineViews.isEmpty)
        for view in [cell.photo, cell.title] { #expect(view.layer.animationKeys() == nil) }
      }
    }
  }
}
#endif
