#if canImport(UIKit)
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite(.enabled(if: Hands.isAvailable)) struct PanTests {
    let start = CGPoint(x: 100, y: 200)
    let end = CGPoint(x: 200, y: 200)

    @Test("GR-5: under any transform the translation is the finger's travel since the pan began")
    func translation() async {
      var random = SplitMix(seed: 8)
      for _ in 0..<40 {
        startOver()
        let scene = await GestureScene()
        let pan = scene.add(UIPanGestureRecognizer())
        scene.canvas.transform = CGAffineTransform(rotationAngle: random.number(-3...3))
          .scaledBy(x: random.number(0.7...2), y: random.number(0.7...2))
        var first: CGPoint?
        var worst: CGFloat = 0
        pan.whenSent { _ in
          let here = pan.location(in: scene.canvas)
          let from = first ?? here
          first = from
          let said = pan.translation(in: scene.canvas)
          worst = max(worst, abs(said.x - here.x + from.x), abs(said.y - here.y + from.y))
        }
        let middle = CGPoint(x: scene.canvas.center.x, y: scene.canvas.center.y)
        let goal = CGPoint(
          x: middle.x + random.number(-100...100),
          y: middle.y + random.number(20...100)
        )
        await Hands.drag(from: middle, to: goal, in: scene.window)
        #expect(first != nil)
        #expect(worst < 1e-6)
      }
    }

    @Test("GR-5: the velocity of an even drag is its distance over its time")
    func velocity() async {
      var random = SplitMix(seed: 3)
      for _ in 0..<40 {
        startOver()
        let scene = await GestureScene()
        let pan = scene.add(UIPanGestureRecognizer())
        var last = CGPoint.zero
        pan.whenSent { _ in if pan.state == .ended { last = pan.velocity(in: scene.canvas) } }
        let frames = random.whole(6...60)
        let duration = Double(frames) / 60
        let way = CGPoint(x: random.number(20...180), y: random.number(-80...250))
        let goal = CGPoint(x: start.x + way.x, y: start.y + way.y)
        await Hands.drag(from: start, to: goal, duration: duration, in: scene.window)
        #expect(abs(last.x - way.x / duration) < 1e-3)
        #expect(abs(last.y - way.y / duration) < 1e-3)
      }
    }

    @Test("GR-5: a pan that begins with the first move has a velocity")
    func firstMove() async {
      let scene = await GestureScene()
      let pan = scene.add(UIPanGestureRecognizer())
      var first: CGPoint?
      pan.whenSent { _ in if first == nil { first = pan.velocity(in: scene.canvas) } }
      let finger = await Hands.touch(at: start, in: scene.window)
      await finger.move(to: CGPoint(x: start.x, y: start.y + 30), during: 0)
      #expect(first.map { $0.x == 0 && $0.y > 0 } == true)
      await finger.lift()
    }

    @Test("GR-14: a quick stroke is recognized; a slow one, another way, or beside a pan it isn't")
    func stroke() async {
      for (y, seconds, hasPan, strokes) in [
        (200, 0.2, false, 1), (200, 1.5, false, 0), (320, 0.2, false, 0), (200, 0.2, true, 0),
      ] as [(CGFloat, TimeInterval, Bool, Int)] {
        startOver()
        let scene = await GestureScene()
        if hasPan { scene.add(UIPanGestureRecognizer(), "pan ") }
        scene.add(UISwipeGestureRecognizer(), "stroke ")
        let end = CGPoint(x: 200, y: y)
        await Hands.drag(from: start, to: end, duration: seconds, in: scene.window)
        #expect(scene.brief.filter { $0.hasPrefix("stroke") }.count == strokes, "\(y) \(seconds)")
      }
    }

    @Test("GR-5: a pan ends when all fingers lift, and a finger more or less moves nothing")
    func twoFingers() async {
      let scene = await GestureScene()
      let pan = scene.add(UIPanGestureRecognizer())
      let first = await Hands.touch(at: start, in: scene.window)
      await first.move(to: end, during: 0.2)
      let before = pan.translation(in: nil)
      let second = await Hands.touch(at: CGPoint(x: 300, y: 400), in: scene.window)
      #expect(pan.translation(in: nil) == before)
      #expect(pan.numberOfTouches == 2)
      await first.lift()
      #expect(scene.brief == ["began", "changed"])
      await second.move(to: CGPoint(x: 310, y: 400), during: 0.1)
      #expect(abs(pan.translation(in: nil).x - before.x - 10) < 1e-6)
      await second.lift()
      #expect(scene.brief == ["began", "changed", "ended"])
    }

    @Test("GR-7, RC-100: an edge pan is for one finger, and begins at its edge and inward only")
    func edgePan() async {
      let scene = await GestureScene()
      let root = scene.window.rootViewController?.view
      let pan = scene.add(UIScreenEdgePanGestureRecognizer(), to: root)
      #expect(pan.edges == [])
      #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == 1)
      let edges: [UIRectEdge] = [.left, .right, .top, .bottom]
      for (own, touched) in edges.flatMap({ own in edges.map { (own, $0) } }) {
        pan.edges = own
        let before = scene.log.count
        await Hands.edgeDrag(touched, distance: 150, in: scene.window)
        #expect((scene.log.count > before) == (own == touched))
        let (_, away) = Hands.edgeLine(touched, 100, scene.window.bounds)
        let after = scene.log.count
        await Hands.drag(from: away, to: CGPoint(x: 196, y: 426), in: scene.window)
        #expect(scene.log.count == after)
      }
    }
  }

  /// Taps, long presses, and pinches.
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
