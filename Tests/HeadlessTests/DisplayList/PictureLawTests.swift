// SN-4, SN-5, SN-8: a picture exactly over its source is seen as the source.
import MatchEngineTestSupport
import Testing

@testable import UIKit

extension HeadlessTests {
  @MainActor @Suite struct PictureLawTests {
    /// A clipping tree on the screen, and the list with it.
    private func shown(_ seed: UInt64) -> (window: UIWindow, source: UIView, list: DisplayList) {
      let window = emptyWindow()
      var tree = RandomTree(seed: seed, isRich: true)
      let source = tree.view(depth: 3, in: CGSize(width: 300, height: 300))
      source.clipsToBounds = true
      source.isHidden = false
      source.backgroundColor = .white
      source.center = CGPoint(x: 200, y: 300)
      window.addSubview(source)
      Headless.turn()
      return (window, source, Headless.displayList)
    }

    private func put(_ snapshot: UIView, over source: UIView, in window: UIWindow) {
      snapshot.layer.anchorPoint = source.layer.anchorPoint
      snapshot.center = source.center
      snapshot.transform = source.transform
      source.removeFromSuperview()
      window.addSubview(snapshot)
      Headless.turn()
    }

    @Test("A snapshot exactly over its source yields the source's list")
    func snapshots() throws {
      var count = 0
      for seed in 0..<80 as Range<UInt64> {
        let (window, source, list) = shown(seed)
        let snapshot = try #require(source.snapshotView(afterScreenUpdates: seed % 2 == 0))
        put(snapshot, over: source, in: window)
        let again = Headless.displayList
        let gone = again.difference(from: list, within: 1e-6)
        #expect(gone.isEmpty, "seed \(seed)\n\(gone.joined(separator: "\n"))")
        #expect(again.items.allSatisfy { $0.pictures == 1 })
        count += again.items.count
      }
      #expect(count > 500)
    }
  }
}
