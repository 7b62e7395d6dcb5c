#if canImport(UIKit)
import Foundation
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite(.enabled(if: Hands.isAvailable)) struct ListTouchTests {
    init() { startOver() }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func put(_ list: UIView) async -> UIWindow {
      let controller = UIViewController()
      let window = show(controller)
      controller.view.addSubview(list)
      await nextTurn()
      return window
    }

    private func tap(_ list: Shelf, _ item: Int) async {
      if let cell = list.view.cellForItem(at: path(item)) { await Hands.tap(cell) }
      await advance(0.5)
    }

    private func tap(_ list: Roster, _ row: Int) async {
      if let cell = list.view.cellForRow(at: path(row)) { await Hands.tap(cell) }
      await advance(0.5)
    }

    @Test("A tap highlights, selects and ends the highlight, in this order")
    func tapSelects() async {
      let shelf = Shelf([20])
      let window = await put(shelf.view)
      await tap(shelf, 3)
      #expect(
        shelf.calls == [
          "shouldHighlight 0.3", "didHighlight 0.3", "shouldSelect 0.3", "didSelect 0.3",
          "didUnhighlight 0.3",
        ]
      )
      #expect(shelf.view.indexPathsForSelectedItems == [path(3)])
      #expect(shelf.view.cellForItem(at: path(3))?.isSelected == true)
      #expect(shelf.view.cellForItem(at: path(3))?.isHighlighted == false)
      shelf.calls = []
      await tap(shelf, 5)
      #expect(
        shelf.calls.filter { $0.hasPrefix("did") && !$0.contains("ighlight") } == [
          "didDeselect 0.3", "didSelect 0.5",
        ]
      )
      #expect(shelf.view.indexPathsForSelectedItems == [path(5)])
      _ = window
    }

    @Test("Where many may be selected, a second tap deselects")
    func tapDeselects() async {
      let shelf = Shelf([20])
      shelf.view.allowsMultipleSelection = true
      let window = await put(shelf.view)
      await tap(shelf, 3)
      await tap(shelf, 4)
      await tap(shelf, 3)
      #expect(shelf.view.indexPathsForSelectedItems == [path(4)])
      #expect(shelf.calls.contains("shouldDeselect 0.3"))
      #expect(shelf.calls.contains("didDeselect 0.3"))
      _ = window
    }

    @Test("A delegate that refuses keeps what is selected")
    func refusal() async {
      let shelf = Shelf([20])
      let window = await put(shelf.view)
      await tap(shelf, 1)
      shelf.refuses = true
      await tap(shelf, 2)
      #expect(shelf.view.indexPathsForSelectedItems == [path(1)])
      shelf.view.allowsSelection = false
      shelf.calls = []
      await tap(shelf, 3)
      #expect(shelf.calls.isEmpty)
      _ = window
    }

    @Test("A drag scrolls and selects nothing")
    func drag() async {
      let shelf = Shelf([500])
      let window = await put(shelf.view)
      await Hands.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 100), in: window)
      await advance(3)
      #expect(shelf.view.contentOffset.y > 100)
      #expect(!shelf.calls.contains { $0.hasPrefix("didSelect") })
      #expect(shelf.view.indexPathsForVisibleItems.sorted() == shelf.pathsInSight)
      #expect(shelf.view.visibleCells.allSatisfy { !$0.isHighlighted })
    }

    @Test("A tap on a table's row highlights it, ends that, and selects")
    func tableTap() async {
      let roster = Roster([20])
      let window = await put(roster.view)
      await tap(roster, 2)
      #expect(
        roster.calls == [
          "didHighlight 0.2", "didUnhighlight 0.2", "willSelect 0.2", "didSelect 0.2",
        ]
      )
      #expect(roster.view.indexPathForSelectedRow == path(2))
      roster.calls = []
      await tap(roster, 4)
      #expect(
        roster.calls.suffix(4) == [
          "willSelect 0.4", "willDeselect 0.2", "didDeselect 0.2", "didSelect 0.4",
        ]
      )
      roster.refuses = true
      await tap(roster, 6)
      #expect(roster.view.indexPathForSelectedRow == path(4))
      _ = window
    }
  }
}
#endif
