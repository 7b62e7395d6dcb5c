#if canImport(UIKit)
// GR-3: who gets a touch on a scroll view: its pan, its content, or recognizers around it.
import Foundation
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
}
#endif
