#if canImport(UIKit)
// Insets, edges, corners and index paths.
import Foundation
import Testing
import UIKit

extension UIKitTests {
  @Suite struct GeometryValuesTests {
    @Test func insetsMoveTheEdgesInwards() {
      let rect = CGRect(x: 10, y: 20, width: 100, height: 80)
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 76))
      #expect(rect.inset(by: .zero) == rect)
      #expect(UIEdgeInsets.zero == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
      #expect(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0) != .zero)
    }

    @Test("VH-5: corner masks have the published bits")
    func cornerMasks() {
      #expect(CACornerMask.layerMinXMinYCorner.rawValue == 1)
      #expect(CACornerMask.layerMaxXMinYCorner.rawValue == 2)
      #expect(CACornerMask.layerMinXMaxYCorner.rawValue == 4)
      #expect(CACornerMask.layerMaxXMaxYCorner.rawValue == 8)
    }

    @Test func edgesAreFourBits() {
      let edges: [UIRectEdge] = [.top, .left, .bottom, .right]
      #expect(edges.map(\.rawValue) == [1, 2, 4, 8])
      #expect(UIRectEdge.all == [.top, .left, .bottom, .right])
    }

    @Test func anIndexPathHasItsSectionFirst() {
      var path = IndexPath(item: 3, section: 1)
      #expect(path == IndexPath(row: 3, section: 1))
      #expect(path == IndexPath(indexes: [1, 3]))
      #expect((path.item, path.row, path.section) == (3, 3, 1))
      path.item = 7
      path.section = 2
      #expect(path == IndexPath(row: 7, section: 2))
      #expect(IndexPath(row: 9, section: 0) < IndexPath(row: 0, section: 1))
    }
  }
}
#endif
