#if canImport(UIKit)
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// GR-8, GR-9: scrolling by hand.
  @MainActor @Suite(.enabled(if: Hands.isAvailable)) struct ScrollDragTests {
    let tall = CGSize(width: 300, height: 20000)

    @Test("GR-9: it tracks when touched, drags when moved, decelerates when released")
    func flags() async {
      let scene = await ScrollScene(content: tall)
      let scroll = scene.scroll
      let finger = await Hands.touch(at: CGPoint(x: 190, y: 400), in: scene.window)
      #expect(scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating)
      await finger.move(to: CGPoint(x: 190, y: 200), during: 0.2)
      #expect(scroll.isTracking && scroll.isDragging && !scroll.isDecelerating)
      await finger.lift()
      #expect(!scroll.isTracking && !scroll.isDragging && scroll.isDecelerating)
      await advance(8)
      #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating)
    }

    @Test("the delegate hears of a flick in order")
    func order() async {
      let scene = await ScrollScene(content: tall)
      await scene.drag(by: CGVector(dx: 0, dy: -200))
      await advance(8)
      #expect(
        scene.log == [
          "will drag", "scroll", "will end drag", "did end drag true", "will decelerate", "scroll",
          "did decelerate",
        ]
      )
    }

    @Test(
      "GR-8: released content slows down by its rate per millisecond",
      arguments: [0.998, 0.99]
    )
    func deceleration(rate: CGFloat) async throws {
      let scene = await ScrollScene(content: tall)
      scene.scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
      await scene.drag(by: CGVector(dx: 0, dy: -200))
      let release = try #require(scene.release)
      let free = release.offset.y + release.velocity.y * rate / (1 - rate)
      #expect(abs(release.target.y - free) < 0.5)
      #expect(release.target.y > release.offset.y + 20)
      for step in 1...6 {
        await advance(0.05)
        let part = pow(rate, CGFloat(step) * 50)
        let place = release.target.y + (release.offset.y - release.target.y) * part
        #expect(abs(scene.scroll.contentOffset.y - place) < 1)
      }
      await advance(8)
      #expect(scene.scroll.contentOffset == release.target)
    }

    @Test("GS-40: a finger on content that slows down drags it before it moves")
    func catching() async {
      let scene = await ScrollScene(content: tall)
      let scroll = scene.scroll
      await scene.drag(by: CGVector(dx: 0, dy: -200))
      await advance(0.1)
      let offset = scroll.contentOffset
      let finger = await Hands.touch(at: CGPoint(x: 190, y: 400), in: scene.window)
      #expect(scroll.panGestureRecognizer.state == .began && scroll.isDragging)
      await finger.hold(for: 0.3)
      #expect(scroll.contentOffset == offset && scroll.isDecelerating)
      await finger.lift()
      await advance(1)
      #expect(scroll.contentOffset == offset && !scroll.isDecelerating)
      let calls = ["will drag", "will end drag", "did end drag false", "did decelerate"]
      #expect(scene.log.suffix(4) == calls[...])
    }

    @Test("GS-40: from there it follows without the way that a pan waits for")
    func catchingAndDragging() async {
      let scene = await ScrollScene(content: tall)
      await scene.drag(by: CGVector(dx: 0, dy: -200))
      await advance(0.1)
      let offset = scene.scroll.contentOffset
      let finger = await Hands.touch(at: CGPoint(x: 190, y: 400), in: scene.window)
      await finger.move(to: CGPoint(x: 190, y: 397), during: 0.1)
      #expect(isClose(scene.scroll.contentOffset.y, offset.y + 3))
      #expect(!scene.scroll.isDecelerating)
      await finger.lift()
    }

    @Test("GS-40: a pan that it waits for takes that away")
    func waitingToCatch() async {
      let scene = await ScrollScene(content: tall)
      let other = UIPanGestureRecognizer()
      other.minimumNumberOfTouches = 2
      scene.scroll.addGestureRecognizer(other)
      await scene.drag(by: CGVector(dx: 0, dy: -200))
      scene.scroll.panGestureRecognizer.require(toFail: other)
      await advance(0.1)
      let finger = await Hands.touch(at: CGPoint(x: 190, y: 400), in: scene.window)
      await finger.move(to: CGPoint(x: 190, y: 380), during: 0.2)
      #expect(!scene.scroll.isDragging && scene.scroll.panGestureRecognizer.state == .possible)
      await finger.lift()
    }

    @Test("GS-23: a pull that goes far enough refreshes, once", arguments: [40, 300])
    func refreshing(way: CGFloat) async {
      let scene = await ScrollScene(content: tall)
      let control = UIRefreshControl()
      var count = 0
      control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
      scene.scroll.refreshControl = control
      let finger = await scene.hold(by: CGVector(dx: 0, dy: way))
      #expect(count == (way > 100 ? 1 : 0) && control.isRefreshing == (way > 100))
      await finger.lift()
    }

    @Test("a pinch zooms within the limits")
    func pinchZoom() async {
      let scene = await ScrollScene(content: CGSize(width: 300, height: 400))
      scene.scroll.addSubview(scene.zoomed)
      scene.scroll.maximumZoomScale = 3
      scene.scroll.minimumZoomScale = 1
      let middle = CGPoint(x: 190, y: 300)
      await Hands.pinch(around: middle, from: 80, to: 160, in: scene.window)
      await advance(1)
      #expect(abs(scene.scroll.zoomScale - 1.8) < 0.2)
      await Hands.pinch(around: middle, from: 20, to: 260, in: scene.window)
      await advance(1)
      #expect(scene.scroll.zoomScale == 3)
    }

    @Test("whatever is done to it, a scroll view does not rest out of its bounds")
    func neverOutside() async {
      var random = SplitMix(seed: 12)
      for _ in 0..<60 {
        startOver()
        let scene = await ScrollScene(
          content: CGSize(width: random.number(0...900), height: random.number(0...2000))
        )
        let scroll = scene.scroll
        scroll.bounces = !random.chance(oneIn: 4)
        scroll.alwaysBounceVertical = random.chance(oneIn: 2)
        scroll.alwaysBounceHorizontal = random.chance(oneIn: 2)
        scroll.isPagingEnabled = random.chance(oneIn: 4)
        scroll.contentInset = UIEdgeInsets(
          top: random.number(0...50),
          left: 0,
          bottom: random.number(0...50),
          right: 5
        )
        for _ in 0..<3 { await disturb(scene, &random) }
        await advance(8)
        let inset = scroll.adjustedContentInset
        let right = max(-inset.left, scroll.contentSize.width + inset.right - 300)
        let bottom = max(-inset.top, scroll.contentSize.height + inset.bottom - 400)
        let offset = scroll.contentOffset
        #expect(offset.x >= -inset.left - 1e-6 && offset.x <= right + 1e-6)
        #expect(offset.y >= -inset.top - 1e-6 && offset.y <= bottom + 1e-6)
        #expect(!scroll.isDragging && !scroll.isDecelerating)
      }
    }

    private func disturb(_ scene: ScrollScene, _ random: inout SplitMix) async {
      let way = CGVector(dx: random.number(-140...140), dy: random.number(-190...190))
      let finger = await scene.hold(by: way)
      if random.chance(oneIn: 3) { scene.scroll.contentSize.height = random.number(0...1500) }
      if random.chance(oneIn: 4) { await finger.hold(for: 0.2) }
      if random.chance(oneIn: 4) { await finger.cancel() } else { await finger.lift() }
      await advance(random.number(0...0.6))
      if random.chance(oneIn: 3) { scene.scroll.contentSize.width = random.number(0...900) }
      if random.chance(oneIn: 4) { await Hands.tap(scene.scroll) }
    }
  }

  /// GR-3: who gets a touch on a scroll view: its pan, its content, or recognizers around it.
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

    @Test(
      "GS-41: what needs two fingers is possible as long as there is one, and whoever waits, waits",
      arguments: [true, false]
    )
    func twoFingers(waits: Bool) async {
      let scene = await ScrollScene(content: tall)
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = 2
      let pinch = UIPinchGestureRecognizer()
      for recognizer in [pan, pinch] {
        scene.scroll.addGestureRecognizer(recognizer)
        if waits { scene.scroll.panGestureRecognizer.require(toFail: recognizer) }
      }
      let finger = await scene.hold(by: CGVector(dx: 0, dy: -200))
      if waits { #expect(pan.state == .possible && pinch.state == .possible) }
      #expect((scene.scroll.contentOffset.y == 0) == waits)
      await finger.lift()
      #expect(scene.log.isEmpty == waits)
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
