#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("The screens of the documentation's first article") struct FiveScreenTests {
    typealias PhotoList = GettingStarted.PhotoList
    typealias PhotoGrid = GettingStarted.PhotoGrid
    typealias PhotoPager = GettingStarted.PhotoPager
    typealias PhotoController = GettingStarted.PhotoController
    let photos = GettingStarted.photos

    /// Expects that a change flies so many pairs to its end.
    private func expectFlight(
      _ pairs: Int,
      of controller: UIViewController,
      _ change: () -> Void
    ) async throws {
      change()
      await advance(0.1)
      let flight = try #require(controller.matchFlight, "\(controller.matchDiagnosis as Any)")
      await flight.arrives(in: 1.5)
      #expect(flight.report?.pairCount == pairs)
    }

    @Test func `a photo opens in the pager, and the one paged to flies home`() async throws {
      let grid = PhotoGrid(photos)
      let (navigation, _) = await onScreen(below: grid, MatchTransition())
      try await expectFlight(1, of: navigation) {
        grid.collectionView(grid.collectionView, didSelectItemAt: IndexPath(item: 4, section: 0))
      }
      let pager = try #require(navigation.topViewController as? PhotoPager)
      #expect(pager.current == 4)
      // The last one is far below what the grid shows.
      let width = pager.collectionView.bounds.width
      pager.collectionView.contentOffset.x = width * CGFloat(photos.count - 1)
      await advance(0.1)
      #expect(pager.current == photos.count - 1)
      try await expectFlight(1, of: navigation) { navigation.popViewController(animated: true) }
      let last = IndexPath(item: photos.count - 1, section: 0)
      #expect(grid.collectionView.indexPathsForVisibleItems.contains(last))
    }

    @Test func `the pager keeps its photo when it is resized`() async throws {
      let pager = PhotoPager(photos, at: 7)
      let window = await onScreen(pager)
      window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
      window.layoutIfNeeded()
      await advance(0.1)
      #expect(pager.current == 7 && pager.collectionView.contentOffset.x == 7 * 844)
    }

    @Test func `a card becomes a screen and a card again, and all in it goes along`() async throws {
      let today = GettingStarted.TodayController(photos[0])
      _ = await onScreen(today)
      try await expectFlight(3, of: today) { today.open() }
      #expect(today.presentedViewController is GettingStarted.CardScreen)
      try await expectFlight(3, of: today) { today.dismiss(animated: true) }
      #expect(today.presentedViewController == nil)
    }

    @Test func `a photo flies into a sheet, and back`() async throws {
      let (list, photo) = (PhotoList(photos), photos[1])
      _ = await onScreen(list)
      try await expectFlight(2, of: list) { list.openSheet(of: photo) }
      try await expectFlight(2, of: list) { list.dismiss(animated: true) }
    }

    @Test func `what two tabs show flies, also to one that was never seen`() async throws {
      let tabBarController = UITabBarController()
      tabBarController.viewControllers = [PhotoList(photos), PhotoGrid(photos)]
      tabBarController.childMatchTransition = MatchTransition()
      let window = await onScreen(tabBarController)
      let list = try #require(tabBarController.selectedViewController as? PhotoList)
      let rows = list.tableView.visibleCells.filter { cell in
        window.bounds.contains(cell.convert(cell.bounds, to: window))
      }
      #expect(rows.count > 5)
      tabBarController.selectedIndex = 1
      let there = try await tabBarController.flight(after: 0.1)
      await advance(1.5)
      let pairs = try #require(there.report?.pairCount)
      #expect(there.outcome == .finished && pairs >= rows.count)
      tabBarController.selectedIndex = 0
      let back = try await tabBarController.flight(after: 0.1)
      await back.arrives(in: 1.5)
      #expect(back.report?.pairCount == pairs)
    }
  }
}

extension GettingStarted.PhotoList {
  typealias Photo = GettingStarted.Photo
  typealias PhotoController = GettingStarted.PhotoController

  func openSheet(of photo: Photo) {
    let detail = PhotoController(photo)
    detail.matchTransition = MatchTransition()
    detail.modalPresentationStyle = .pageSheet
    detail.sheetPresentationController?.detents = [.medium(), .large()]
    present(detail, animated: true)
  }
}
#endif
