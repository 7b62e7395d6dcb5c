#if canImport(UIKit)
// Insets, edges, corners and index paths.
import Foundation
import Testing
import UIKit

extension UIKitTests {
  @Suite struct GeometryValuesTests {
    @Test("VH-5: corner masks have the published bits")
    func cornerMasks() {
      #expect(CACornerMask.layerMinXMinYCorner.rawValue == 1)
      #expect(CACornerMask.layerMaxXMinYCorner.rawValue == 2)
      #expect(CACornerMask.layerMinXMaxYCorner.rawValue == 4)
      #expect(CACornerMask.layerMaxXMaxYCorner.rawValue == 8)
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
