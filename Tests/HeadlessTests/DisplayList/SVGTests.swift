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

    /// Tags open and close in order, and every name that is used is there.
    @Test func documentsAreWellFormed() {
      for seed in 20..<30 as Range<UInt64> {
        let svg = withExtendedLifetime(screen(seed)) { Headless.svg() }
        var open: [Substring] = []
        for tag in svg.split(separator: "<") {
          guard let end = tag.firstIndex(of: ">") else { continue }
          let head = tag[..<end]
          let name = head.prefix { !" />".contains($0) }
          if head.hasPrefix("/") {
            #expect(open.popLast() == head.dropFirst())
          } else if !head.hasSuffix("/") {
            open.append(name)
          }
        }
        #expect(open.isEmpty)
        let names = svg.components(separatedBy: " id=\"").dropFirst().map {
          $0.prefix { $0 != "\"" }
        }
        #expect(names.map { "\($0)" } == (1...max(1, names.count)).map { "d\($0)" })
        for sign in ["url(#", "href=\"#"] {
          for part in svg.components(separatedBy: sign).dropFirst() {
            let name = part.prefix { $0.isLetter || $0.isNumber }
            #expect(names.contains(name))
          }
        }
      }
    }
  }
}
