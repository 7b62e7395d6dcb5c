#if canImport(UIKit)
import Foundation
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct CustomLayoutTests {
    init() { startOver() }

    @Test("A layout of one's own places cells, turned, faint and stacked")
    func fan() {
      let shelf = Shelf([3])
      shelf.view.setCollectionViewLayout(FanLayout(), animated: false)
      shelf.view.layoutIfNeeded()
      #expect(shelf.view.contentSize == CGSize(width: 300, height: 500))
      #expect(shelf.view.visibleCells.count == 3)
      for item in 0..<3 {
        let cell = shelf.view.cellForItem(at: IndexPath(item: item, section: 0))
        #expect(cell?.center == CGPoint(x: 150, y: 200))
        #expect(cell?.bounds.size == CGSize(width: 100, height: 140))
        #expect(cell?.transform == CGAffineTransform(rotationAngle: CGFloat(item) * 0.2))
        #expect(abs((cell?.alpha ?? 0) - (1 - CGFloat(item) * 0.25)) < 1e-6)
        #expect(cell?.layer.zPosition == CGFloat(-item))
      }
    }

    @Test("From one layout to another and back the cells stay the same")
    func swap() {
      let shelf = Shelf([3])
      shelf.view.layoutIfNeeded()
      let cells = shelf.view.visibleCells
      let before = cells.map(\.frame)
      shelf.view.setCollectionViewLayout(FanLayout(), animated: false)
      shelf.view.layoutIfNeeded()
      #expect(shelf.layout.collectionView == nil)
      #expect(shelf.view.collectionViewLayout.collectionView === shelf.view)
      shelf.view.setCollectionViewLayout(shelf.layout, animated: false)
      shelf.view.layoutIfNeeded()
      #expect(Set(shelf.view.visibleCells) == Set(cells))
      #expect(cells.map(\.frame) == before)
      #expect(cells.allSatisfy { $0.alpha == 1 && $0.transform.isIdentity })
    }

    @Test("A layout that holds for no other bounds is prepared again when they change")
    func invalidation() {
      let shelf = Shelf([3])
      let layout = FanLayout()
      shelf.view.setCollectionViewLayout(layout, animated: false)
      shelf.view.layoutIfNeeded()
      let count = layout.timesPrepared
      shelf.view.setNeedsLayout()
      shelf.view.layoutIfNeeded()
      #expect(layout.timesPrepared == count)
      shelf.scroll(to: 30)
      #expect(layout.timesPrepared > count)
      #expect(shelf.view.cellForItem(at: IndexPath(item: 0, section: 0))?.center.y == 230)
    }

    @Test("Attributes: the frame is the bounding box of what is turned about the center")
    func attributes() {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
      attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      #expect(attributes.center == CGPoint(x: 25, y: 40))
      #expect(attributes.size == CGSize(width: 30, height: 40))
      attributes.transform = CGAffineTransform(scaleX: 2, y: 0.5)
      #expect(attributes.frame == CGRect(x: -5, y: 30, width: 60, height: 20))
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
      #expect(copy == attributes)
      copy?.zIndex = 1
      #expect(copy != attributes)
    }
  }
}

/// Cards that turn about one place in what can be seen.
final class FanLayout: UICollectionViewLayout {
  var timesPrepared = 0

  override func prepare() {
    super.prepare()
    timesPrepared += 1
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 500) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return (0..<count).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = CGSize(width: 100, height: 140)
    attributes.center = CGPoint(x: 150, y: 200 + (collectionView?.bounds.minY ?? 0))
    attributes.transform = CGAffineTransform(rotationAngle: CGFloat(indexPath.item) * 0.2)
    attributes.alpha = 1 - CGFloat(indexPath.item) * 0.25
    attributes.zIndex = -indexPath.item
    return attributes
  }
}
#endif
