#if canImport(UIKit)
import Foundation
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct CollectionCellTests {
    init() { startOver() }

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

    @Test("VH-11: a cell is nil for what is out of sight")
    func outOfSight() {
      let shelf = Shelf([100])
      shelf.view.layoutIfNeeded()
      let last = IndexPath(item: 99, section: 0)
      #expect(shelf.view.cellForItem(at: last) == nil)
      #expect(shelf.view.layoutAttributesForItem(at: last) != nil)
      shelf.scroll(to: shelf.view.contentSize.height - 400)
      #expect((shelf.view.cellForItem(at: last) as? BookCell)?.title == "0.99")
      #expect(shelf.view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    }

    @Test("VH-11: nothing is selected: the list is nil or empty")
    func noSelection() {
      #expect(Shelf([3]).view.indexPathsForSelectedItems?.isEmpty ?? true)
    }

    @Test("VH-11: cells are used again for other items, and told so before")
    func reuse() {
      let shelf = Shelf([1000])
      shelf.view.layoutIfNeeded()
      for y in stride(from: CGFloat(0), to: 5000, by: 130) { shelf.scroll(to: y) }
      #expect(shelf.cells.count < 100)
      #expect(shelf.cells.contains { $0.timesReused > 5 })
      let shown = shelf.view.visibleCells.compactMap { ($0 as? BookCell)?.title }
      #expect(shown == shelf.view.indexPathsForVisibleItems.map(shelf.title))
    }

    @Test("VH-11: what is visible is what the layout puts into the bounds, and it is there")
    func visibleLaw() {
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
          check(shelf)
        }
      }
    }

    private func check(_ shelf: Shelf) {
      let visible = shelf.view.indexPathsForVisibleItems.sorted()
      #expect(visible == shelf.pathsInSight)
      #expect(shelf.view.visibleCells.count == visible.count)
      for path in visible {
        let cell = shelf.view.cellForItem(at: path) as? BookCell
        let place = shelf.view.layoutAttributesForItem(at: path)?.frame
        #expect(cell?.title == shelf.title(path))
        #expect(cell?.isDescendant(of: shelf.view) == true)
        #expect(close(cell?.frame, place))
        #expect(cell.flatMap { shelf.view.indexPath(for: $0) } == path)
        #expect(shelf.onScreen[path] == 1)
      }
      #expect(shelf.onScreen.filter { $0.value != 0 }.keys.sorted() == visible)
    }

    private func close(_ one: CGRect?, _ other: CGRect?) -> Bool {
      guard let one, let other else { return false }
      return abs(one.minX - other.minX) < 0.01 && abs(one.minY - other.minY) < 0.01
        && abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
    }

    @Test("Whatever is scrolled, reloaded, put in and taken out: each cell shows its own item")
    func contentLaw() {
      var random = SplitMix(seed: 12)
      let shelf = Shelf([30, 0, 30])
      shelf.view.layoutIfNeeded()
      for step in 0..<300 {
        change(shelf, step, &random)
        shelf.view.layoutIfNeeded()
        #expect(shelf.view.indexPathsForVisibleItems.sorted() == shelf.pathsInSight)
        for path in shelf.view.indexPathsForVisibleItems {
          let cell = shelf.view.cellForItem(at: path) as? BookCell
          #expect(cell?.title == shelf.title(path))
        }
      }
    }

    private func change(_ shelf: Shelf, _ step: Int, _ random: inout SplitMix) {
      let section = random.whole(0...2)
      let count = shelf.books[section].count
      let path = IndexPath(item: count == 0 ? 0 : random.whole(0...(count - 1)), section: section)
      switch random.whole(0...5) {
      case 0:
        shelf.books[section].insert("new \(step)", at: path.item)
        shelf.view.insertItems(at: [path])
      case 1 where count > 0:
        shelf.books[section].remove(at: path.item)
        shelf.view.deleteItems(at: [path])
      case 2 where count > 0:
        shelf.books[section][path.item] = "again \(step)"
        shelf.view.reloadItems(at: [path])
      case 3 where count > 1:
        shelf.view.performBatchUpdates {
          let book = shelf.books[section].remove(at: path.item)
          shelf.books[section].append(book)
          shelf.view.moveItem(at: path, to: IndexPath(item: count - 1, section: section))
        }
      case 4:
        shelf.books[section] = shelf.books[section].map { "reloaded " + $0.suffix(6) }
        shelf.view.reloadData()
      default: shelf.scroll(to: random.number(0...Double(max(1, shelf.view.contentSize.height))))
      }
    }

    @Test("What an app does to a cell's transform stays while its place stays")
    func transformStays() {
      let shelf = Shelf([200])
      shelf.view.layoutIfNeeded()
      let cell = shelf.view.cellForItem(at: IndexPath(item: 20, section: 0))
      cell?.transform = CGAffineTransform(scaleX: 0.5, y: 2)
      let center = cell?.center
      shelf.scroll(to: 40)
      shelf.view.setNeedsLayout()
      shelf.view.layoutIfNeeded()
      #expect(cell?.transform == CGAffineTransform(scaleX: 0.5, y: 2))
      #expect(cell?.center == center)
      #expect(cell?.bounds.size == CGSize(width: 50, height: 50))
    }
  }
}
#endif
