#if canImport(UIKit)
// GR-4, AN-5, VH-2.
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite(.enabled(if: Hands.isAvailable)) struct TouchDeliveryTests {
    let start = CGPoint(x: 100, y: 200)
    let end = CGPoint(x: 200, y: 200)

    @Test(
      "GR-4: a recognized gesture cancels the view's touches, if it is to",
      arguments: [true, false]
    )
    func cancelling(cancels: Bool) async {
      let scene = await GestureScene()
      scene.add(UIPanGestureRecognizer()).cancelsTouchesInView = cancels
      await Hands.drag(from: start, to: end, in: scene.window)
      #expect(scene.canvas.brief == ["began", "moved", cancels ? "cancelled" : "ended"])
    }

    @Test("GR-4: the beginning is kept back while a recognizer that delays it may yet recognize")
    func delayedBeginning() async {
      let scene = await GestureScene()
      scene.add(UITapGestureRecognizer()).delaysTouchesBegan = true
      let finger = await Hands.touch(at: start, in: scene.window)
      await finger.move(to: CGPoint(x: 104, y: 200), during: 0.05)
      #expect(scene.canvas.log.isEmpty)
      await finger.move(to: end, during: 0.1)
      #expect(scene.canvas.log.first == "began")
      await finger.lift()
      #expect(scene.canvas.brief == ["began", "moved", "ended"])
    }

    @Test(
      "AN-5: an animated view gets no touches, unless the animation allows it",
      arguments: [true, false]
    )
    func animatedViews(allows: Bool) async {
      let scene = await GestureScene()
      let options: UIView.AnimationOptions = allows ? [.allowUserInteraction] : []
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: options,
        animations: { scene.canvas.alpha = 0.5 },
        completion: nil
      )
      await advance(0.1)
      await Hands.tap(scene.canvas)
      #expect(scene.canvas.log.isEmpty == !allows)
      await advance(2)
      await Hands.tap(scene.canvas)
      #expect(scene.canvas.log.count == (allows ? 4 : 2))
    }

    @Test(
      "VH-2: in any tree the view that is hit is the front one whose frame, and whose parents', has the point"
    )
    func hitTestingAgreesWithFrames() {
      var random = SplitMix(seed: 5)
      for _ in 0..<200 {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        var views = [root]
        for _ in 0..<random.whole(0...12) {
          let parent = views[random.whole(0...views.count - 1)]
          let view = UIView(
            frame: CGRect(
              x: random.number(-50...200),
              y: random.number(-50...200),
              width: random.number(1...200),
              height: random.number(1...200)
            )
          )
          view.bounds.origin = CGPoint(x: random.number(-20...20), y: random.number(-20...20))
          if random.chance(oneIn: 6) { view.isHidden = true }
          parent.addSubview(view)
          views.append(view)
        }
        let point = CGPoint(x: random.number(0...299), y: random.number(0...299))
        #expect(root.hitTest(point, with: nil) === frontmost(root, point))
      }
    }

    /// All views that have the point, back to front, by their frames alone.
    private func frontmost(_ view: UIView, _ point: CGPoint) -> UIView? {
      var found = view
      for subview in view.subviews where subview.frame.contains(point) && !subview.isHidden {
        let inside = CGPoint(
          x: point.x - subview.frame.minX + subview.bounds.minX,
          y: point.y - subview.frame.minY + subview.bounds.minY
        )
        found = frontmost(subview, inside) ?? found
      }
      return found
    }
  }
}
#endif
