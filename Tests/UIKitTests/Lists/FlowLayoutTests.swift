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

    @Test("Scrolling sideways fills columns from the top")
    func sideways() {
      let shelf = Shelf([7])
      shelf.layout.scrollDirection = .horizontal
      shelf.layout.itemSize = CGSize(width: 60, height: 130)
      shelf.layout.minimumLineSpacing = 4
      shelf.layout.minimumInteritemSpacing = 0
      shelf.view.layoutIfNeeded()
      let frames = shelf.paths.map { shelf.view.layoutAttributesForItem(at: $0)?.frame }
      #expect(frames[0] == CGRect(x: 0, y: 0, width: 60, height: 130))
      #expect(frames[2] == CGRect(x: 0, y: 270, width: 60, height: 130))
      #expect(frames[3] == CGRect(x: 64, y: 0, width: 60, height: 130))
      #expect(shelf.view.contentSize == CGSize(width: 188, height: 400))
    }

    @Test("A new width is a new layout")
    func newWidth() {
      let shelf = Shelf([8])
      shelf.layout.itemSize = CGSize(width: 70, height: 40)
      shelf.view.layoutIfNeeded()
      #expect(shelf.view.contentSize.height == 140)
      shelf.view.frame.size.width = 160
      shelf.view.layoutIfNeeded()
      #expect(shelf.view.contentSize == CGSize(width: 160, height: 190))
      #expect(shelf.view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.minY == 50)
      #expect(shelf.view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.minX == 90)
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

    @Test("Scrolling to an item puts it where it was asked for, as far as the content goes")
    func scrolling() {
      let shelf = Shelf([300])
      shelf.view.layoutIfNeeded()
      let path = IndexPath(item: 100, section: 0)
      let frame = shelf.view.layoutAttributesForItem(at: path)?.frame ?? .null
      shelf.view.scrollToItem(at: path, at: .top, animated: false)
      #expect(shelf.view.contentOffset.y == frame.minY)
      shelf.view.scrollToItem(at: path, at: .centeredVertically, animated: false)
      #expect(shelf.view.contentOffset.y == frame.midY - 200)
      shelf.view.scrollToItem(at: path, at: .bottom, animated: false)
      #expect(shelf.view.contentOffset.y == frame.maxY - 400)
      shelf.view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .bottom, animated: false)
      #expect(shelf.view.contentOffset.y == 0)
      shelf.view.layoutIfNeeded()
      #expect(shelf.view.cellForItem(at: IndexPath(item: 0, section: 0)) != nil)
    }
  }
}
#endif
