#if canImport(UIKit)
import Foundation
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct FlowLayoutTests {
    init() { startOver() }

    /// What one pixel may do.
    private let pixel = 0.51

    @Test("Items of one size make a grid that fills the width")
    func grid() {
      var random = SplitMix(seed: 21)
      for _ in 0..<60 {
        let shelf = Shelf([random.whole(1...50)])
        let inset = UIEdgeInsets(
          top: random.number(0...30),
          left: random.number(0...30),
          bottom: random.number(0...30),
          right: random.number(0...30)
        )
        let size = CGSize(width: random.number(20...110), height: random.number(20...90))
        let gap = random.number(0...12)
        let line = random.number(0...20)
        shelf.layout.sectionInset = inset
        shelf.layout.itemSize = size
        shelf.layout.minimumInteritemSpacing = gap
        shelf.layout.minimumLineSpacing = line
        shelf.view.layoutIfNeeded()
        let room = 300 - inset.left - inset.right
        let columns = Int(((room + gap) / (size.width + gap)).rounded(.down))
        let step = (room - size.width) / CGFloat(columns - 1)
        for path in shelf.paths {
          let frame = shelf.view.layoutAttributesForItem(at: path)?.frame ?? .null
          let (row, column) = path.item.quotientAndRemainder(dividingBy: columns)
          #expect(abs(frame.minX - inset.left - CGFloat(column) * step) <= pixel)
          #expect(abs(frame.minY - inset.top - CGFloat(row) * (size.height + line)) <= pixel)
          #expect(frame.size == size)
        }
        let rows = CGFloat((shelf.paths.count + columns - 1) / columns)
        let height = inset.top + inset.bottom + rows * size.height + (rows - 1) * line
        #expect(abs(shelf.view.contentSize.height - height) <= pixel)
        #expect(shelf.view.contentSize.width == 300)
      }
    }

    @Test("An item is found where it is")
    func points() {
      let shelf = Shelf([100])
      shelf.view.layoutIfNeeded()
      for path in shelf.paths {
        let frame = shelf.view.layoutAttributesForItem(at: path)?.frame ?? .null
        #expect(shelf.view.indexPathForItem(at: CGPoint(x: frame.midX, y: frame.midY)) == path)
      }
      #expect(shelf.view.indexPathForItem(at: CGPoint(x: 100, y: 55)) == nil)
    }
  }
}
#endif
