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
  }
}
#endif
