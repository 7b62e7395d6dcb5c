#if canImport(UIKit)
import Foundation
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct CompositionalLayoutTests {
    init() { startOver() }

    private func frames(_ shelf: Shelf, _ section: NSCollectionLayoutSection) -> [CGRect] {
      shelf.view.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
      shelf.view.layoutIfNeeded()
      return shelf.paths.compactMap { shelf.view.layoutAttributesForItem(at: $0)?.frame }
    }

    private func size(
      _ width: NSCollectionLayoutDimension,
      _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    @Test("Equal parts of rows make a grid")
    func grid() {
      var random = SplitMix(seed: 51)
      for _ in 0..<20 {
        let columns = random.whole(1...6)
        let height = random.number(20...90)
        let line = random.number(0...20)
        let item = NSCollectionLayoutItem(
          layoutSize: size(.fractionalWidth(1 / CGFloat(columns)), .fractionalHeight(1))
        )
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(height)),
          subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = line
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
        let shelf = Shelf([random.whole(1...40)])
        let width = 286 / CGFloat(columns)
        for (index, frame) in frames(shelf, section).enumerated() {
          let (row, column) = index.quotientAndRemainder(dividingBy: columns)
          #expect(abs(frame.minX - 6 - CGFloat(column) * width) < 0.51)
          #expect(abs(frame.minY - 5 - CGFloat(row) * (height + line)) < 0.51)
          #expect(abs(frame.width - width) < 0.51 && abs(frame.height - height) < 0.51)
        }
        #expect(shelf.view.indexPathsForVisibleItems.sorted() == shelf.pathsInSight)
      }
    }
  }
}
#endif
