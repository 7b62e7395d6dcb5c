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
