#if canImport(UIKit)
// Taps, long presses, and pinches.
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite(.enabled(if: Hands.isAvailable)) struct TapTests {
    let start = CGPoint(x: 100, y: 200)

    func moved(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: start.x + x, y: start.y + y)
    }

    @Test func aTapIsRecognizedWhereItIs() async {
      let scene = await GestureScene()
      let tap = scene.add(UITapGestureRecognizer())
      var place: CGPoint?
      tap.whenSent { place = $0.location(in: scene.canvas) }
      await Hands.tap(at: start, in: scene.window)
      #expect(scene.log == ["ended"])
      #expect(place == CGPoint(x: 60, y: 100))
      #expect(scene.canvas.log == ["began", "cancelled"])
    }

    @Test func aLongPressBeginsAfterItsTimeAndFollows() async {
      let scene = await GestureScene()
      let press = scene.add(UILongPressGestureRecognizer())
      #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
      let finger = await Hands.touch(at: start, in: scene.window)
      await finger.hold(for: 0.45)
      #expect(scene.log.isEmpty)
      await finger.hold(for: 0.1)
      #expect(scene.log == ["began"])
      await finger.move(to: moved(100, 0), during: 0.1)
      await finger.lift()
      #expect(scene.brief == ["began", "changed", "ended"])
    }

    @Test func aLongPressThatMovesTooSoonFails() async {
      let scene = await GestureScene()
      scene.add(UILongPressGestureRecognizer())
      let finger = await Hands.touch(at: start, in: scene.window)
      await finger.move(to: moved(20, 0), during: 0.1)
      await finger.hold(for: 1)
      await finger.lift()
      #expect(scene.log.isEmpty)
    }

    @Test func aPinchScalesWithTheFingersDistance() async {
      let scene = await GestureScene()
      let pinch = scene.add(UIPinchGestureRecognizer())
      var scale: CGFloat = 0
      var first: CGFloat?
      pinch.whenSent { _ in
        first = first ?? pinch.scale
        scale = pinch.scale
      }
      await Hands.pinch(
        around: CGPoint(x: 190, y: 300),
        from: 100,
        to: 200,
        in: scene.window
      )
      #expect(scene.brief == ["began", "changed", "ended"])
      #expect(first == 1)
      #expect(abs(scale - 1.8) < 0.15)
      #expect(pinch.scale == 1)
    }

    /// GR-11: as documented, a pinch goes on until both fingers are lifted, and knows where each of them is.
    @Test func aPinchKnowsWhereEachFingerIsUntilBothAreLifted() async {
      let scene = await GestureScene()
      let pinch = scene.add(UIPinchGestureRecognizer())
      let points = [CGPoint(x: 100, y: 300), CGPoint(x: 280, y: 320)]
      let fingers = await Hands.touch(at: points, in: scene.window)
      await fingers[1].move(to: CGPoint(x: 180, y: 340), during: 0.2)
      await nextTurn()
      #expect(pinch.numberOfTouches == 2)
      #expect(pinch.location(ofTouch: 0, in: nil) == CGPoint(x: 100, y: 300))
      #expect(pinch.location(ofTouch: 1, in: nil) == CGPoint(x: 180, y: 340))
      #expect(pinch.location(ofTouch: 1, in: scene.canvas) == CGPoint(x: 140, y: 240))
      await fingers[0].lift()
      await advance(0.02)
      #expect(pinch.numberOfTouches == 1 && pinch.state == .changed)
      #expect(pinch.location(ofTouch: 0, in: nil) == CGPoint(x: 180, y: 340))
      await fingers[1].lift()
      await advance(0.02)
      #expect(scene.brief == ["began", "changed", "ended"])
    }
  }
}
#endif
