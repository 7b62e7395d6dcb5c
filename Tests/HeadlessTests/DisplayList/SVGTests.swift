// The screen as SVG.
import MatchEngineTestSupport
import Testing

@testable import UIKit

extension HeadlessTests {
  @MainActor @Suite struct SVGTests {
    private func screen(_ seed: UInt64) -> UIWindow {
      let window = emptyWindow()
      var tree = RandomTree(seed: seed, isRich: true)
      for _ in 0..<4 { window.addSubview(tree.view(depth: 3, in: window.bounds.size)) }
      Headless.turn()
      if let snapshot = window.snapshotView(afterScreenUpdates: false) {
        window.addSubview(snapshot)
      }
      Headless.turn()
      return window
    }

    @Test func equalTreesHaveTheSameBytes() {
      for seed in 0..<8 as Range<UInt64> {
        let first = withExtendedLifetime(screen(seed)) { Headless.svg() }
        let list = Headless.displayList
        let again = withExtendedLifetime(screen(seed)) { Headless.svg() }
        #expect(first == again)
        let other = withExtendedLifetime(screen(seed + 100)) { Headless.svg() }
        #expect(first != other)
        _ = list
      }
    }
  }
}
