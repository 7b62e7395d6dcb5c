#if canImport(UIKit)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Grabbing a flight", .enabled(if: Hands.isAvailable)) struct GrabTests {
    @Test func `a finger holds a running push where it is, and moves it from there`() async throws {
      for isFinished in [true, false] {
        let scene = await GestureScene(isPushed: false)
        let flight = try await scene.push(for: 0.15)
        let finger = await scene.touch(x: 200, to: 185, y: 700, during: 0.05)
        await nextTurn()
        #expect(flight.phase == .held)
        let held = flight.fractionComplete
        await finger.hold(for: 0.2)
        #expect(flight.fractionComplete == held)
        // The pushed screen comes from the right, so left is forward.
        let tenth = scene.window.bounds.width / 10
        await finger.move(to: CGPoint(x: 185 - tenth, y: 700), during: 0.2)
        await nextTurn()
        #expect(isClose(flight.fractionComplete - held, 0.1, within: 1e-6))
        await finger.move(to: CGPoint(x: isFinished ? 20 : 300, y: 700), during: 0.2)
        await finger.lift(after: 0.2, thenWait: 1)
        #expect(flight.outcome == (isFinished ? .finished : .cancelled))
        #expect(scene.navigation.viewControllers.count == (isFinished ? 2 : 1))
        #expect(scene.isAtRest())
      }
    }

    /// Regression: a scroll that began right after a tap held the flight, and turned it round.
    @Test func `a finger that moves across the way of the screens holds nothing`() async throws {
      let scene = await GestureScene(isPushed: false)
      let flight = try await scene.push(for: 0.1)
      let finger = await Hands.touch(at: CGPoint(x: 200, y: 700), in: scene.window)
      await finger.move(to: CGPoint(x: 190, y: 500), during: 0.1)
      #expect(flight.phase == .running)
      await finger.lift(thenWait: 1)
      #expect(flight.outcome == .finished && scene.isAtRest())
    }

    @Test func `a flight that is caught and hardly moved goes on`() async throws {
      for isBack in [false, true] {
        let scene = await GestureScene(isPushed: false)
        let flight = try await scene.push(for: isBack ? 0.35 : 0.1)
        if isBack { flight.cancel() }
        let finger = await scene.touch(x: 200, to: isBack ? 188 : 212, y: 700, during: 0.05)
        await nextTurn()
        #expect(flight.phase == .held)
        #expect((flight.fractionComplete < 0.5) == !isBack)
        await finger.lift(after: 0.2, thenWait: 1)
        #expect(flight.outcome == (isBack ? .cancelled : .finished) && scene.isAtRest())
      }
    }

    @Test func `a caught photo stays under the finger, and can be cancelled`() async throws {
      let list = PhotoScreen.list()
      let detail = PhotoScreen.detail()
      detail.comes(as: .fullScreen, .linear(0.5))
      let window = inWindow(list)
      await nextTurn()
      list.present(detail, animated: true)
      let flight = try await detail.flight(after: 0.25)
      let box = try #require(window.flownPhoto(beside: [list.photo, detail.photo]))
      let start = CGPoint(x: box.midX, y: box.midY)
      let finger = await Hands.touch(at: start, in: window)
      var point = CGPoint(x: start.x, y: start.y + 15)
      await finger.move(to: point, during: 0.05)
      await advance(1 / 60)
      #expect(flight.phase == .held)
      let caught = try #require(window.flownPhoto(beside: [list.photo, detail.photo]))
      let spot = caught.spot(of: point)
      for (x, y) in [(30.0, 40.0), (-60, 80), (10, 20)] {
        point = CGPoint(x: point.x + CGFloat(x), y: point.y + CGFloat(y))
        await finger.move(to: point, during: 0.1)
        await advance(1 / 60)
        let now = try #require(window.flownPhoto(beside: [list.photo, detail.photo]))
        #expect(isClose(now.point(at: spot), point, within: 1))
      }
      await finger.lift(thenWait: 1.5)
      #expect(flight.outcome == .cancelled && list.presentedViewController == nil)
      #expect(window.engineViews.isEmpty && detail.view.window == nil)
      #expect(list.photo.layer.animationKeys() == nil)
    }

    #if !canImport(ObjectiveC)
    @Test("what is in a card that keeps to its path does so, too", arguments: [nil, false])
    func card(isCarried: Bool?) async throws {
      let cards = [
        CGRect(x: 30, y: 500, width: 120, height: 120),
        CGRect(x: 40, y: 100, width: 300, height: 400),
      ]
      .map { frame in
        let card = UIView(tagged: "card", frame, .yellow)
        let photo = CGRect(origin: .zero, size: frame.size).insetBy(dx: 10, dy: 10)
        card.addSubview(UIImageView(tagged: "photo", photo, .opaque(.red)))
        card.matchStyle.isCarried = isCarried
        return card
      }
      let screens = cards.map { KindScreen([$0]) }
      screens[1].comes(as: .fullScreen, .linear(0.5))
      let window = await onScreen(screens[0])
      screens[0].present(screens[1], animated: true)
      await advance(1)
      let finger = await Hands.touch(at: CGPoint(x: 180, y: 300), in: window)
      await finger.move(to: CGPoint(x: 180, y: 400), during: 0.2)
      await finger.move(to: CGPoint(x: 290, y: 420), during: 0.2)
      await advance(0.05)
      let items = Headless.nextDisplayList.items
      let photo = try #require(items.last { $0.kind == .image }).box
      let yellow = UIColor.yellow.cgColor.components
      let card = try #require(items.last { $0.color?.components == yellow }).box
      #expect(card.insetBy(dx: -1, dy: -1).contains(photo), "\(card) \(photo)")
      let progress = try #require(screens[1].matchFlight).fractionComplete
      let place = cards[0].frame.mixed(with: cards[1].frame, 1 - progress).midX
      #expect(isCarried == nil ? card.midX > place + 40 : isClose(card.midX, place, within: 1))
      await finger.lift(thenWait: 1.5)
      #expect(window.engineViews.isEmpty)
    }

    @Test(
      "a finger carries what the flight is about, and no label, unless that says that it keeps to its path",
      arguments: Cases.pairs([false, true], [false, true]),
      [nil, false]
    )
    func label(_ touch: (isOnLabel: Bool, isPull: Bool), isCarried: Bool?) async throws {
      let (isOnLabel, isPull) = touch
      let frames = [
        (
          CGRect(x: 20, y: 300, width: 80, height: 80),
          CGRect(x: 120, y: 320, width: 200, height: 24)
        ),
        (
          CGRect(x: 0, y: 120, width: 393, height: 292),
          CGRect(x: 20, y: 430, width: 300, height: 36)
        ),
      ]
      let screens = frames.map { photo, label in
        KindScreen([
          UILabel(tagged: "title", label, "Dunes at dawn"),
          UIImageView(tagged: "photo", photo, .opaque(.red)),
        ])
      }
      screens[1].loadViewIfNeeded()
      screens[1].view.subviews[1].matchStyle.isCarried = isCarried
      screens[1].comes(as: .fullScreen, .linear(0.5))
      let window = await onScreen(screens[0])
      screens[0].present(screens[1], animated: true)
      await advance(isPull ? 1 : 0.25)
      func box(_ isLabel: Bool) throws -> CGRect {
        let items = Headless.nextDisplayList.items
        return try #require(items.last { isLabel ? !$0.texts.isEmpty : $0.kind == .image }).box
      }
      let start = try CGPoint(x: box(isOnLabel).midX, y: box(isOnLabel).midY)
      let finger = await Hands.touch(at: start, in: window)
      await finger.move(to: CGPoint(x: start.x, y: start.y + 60), during: 0.1)
      await finger.move(to: CGPoint(x: start.x + 50, y: start.y + 60), during: 0.1)
      await advance(0.05)
      let flight = try #require(screens[1].matchFlight)
      #expect(flight.phase == .held)
      let progress = isPull ? 1 - flight.fractionComplete : flight.fractionComplete
      let places = (
        frames[0].0.mixed(with: frames[1].0, progress),
        frames[0].1.mixed(with: frames[1].1, progress)
      )
      // A pull carries the photo from anywhere.
      let way = try box(false).midX - places.0.midX
      #expect((isPull || !isOnLabel) && isCarried != false ? way > 40 : abs(way) < 5)
      #expect(isClose(try box(true).minX, places.1.minX, within: 1))
      await finger.lift(thenWait: 1.5)
      #expect(window.engineViews.isEmpty)
    }

    /// GS-45: UIKit may do so, and then a presentation is what it is without the grab.
    @Test
    func `where no touch counts meanwhile, a presentation runs to its end, and is pulled back`()
      async throws
    {
      Headless.switches.modalTransitionsTakeNoTouches = true
      let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
      detail.comes(as: .fullScreen, .linear(0.5))
      let window = inWindow(list)
      await nextTurn()
      list.present(detail, animated: true)
      let flight = try await detail.flight(after: 0.25)
      let start = GestureScene.middle
      let end = CGPoint(x: start.x, y: start.y + 400)
      await Hands.drag(from: start, to: end, duration: 0.1, in: window)
      #expect(flight.phase == .running)
      await advance(1)
      #expect(flight.outcome == .finished && list.presentedViewController === detail)
      await Hands.drag(from: start, to: end, in: window)
      await advance(1.5)
      #expect(list.presentedViewController == nil && window.engineViews.isEmpty)
    }
    #endif

    @Test func `a cancelled touch cancels, and no recognizer is kept`() async throws {
      let scene = await GestureScene(isPushed: false)
      let flight = try await scene.push(for: 0.3)
      let container = try #require(scene.navigation.transitionCoordinator?.containerView)
      let finger = await scene.touch(x: 200, to: 180, y: 700, during: 0.05)
      await nextTurn()
      #expect(flight.phase == .held)
      await finger.cancel()
      await advance(1)
      #expect(flight.outcome == .cancelled && scene.isAtRest())
      #expect(container.gestureRecognizers?.isEmpty ?? true)
    }

    @Test func `a flight without the gestures option cannot be grabbed`() async throws {
      let scene = await GestureScene(MatchTransition { $0.gestures = [] }, isPushed: false)
      let flight = try await scene.push(for: 0.1)
      let finger = await scene.touch(x: 200, to: 150, y: 700, during: 0.1)
      #expect(flight.phase == .running)
      await finger.lift(thenWait: 1.5)
      #expect(flight.outcome == .finished && scene.isAtRest())
    }

    @Test func `a finger does not take a flight that the app holds`() async throws {
      let scene = await GestureScene(isPushed: false)
      let flight = try await scene.push(for: 0.15)
      flight.update(0.3)
      await Hands.drag(from: CGPoint(x: 300, y: 700), to: CGPoint(x: 50, y: 700), in: scene.window)
      #expect(flight.phase == .held && isClose(flight.fractionComplete, 0.3))
      await flight.land()
      #expect(scene.isAtRest())
    }

    @Test func `a finger does not take back a flight that the app let go`() async throws {
      let scene = await GestureScene()
      let finger = await scene.touch(to: 200, during: 0.2)
      await nextTurn()
      let flight = try #require(scene.navigation.matchFlight)
      flight.cancel()
      await finger.move(to: CGPoint(x: 380, y: 400), during: 0.1)
      await finger.lift(thenWait: 1)
      #expect(flight.outcome == .cancelled && scene.isAtRest())
      #expect(scene.navigation.viewControllers.count == 2)
    }
  }
}
#endif
