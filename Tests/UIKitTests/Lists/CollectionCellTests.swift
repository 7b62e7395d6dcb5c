#if canImport(UIKit)
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct CollectionCellTests {
    @Test("VH-11: there is no cell before the first layout pass, and one right after it")
    func cellsComeWithLayout() {
      let shelf = Shelf([100])
      let first = IndexPath(item: 0, section: 0)
      #expect(shelf.view.cellForItem(at: first) == nil)
      #expect(shelf.view.visibleCells.isEmpty)
      shelf.view.layoutIfNeeded()
      let cell = shelf.view.cellForItem(at: first) as? BookCell
      #expect(cell?.title == "0.0")
      #expect(cell.flatMap { shelf.view.indexPath(for: $0) } == first)
      #expect(cell?.contentView.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    }

    @Test("VH-11: what is visible is what the layout puts into the bounds, and it is there")
    func visibleLaw() throws {
      var random = SplitMix(seed: 11)
      for _ in 0..<40 {
        let shelf = Shelf((0..<random.whole(1...4)).map { _ in random.whole(0...60) })
        shelf.layout.itemSize = CGSize(
          width: random.number(20...140),
          height: random.number(20...200)
        )
        shelf.layout.minimumLineSpacing = random.number(0...20)
        shelf.layout.minimumInteritemSpacing = random.number(0...20)
        shelf.view.frame.size.width = random.number(150...400)
        shelf.view.layoutIfNeeded()
        for _ in 0..<8 {
          shelf.scroll(to: random.number(0...Double(max(1, shelf.view.contentSize.height))))
          try check(shelf)
        }
      }
    }

    private func check(_ shelf: Shelf) throws {
      let visible = shelf.view.indexPathsForVisibleItems.sorted()
      #expect(visible == shelf.pathsInSight)
      #expect(shelf.view.visibleCells.count == visible.count)
      for path in visible {
        let cell = try #require(shelf.view.cellForItem(at: path) as? BookCell)
        let place = try #require(shelf.view.layoutAttributesForItem(at: path)).frame
        #expect(cell.title == shelf.title(path) && cell.isDescendant(of: shelf.view))
        #expect(isClose(cell.frame, place, within: 0.01))
        #expect(shelf.view.indexPath(for: cell) == path)
        #expect(shelf.onScreen[path] == 1)
      }
      #expect(shelf.onScreen.filter { $0.value != 0 }.keys.sorted() == visible)
    }

  }
}
#endif
