#if canImport(UIKit)
import Foundation
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct CollectionSelectionTests {
    init() { startOver() }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test("What an app selects is told to no delegate")
    func programmatic() {
      let shelf = Shelf([10])
      shelf.view.layoutIfNeeded()
      shelf.view.selectItem(at: path(3), animated: false, scrollPosition: [])
      #expect(shelf.view.indexPathsForSelectedItems == [path(3)])
      #expect(shelf.view.cellForItem(at: path(3))?.isSelected == true)
      shelf.view.selectItem(at: path(4), animated: false, scrollPosition: [])
      #expect(shelf.view.indexPathsForSelectedItems == [path(4)])
      #expect(shelf.view.cellForItem(at: path(3))?.isSelected == false)
      shelf.view.deselectItem(at: path(4), animated: false)
      #expect(shelf.view.indexPathsForSelectedItems?.isEmpty ?? true)
      #expect(shelf.view.cellForItem(at: path(4))?.isSelected == false)
      #expect(shelf.calls.isEmpty)
    }

    @Test("Many are selected only where that is allowed; nil selects none")
    func multiple() {
      let shelf = Shelf([10])
      shelf.view.allowsMultipleSelection = true
      shelf.view.layoutIfNeeded()
      for item in [2, 7, 5] {
        shelf.view.selectItem(at: path(item), animated: false, scrollPosition: [])
      }
      #expect(Set(shelf.view.indexPathsForSelectedItems ?? []) == [path(2), path(5), path(7)])
      shelf.view.selectItem(at: nil, animated: false, scrollPosition: [])
      #expect(shelf.view.indexPathsForSelectedItems?.isEmpty ?? true)
      shelf.view.allowsSelection = false
      shelf.view.selectItem(at: path(1), animated: false, scrollPosition: [])
      #expect(shelf.view.indexPathsForSelectedItems?.isEmpty ?? true)
    }

    @Test("A selection is still there after its cell was away")
    func survivesScrolling() {
      var random = SplitMix(seed: 13)
      let shelf = Shelf([400])
      shelf.view.allowsMultipleSelection = true
      shelf.view.layoutIfNeeded()
      var chosen: Set<IndexPath> = []
      for _ in 0..<60 {
        let item = path(random.whole(0...399))
        if chosen.remove(item) != nil {
          shelf.view.deselectItem(at: item, animated: false)
        } else {
          chosen.insert(item)
          shelf.view.selectItem(at: item, animated: false, scrollPosition: [])
        }
        shelf.scroll(to: random.number(0...Double(shelf.view.contentSize.height - 400)))
        #expect(Set(shelf.view.indexPathsForSelectedItems ?? []) == chosen)
        for path in shelf.view.indexPathsForVisibleItems {
          #expect(shelf.view.cellForItem(at: path)?.isSelected == chosen.contains(path))
        }
      }
    }

    @Test("A selection goes along with its item, and ends with it")
    func followsUpdates() {
      let shelf = Shelf([10])
      shelf.view.layoutIfNeeded()
      shelf.view.selectItem(at: path(5), animated: false, scrollPosition: [])
      let cell = shelf.view.cellForItem(at: path(5))
      shelf.view.performBatchUpdates {
        shelf.books[0].remove(at: 0)
        shelf.books[0].insert(contentsOf: ["a", "b", "c"], at: 1)
        shelf.view.deleteItems(at: [path(0)])
        shelf.view.insertItems(at: [path(1), path(2), path(3)])
      }
      shelf.view.layoutIfNeeded()
      #expect(shelf.view.indexPathsForSelectedItems == [path(7)])
      #expect(shelf.view.cellForItem(at: path(7))?.isSelected == true)
      #expect(shelf.view.cellForItem(at: path(7)) === cell)
      shelf.books[0].remove(at: 7)
      shelf.view.deleteItems(at: [path(7)])
      #expect(shelf.view.indexPathsForSelectedItems?.isEmpty ?? true)
    }

    @Test("Reloading all ends the selection")
    func reloadEnds() {
      let shelf = Shelf([10])
      shelf.view.layoutIfNeeded()
      shelf.view.selectItem(at: path(5), animated: false, scrollPosition: [])
      shelf.view.reloadData()
      shelf.view.layoutIfNeeded()
      #expect(shelf.view.indexPathsForSelectedItems?.isEmpty ?? true)
      #expect(shelf.view.cellForItem(at: path(5))?.isSelected == false)
    }

    @Test("A batch of updates is done when it says so, in a later turn")
    func completion() async {
      let shelf = Shelf([10])
      let window = show(UIViewController())
      window.rootViewController?.view.addSubview(shelf.view)
      shelf.view.layoutIfNeeded()
      var isDone: Bool?
      shelf.view.performBatchUpdates {
        shelf.books[0].append("last")
        shelf.view.insertItems(at: [path(10)])
      } completion: {
        isDone = $0
      }
      #expect(isDone == nil)
      #expect(shelf.view.numberOfItems(inSection: 0) == 11)
      await advance(0.5)
      #expect(isDone == true)
    }
  }
}
#endif
