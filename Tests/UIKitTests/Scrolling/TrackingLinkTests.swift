#if canImport(UIKit)
// DL-6.
import Foundation
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite(.enabled(if: Hands.isAvailable)) struct TrackingLinkTests {
    @Test("DL-6: while a scroll view is scrolled only links of the common modes fire")
    func modes() async {
      let root = UIViewController()
      let window = show(root)
      let scroll = UIScrollView(frame: window.bounds)
      scroll.contentSize = CGSize(width: 393, height: 5000)
      root.view.addSubview(scroll)
      var (plain, common) = (0, 0)
      let links = [displayLink { _ in plain += 1 }, displayLink { _ in common += 1 }]
      links[0].add(to: .main, forMode: .default)
      links[1].add(to: .main, forMode: .common)
      await advance(0.1)
      #expect(plain > 0 && plain == common)
      let finger = await Hands.touch(at: CGPoint(x: 100, y: 600), in: window)
      await finger.move(to: CGPoint(x: 100, y: 500), during: 0.1)
      let (before, commonBefore) = (plain, common)
      await finger.move(to: CGPoint(x: 100, y: 300), during: 0.2)
      #expect(plain == before && common > commonBefore + 5)
      await finger.lift()
      await advance(8)
      let rested = plain
      await advance(0.1)
      #expect(plain > rested)
      for link in links { link.invalidate() }
    }
  }
}
#endif
