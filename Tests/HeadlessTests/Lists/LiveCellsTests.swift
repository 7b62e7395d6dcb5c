import Foundation
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  @MainActor @Suite struct LiveCellsTests {
    init() { startOver() }

    @Test("No more cells are made than were ever visible at once, and one")
    func liveCells() {
      var random = SplitMix(seed: 41)
      for _ in 0..<20 {
        let source = CountedItems(random.whole(1...300))
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: random.number(30...200), height: random.number(30...200))
        let view = source.view(layout)
        view.layoutIfNeeded()
        var most = view.visibleCells.count
        for _ in 0..<40 {
          view.contentOffset.y = random.number(0...Double(max(1, view.contentSize.height)))
          if random.chance(oneIn: 5) { view.reloadData() }
          view.layoutIfNeeded()
          most = max(most, view.visibleCells.count)
        }
        #expect(source.made.count <= most + 1)
        #expect(!source.made.isEmpty)
      }
    }

    @Test("A list that goes takes its cells along")
    func nothingStays() {
      let before = Headless.accounts.liveViews
      do {
        let source = CountedItems(100)
        let view = source.view(UICollectionViewFlowLayout())
        view.layoutIfNeeded()
        view.contentOffset.y = 500
        view.layoutIfNeeded()
        #expect(Headless.accounts.liveViews > before + 10)
      }
      #expect(Headless.accounts.liveViews == before)
    }
  }
}

@MainActor private final class CountedItems: NSObject, UICollectionViewDataSource {
  let count: Int
  var made: Set<UICollectionViewCell> = []

  init(_ count: Int) { self.count = count }

  func view(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "x")
    view.dataSource = self
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "x", for: indexPath)
    made.insert(cell)
    return cell
  }
}
