#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Pinching to go back", .enabled(if: Hands.isAvailable))
  final class PinchBackTests: PullStage {
    private let middle = CGPoint(x: 180, y: 260)

    override init() async {
      await super.init()
      await present(PinchBackTests.transition())
    }

    private static func transition(isPlayed: Bool = true) -> MatchTransition {
      .linear(0.5) {
        $0.gestures.insert(.pinch)
        $0.usesCoreAnimation = isPlayed
      }
    }

    private var flown: UIView? { window.flownBox(beside: [list.photo, detail.photo]) }

    private func twoFingers(_ span: CGFloat = 200) async -> TwoFingers {
      await TwoFingers(around: middle, span: span, in: window)
    }

    private var isBack: Bool { list.presentedViewController == nil }
    private var isThere: Bool { list.presentedViewController === detail }

    @Test func `the photo stays between the fingers, as large and as turned`() async throws {
      let whole = detail.photo.convert(detail.photo.bounds, to: window)
      let fingers = await twoFingers()
      await fingers.move(span: 190, during: 0.1)
      let flight = try await detail.flight(after: 1 / 60)
      let (span, angle) = (fingers.span, fingers.angle)
      // Where the pinch begins, its own first way doesn't count.
      await fingers.hold(for: 0.05)
      let box = try #require(flown)
      let first = box.nextPlace(ofSpot: .zero) - box.nextPlace(ofSpot: CGPoint(x: 1, y: 1))
      let began = whole.spot(of: middle)
      for (x, y, factor, turn) in [
        (180, 260, 0.8, 0.0), (250, 400, 0.5, 0.7), (100, 300, 1.1, -1.2), (180, 500, 0.3, 3.5),
      ] as [(CGFloat, CGFloat, CGFloat, CGFloat)] {
        let point = CGPoint(x: x, y: y)
        await fingers.move(to: point, span: span * factor, angle: angle + turn)
        await advance(1 / 60)
        #expect(flight.phase == .held)
        #expect(isClose(box.nextPlace(ofSpot: began), point, within: 1.5), "\(x) \(y)")
        let (left, right) = (
          box.nextPlace(ofSpot: .zero), box.nextPlace(ofSpot: CGPoint(x: 1, y: 0))
        )
        let wanted = (angle + turn - 0.4).remainder(dividingBy: 2 * .pi)
        let seen = atan2(right.y - left.y, right.x - left.x)
        #expect(abs((seen - wanted).remainder(dividingBy: 2 * .pi)) < 0.02)
        // On its way its sides change, but not what they make together.
        let bottom = box.nextPlace(ofSpot: CGPoint(x: 0, y: 1))
        let area =
          hypot(right.x - left.x, right.y - left.y) * hypot(bottom.x - left.x, bottom.y - left.y)
        #expect(abs(area.squareRoot() / (factor * abs(first.x * first.y).squareRoot()) - 1) < 0.05)
      }
      await fingers.move(to: middle, span: span, angle: angle)
      await fingers.hold()
      await fingers.lift(thenWait: 1.5)
      #expect(flight.outcome == .cancelled && isThere)
    }

    @Test(arguments: [true, false])
    func `it dismisses fast or past three quarters`(isPlayed: Bool) async throws {
      detail.matchTransition = PinchBackTests.transition(isPlayed: isPlayed)
      for (span, seconds, goes) in [
        (120, 0.5, true), (178, 0.5, false), (150, 0.08, true), (40, 0.5, true),
      ] as [(CGFloat, TimeInterval, Bool)] {
        let fingers = await twoFingers()
        await fingers.move(to: CGPoint(x: 200, y: 330), span: span, angle: 0.9, during: seconds)
        if seconds > 0.3 { await fingers.hold() }
        await fingers.lift()
        let flight = try #require(detail.matchFlight)
        #expect(flight.phase == .settling)
        await advance(1.5)
        #expect(flight.outcome == (goes ? .finished : .cancelled) && isBack == goes, "\(span)")
        #expect(window.remains.isEmpty && detail.photo.transform.isIdentity)
        if goes {
          await list.present(detail, for: 1)
        }
      }
    }

    @Test func `let go, it goes on with the fingers' velocity`() async throws {
      detail.matchTransition = PinchBackTests.transition(isPlayed: false)
      let fingers = await twoFingers(260)
      await fingers.move(span: 230, during: 0.2)
      await fingers.move(
        to: CGPoint(x: 240, y: 400),
        span: 190,
        angle: 0.6,
        during: 0.25
      )
      await advance(1 / 60)
      let box = try #require(flown)
      let spot = box.spot(at: CGPoint(x: 240, y: 400))
      var places = [box.nextPlace(ofSpot: spot)]
      var sizes = [box.nextSize]
      await fingers.lift()
      for _ in 0..<5 {
        await advance(1 / 60)
        places.append(box.nextPlace(ofSpot: spot))
        sizes.append(box.nextSize)
      }
      // A spring soon turns it around, so what goes through six points gives its first velocity.
      func speed(_ at: [CGFloat]) -> CGFloat {
        300 * at[1] - 137 * at[0] - 300 * at[2] + 200 * at[3] - 75 * at[4] + 12 * at[5]
      }
      #expect(abs(speed(places.map(\.x)) - 240) < 25, "\(speed(places.map(\.x)))")
      #expect(abs(speed(places.map(\.y)) - 560) < 50, "\(speed(places.map(\.y)))")
      // The fingers come closer by 160 points a second, of the 190 that they are apart.
      #expect(abs(speed(sizes) / sizes[0] + 160 / 190) < 0.1, "\(speed(sizes) / sizes[0])")
    }

    @Test func `with one finger lifted, both let go`() async throws {
      let fingers = await twoFingers()
      await fingers.move(span: 100, during: 0.5)
      await fingers.hold()
      await fingers.fingers[0].lift()
      let flight = try await detail.flight(after: 0.02)
      #expect(flight.phase == .settling)
      await fingers.fingers[1].move(to: CGPoint(x: 300, y: 700), during: 0.1)
      await fingers.fingers[1].lift()
      await flight.arrives(in: 1.5)
      #expect(isBack)
    }

    @Test("it begins only inward, with two fingers, and takes no third one")
    func begins() async {
      let apart = await twoFingers(100)
      await apart.move(span: 300)
      #expect(detail.matchFlight == nil)
      await apart.move(span: 60)
      #expect(detail.matchFlight == nil)
      await apart.lift()
      let points = [CGPoint(x: 80, y: 260), CGPoint(x: 280, y: 260), CGPoint(x: 180, y: 500)]
      let three = await Hands.touch(at: points, in: window)
      await Hands.together([(three[2], CGPoint(x: 180, y: 600))], during: 0.2)
      #expect(detail.matchFlight == nil)
      await Hands.together([(three[1], CGPoint(x: 200, y: 260))], during: 0.2)
      let flight = detail.matchFlight
      let fraction = flight?.fractionComplete
      await Hands.together([(three[2], CGPoint(x: 100, y: 300))], during: 0.2)
      #expect(flight?.phase == .held && flight?.fractionComplete == fraction)
      await Hands.lift(three)
    }

    @Test func `what is zoomed or pinched itself keeps the fingers`() async {
      func begins(_ end: CGFloat = 100) async -> Bool {
        let fingers = await twoFingers()
        await fingers.move(span: end)
        let flies = detail.matchFlight != nil
        for finger in fingers.fingers { await finger.cancel() }
        await advance(1.5)
        return flies
      }
      let scrollView = UIScrollView(frame: detail.view.bounds)
      let zooms = ZoomsFirstView()
      scrollView.addSubview(UIView(frame: scrollView.bounds))
      (scrollView.delegate, scrollView.maximumZoomScale) = (zooms, 3)
      detail.view.addSubview(scrollView)
      #expect(await begins())
      #expect(await !begins(320))
      #expect(scrollView.zoomScale > 1.2)
      #expect(await !begins())
      scrollView.removeFromSuperview()
      detail.photo.isUserInteractionEnabled = true
      let own = UIPinchGestureRecognizer()
      detail.photo.addGestureRecognizer(own)
      #expect(await !begins())
      own.isEnabled = false
      #expect(await begins())
    }

    @Test func `it's off by default, and a pinch pops, too`() async throws {
      detail.matchTransition = MatchTransition()
      let fingers = await twoFingers()
      await fingers.move(span: 60)
      #expect(detail.matchFlight == nil)
      await fingers.lift()
      let scene = await GestureScene(PinchBackTests.transition())
      let two = await TwoFingers(around: GestureScene.middle, span: 200, in: scene.window)
      await two.move(span: 80)
      #expect(scene.navigation.matchFlight?.phase == .held)
      await two.lift(thenWait: 1.5)
      #expect(scene.navigation.viewControllers == [scene.list] && scene.isAtRest())
    }

    @Test func `the delegate is asked and told as by a pull`() async {
      let log = DismissalLog()
      detail.presentationController?.delegate = log
      func pinch(_ span: CGFloat) async {
        let fingers = await twoFingers()
        await fingers.move(span: span, during: 0.5)
        await fingers.hold()
        await fingers.lift(thenWait: 1.5)
      }
      detail.isModalInPresentation = true
      await pinch(180)
      #expect(log.calls.isEmpty)
      await pinch(80)
      #expect(log.calls == ["attempt"] && isThere)
      detail.isModalInPresentation = false
      await pinch(80)
      #expect(log.calls == ["attempt", "should", "will", "did"] && isBack)
    }

    #if !canImport(ObjectiveC)
    @Test func `there is a tap where letting go would do something else`() async {
      var taps = Headless.accounts.taps
      let fingers = await twoFingers()
      for (span, count) in [(180, 0), (100, 1), (60, 1), (190, 2), (90, 3)] as [(CGFloat, Int)] {
        await fingers.move(span: span)
        await advance(1 / 60)
        #expect(Headless.accounts.taps == taps + count, "\(span)")
      }
      taps = Headless.accounts.taps
      await fingers.hold()
      await fingers.lift(thenWait: 1.5)
      #expect(isBack && Headless.accounts.taps == taps)
    }

    @Test func `without movement it goes back all the same`() async {
      Headless.setReduceMotion(true)
      let fingers = await twoFingers()
      await fingers.move(span: 80, during: 0.5)
      #expect(detail.matchFlight?.phase == .held)
      await fingers.lift(thenWait: 1.5)
      #expect(isBack)
    }
    #endif
  }
}

extension UIView {
  /// The spot of this view, a fraction of its width and height, that is at a point of the window.
  fileprivate func spot(at point: CGPoint) -> CGPoint {
    let layer = nextLayer
    let place = layer.convert(point, from: window?.layer.presentation())
    return layer.bounds.spot(of: place)
  }

  fileprivate var nextSize: CGFloat {
    let corner = nextPlace(ofSpot: .zero)
    let right = nextPlace(ofSpot: CGPoint(x: 1, y: 0)) - corner
    let bottom = nextPlace(ofSpot: CGPoint(x: 0, y: 1)) - corner
    return (hypot(right.x, right.y) * hypot(bottom.x, bottom.y)).squareRoot()
  }
}

private func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
#endif
