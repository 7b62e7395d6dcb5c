#if canImport(UIKit)
// What depends on the reading direction.
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct LayoutDirectionTests {
    /// A few views between leading and trailing, by the same numbers in either direction.
    private func frames(seed: UInt64, rightToLeft: Bool) -> [CGRect] {
      var random = SplitMix(seed: seed)
      let (_, board) = stage(CGSize(width: 320, height: 200), rightToLeft: rightToLeft)
      var views: [UIView] = []
      for _ in 0..<5 {
        let view = UIView()
        if rightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        board.addConstrained(view)
        let start = views.last?.trailingAnchor ?? board.leadingAnchor
        let gap = CGFloat(random.whole(0...20))
        let width = view.widthAnchor.constraint(equalToConstant: CGFloat(random.whole(20...90)))
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
          width, view.leadingAnchor.constraint(equalTo: start, constant: gap),
          view.trailingAnchor.constraint(
            lessThanOrEqualTo: board.trailingAnchor,
            constant: -CGFloat(random.whole(0...9))
          ),
        ])
        views.append(view)
      }
      board.layoutIfNeeded()
      return views.map(\.frame)
    }

    @Test func rightToLeftMirrors() {
      for seed in 400..<420 as Range<UInt64> {
        let left = frames(seed: seed, rightToLeft: false)
        let right = frames(seed: seed, rightToLeft: true)
        for (a, b) in zip(left, right) {
          let mirrored = CGRect(x: 320 - a.maxX, y: a.minY, width: a.width, height: a.height)
          #expect(isClose(mirrored, b, within: 0.34))
        }
        #expect(left.contains { $0.width > 0 })
      }
    }

    @Test("Leading is where the content of a view begins, whatever its subviews say")
    func directionOfContent() {
      for isContentMirrored in [true, false] {
        let (_, board) = stage(CGSize(width: 320, height: 200), rightToLeft: isContentMirrored)
        let view = UIView()
        view.semanticContentAttribute = isContentMirrored ? .forceLeftToRight : .forceRightToLeft
        board.addConstrained(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: board.leadingAnchor, constant: 12),
          view.widthAnchor.constraint(equalToConstant: 20),
        ])
        board.layoutIfNeeded()
        #expect(view.frame.minX == (isContentMirrored ? 288 : 12))
      }
    }
  }
}
#endif
