#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// A flight leaves from what is seen, not from what was set.
  @MainActor @Suite("A card that is pressed small flies from there") struct PressedTests {
    /// What an app may animate when a card is touched.
    enum Press: CaseIterable, Sendable {
      case shrinks, springsBack, moves, grows, fades, fadesIn, turns, panel

      @MainActor func begin(on card: UIView) {
        switch self {
        case .shrinks:
          UIView.animate(withDuration: 0.4) {
            card.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
          }
        case .springsBack:
          card.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
          UIView.animate(
            withDuration: 0.6,
            delay: 0,
            usingSpringWithDamping: 0.7,
            initialSpringVelocity: 0
          ) { card.transform = .identity }
        case .moves: UIView.animate(withDuration: 0.4) { card.center.y -= 60 }
        case .grows:
          UIView.animate(withDuration: 0.4) { card.bounds.size = CGSize(width: 160, height: 100) }
        case .fades: UIView.animate(withDuration: 0.4) { card.alpha = 0.3 }
        case .fadesIn:
          card.alpha = 0.2
          UIView.animate(withDuration: 0.4) { card.alpha = 1 }
        case .turns:
          UIView.animate(withDuration: 0.4) {
            card.transform = CGAffineTransform(rotationAngle: 0.3)
          }
        case .panel:
          UIView.animate(withDuration: 0.4) {
            card.superview?.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
            card.superview?.alpha = 0.5
          }
        }
      }
    }

    private func screen(_ frame: CGRect, _ color: UIColor, _ made: @escaping (UIView) -> Void)
      -> UIViewController
    {
      KindScreen { view in
        let panel = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        let card = UIView(tagged: "card", frame, color)
        view.addSubview(panel)
        panel.addSubview(card)
        made(card)
      }
    }

    /// Two screens with the same card, red below and blue above.
    private func stage(_ trip: Trip = .navigation) async -> (TripStage, UIView, UIView) {
      var cards: [UIView] = []
      let lower = screen(CGRect(x: 40, y: 300, width: 120, height: 80), .red) { cards.append($0) }
      let upper = screen(CGRect(x: 20, y: 20, width: 350, height: 240), .blue) { cards.append($0) }
      for screen in [lower, upper] { screen.loadViewIfNeeded() }
      return (await TripStage(trip, lower, upper, .linear(0.5)), cards[0], cards[1])
    }

    /// Four corners of the card on the screen, and how opaque it is.
    private struct Place {
      var corners: [CGPoint]
      var opacity: CGFloat

      func isNear(_ other: Place, within distance: CGFloat = 0.5, opacity limit: CGFloat = 0.01)
        -> Bool
      {
        zip(corners, other.corners).allSatisfy { hypot($0.x - $1.x, $0.y - $1.y) <= distance }
          && abs(opacity - other.opacity) <= limit
      }
    }

    /// What is seen of either color, of which the flight mixes the two.
    private var seen: Place? {
      place { $0[0] + $0[2] > 0.99 && $0[1] < 0.01 }
    }

    /// What is seen of the red card alone.
    private var seenRed: Place? {
      place { $0[0] > 0.99 && $0[1] < 0.01 && $0[2] < 0.01 }
    }

    private func place(_ isMeant: ([CGFloat]) -> Bool) -> Place? {
      let items = Headless.nextDisplayList.items.filter { item in
        guard let parts = item.color?.components, item.kind == .background, parts.count > 2 else {
          return false
        }
        return isMeant(parts) && item.opacity > 0
      }
      guard items.count == 1 else { return nil }
      let (size, transform) = (items[0].size, items[0].transform)
      let corners = [(0, 0), (1, 0), (1, 1), (0, 1)].map { (x: CGFloat, y: CGFloat) in
        CGPoint(x: x * size.width, y: y * size.height).applying(transform)
      }
      return Place(corners: corners, opacity: items[0].opacity)
    }

    @Test(
      "it leaves from where it's seen, doesn't jump, and ends where it's set",
      arguments: Press.allCases,
      [Trip.navigation, .modal(.fullScreen), .replace]
    )
    func leaves(_ press: Press, _ trip: Trip) async throws {
      for isFinished in [true, false] {
        startOver()
        let (stage, card, _) = await stage(trip)
        press.begin(on: card)
        await advance(0.1)
        var last = try #require(seen)
        stage.go(true)
        await nextTurn()
        let flight = try #require(stage.flight)
        // In a sixtieth of a second a press goes on by a few points, and the flight by a thirtieth of its way.
        var now = try #require(seen)
        #expect(now.isNear(last, within: 18, opacity: 0.1), "\(press) \(last) \(now)")
        var isTurned = false
        while flight.outcome == nil {
          last = now
          await advance(1 / 60)
          if !isFinished, !isTurned, flight.fractionComplete > 0.4 {
            flight.cancel()
            isTurned = true
          }
          now = seen ?? now
          #expect(now.isNear(last, within: 18, opacity: 0.1), "\(press) \(flight.fractionComplete)")
        }
        await advance(0.5)
        #expect(stage.window.remains.isEmpty)
        guard !isFinished else { continue }
        let end = try #require(seen)
        let set = card.convert(CGPoint.zero, to: stage.window)
        #expect(isClose(end.corners[0], set, within: 0.5), "\(press)")
        #expect(card.layer.animationKeys() == nil)
      }
    }

    /// Where what is animated is seen at this moment, as its layers say.
    private func place(of card: UIView) throws -> [CGPoint] {
      let layer = try #require(card.layer.presentation())
      let panel = try #require(card.superview?.layer.presentation())
      let (width, height) = (layer.bounds.width, layer.bounds.height)
      return [(0, 0), (width, 0), (width, height), (0, height)].map {
        panel.shown(layer.shown(CGPoint(x: $0.0, y: $0.1)))
      }
    }

    @Test("the first frame is exactly where the card is seen then", arguments: 0..<40)
    func first(_ seed: Int) async throws {
      var random = SplitMix(seed: UInt64(seed))
      let (stage, card, _) = await stage()
      // Each alone first, then some at once.
      let all = Press.allCases
      for number in 0...(seed < all.count ? 0 : random.whole(0...2)) {
        let press = seed < all.count ? all[seed] : all[random.whole(0...(all.count - 1))]
        press.begin(on: card)
        await advance(number == 0 ? 0.1 : Double(random.whole(0...6)) / 60)
      }
      let flight = try #require(stage.goByHand(true))
      await nextTurn()
      let first = try #require(seen)
      let corners = try place(of: card)
      #expect(first.isNear(Place(corners: corners, opacity: first.opacity)), "\(first) \(corners)")
      if seed < all.count {
        let isFaded = [.fades, .fadesIn, .panel].contains(all[seed])
        #expect(isFaded ? first.opacity < 0.96 && first.opacity > 0.2 : first.opacity == 1)
      }
      #expect(try #require(flight.report).pairCount == 1)
      await flight.land()
    }

    @Test(arguments: [Press.shrinks, .fades, .fadesIn, .panel])
    func `what the app gives in its place flies from there, too`(_ press: Press) async throws {
      let (stage, card, _) = await stage()
      card.matchStandIn = .view { UIView($0.bounds, .red) }
      press.begin(on: card)
      await advance(0.2)
      let before = try #require(seenRed)
      let flight = try #require(stage.goByHand(true))
      while flight.phase == .preparing { await advance(1 / 60) }
      let first = try #require(seenRed)
      #expect(first.isNear(before, within: 4, opacity: 0.06), "\(before) \(first)")
      await flight.goBack()
      #expect(stage.window.remains.isEmpty)
      #expect(card.layer.animationKeys() == nil)
    }

    @Test("on the way back as well", arguments: [Press.shrinks, .moves, .fades])
    func back(_ press: Press) async throws {
      let (stage, _, card) = await stage()
      stage.go(true, animated: false)
      await advance(0.2)
      press.begin(on: card)
      await advance(0.15)
      let before = try #require(seen)
      stage.go(false)
      while stage.flight?.phase == .preparing { await advance(1 / 60) }
      let first = try #require(seen)
      #expect(first.isNear(before, within: 18, opacity: 0.1), "\(before) \(first)")
      await advance(1)
      let end = try #require(seen)
      #expect(isClose(end.corners[0], CGPoint(x: 40, y: 400), within: 0.5) && end.opacity == 1)
    }

    @Test func `and where only something inside the screen changes`() async throws {
      let screen = KindScreen { _ in }
      let window = inWindow(screen)
      let card = UIView(tagged: "card", CGRect(x: 40, y: 300, width: 120, height: 80), .red)
      screen.view.addSubview(card)
      await advance(0.1)
      Press.moves.begin(on: card)
      await advance(0.2)
      let before = try #require(seen)
      let flight = screen.view.matchAnimate(transition: .linear(0.5)) {
        card.layer.removeAllAnimations()
        card.frame = CGRect(x: 200, y: 100, width: 150, height: 150)
      }
      await nextTurn()
      let first = try #require(seen)
      // The press would have gone on until the next frame.
      #expect(first.isNear(before, within: 8), "\(before) \(first)")
      await flight.arrives()
      #expect(window.remains.isEmpty)
      #expect(try #require(seen).corners[0] == CGPoint(x: 200, y: 100))
    }
  }
}

extension CALayer {
  /// A point of the layer's bounds in its superlayer, as this layer says.
  fileprivate func shown(_ point: CGPoint) -> CGPoint {
    let own = CGPoint(
      x: point.x - bounds.minX - anchorPoint.x * bounds.width,
      y: point.y - bounds.minY - anchorPoint.y * bounds.height
    ).applying(affineTransform())
    return CGPoint(x: own.x + position.x, y: own.y + position.y)
  }
}
#endif
