#if canImport(UIKit)
// GR-3: who gets a touch on a scroll view: its pan, its content, or recognizers around it.
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite(.enabled(if: Hands.isAvailable)) struct ScrollSharingTests {
    let tall = CGSize(width: 300, height: 20000)

    @Test("a drag across what can be scrolled is left to others")
    func otherAxis() async {
      let scene = await ScrollScene(content: tall)
      var states: [UIGestureRecognizer.State] = []
      let pan = UIPanGestureRecognizer()
      pan.whenSent { states.append($0.state) }
      scene.window.rootViewController?.view.addGestureRecognizer(pan)
      await scene.drag(by: CGVector(dx: 100, dy: 0))
      #expect(states.contains(.ended) && scene.log.isEmpty)
      states = []
      await scene.drag(by: CGVector(dx: 0, dy: -100))
      #expect(states.isEmpty && scene.log.first == "will drag")
    }

    @Test("GR-3: a scroll view's pan can wait for another recognizer")
    func panWaits() async {
      let scene = await ScrollScene(content: CGSize(width: 2000, height: 400))
      let root = scene.window.rootViewController?.view
      scene.scroll.frame = scene.window.bounds
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .left
      var count = 0
      edge.whenSent { _ in count += 1 }
      root?.addGestureRecognizer(edge)
      scene.scroll.panGestureRecognizer.require(toFail: edge)
      scene.scroll.contentOffset.x = 500
      await Hands.edgeDrag(.left, distance: 200, in: scene.window)
      #expect(count > 3 && scene.scroll.contentOffset.x == 500)
      await scene.drag(by: CGVector(dx: 100, dy: 0))
      #expect(scene.scroll.contentOffset.x < 450)
    }
  }

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
