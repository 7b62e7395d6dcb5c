#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("A view that the app gives flies in place of its own") struct GivenViewTests {
    /// What an app is asked for, and what it gives.
    @MainActor private final class Giver {
      private(set) var asked: [UIView] = []
      private(set) weak var last: UIView?
      var gives = true

      func standIn(_ color: UIColor) -> MatchStandIn {
        .view { tagged in
          self.asked.append(tagged)
          guard self.gives else { return nil }
          let given = UIView()
          given.backgroundColor = color
          self.last = given
          return given
        }
      }
    }

    private let giver = Giver()
    private let small = CGRect(x: 20, y: 500, width: 100, height: 60)
    private let large = CGRect(x: 10, y: 100, width: 300, height: 180)

    /// A view with a red film, for which the app gives a view of another color.
    private func player(_ frame: CGRect, _ color: UIColor) -> UIView {
      let player = UIView(tagged: "player", frame)
      let film = UIView(player.bounds, .red)
      film.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      player.addSubview(film)
      player.matchStandIn = giver.standIn(color)
      return player
    }

    private func item(_ color: UIColor) -> DisplayItem? {
      Headless.nextDisplayList.items.first { $0.color == color.cgColor && $0.opacity > 0 }
    }

    private func box(at fraction: CGFloat) -> CGRect {
      func mixed(_ part: (CGRect) -> CGFloat) -> CGFloat {
        part(small) + (part(large) - part(small)) * fraction
      }
      return CGRect(
        x: mixed(\.minX),
        y: mixed(\.minY),
        width: mixed(\.width),
        height: mixed(\.height)
      )
    }

    @Test(arguments: [Trip.navigation, .replace, .tabs], [true, false])
    func `it is asked for once for each end, fills the pair's box, and is let go of`(
      trip: Trip,
      finishes: Bool
    ) async throws {
      let players = [player(small, .orange), player(large, .green)]
      let screens = players.map { KindScreen([$0]) }
      let stage = await TripStage(trip, screens[0], screens[1], .linear(0.5))
      #expect(giver.asked.isEmpty)
      let flight = try await stage.fly(true, for: 0.1)
      #expect(giver.asked == players)
      #expect(giver.last != nil)
      for frame in 0..<18 {
        if frame == 12, !finishes { flight.cancel() }
        let expected = box(at: flight.fractionComplete)
        for color in [UIColor.orange, .green] where frame > 1 {
          let seen = item(color)?.box ?? .null
          #expect(isClose(seen, expected, within: 6), "\(frame) \(seen) \(expected)")
        }
        #expect(item(.red) == nil, "\(frame)")
        await advance(1 / 60)
      }
      await flight.arrives(at: finishes ? .finished : .cancelled)
      #expect(giver.asked == players && giver.last == nil)
      #expect(stage.window.remains.isEmpty)
      #expect(item(.red)?.box == (finishes ? large : small))
      for (player, screen) in zip(players, screens) {
        #expect(player.superview === screen.view && player.layer.animationKeys() == nil)
      }
    }

    @Test func `held, it is where the finger has the pair, and fades as other pictures do`()
      async throws
    {
      let (flight, _) = try await KindScreen.flight(
        from: [player(small, .orange)],
        to: [player(large, .green)]
      )
      for fraction in [0, 0.25, 0.5, 0.75, 1] as [CGFloat] {
        await flight.show(at: fraction)
        let seen = [item(.orange), item(.green)].compactMap { $0 }
        for one in seen { #expect(isClose(one.box, box(at: fraction), within: 0.01)) }
        let opacities = [item(.orange)?.opacity ?? 0, item(.green)?.opacity ?? 0]
        #expect(opacities[0] == 1, "nothing is seen through it")
        #expect(isClose(opacities[1], fraction, within: 0.01))
      }
      await flight.goBack()
    }

    @Test func `an image that is given flies as an image, from one mode to the other`() async throws
    {
      let image = UIImage.opaque(.orange)
      let modes: [UIView.ContentMode] = [.scaleAspectFill, .scaleAspectFit]
      let boxes = [CGRect(x: 20, y: 500, width: 200, height: 60), large]
      let players = zip(boxes, modes).map { box, mode in
        let player = player(box, .green)
        player.clipsToBounds = true
        player.matchStandIn = .view { _ in
          let poster = UIImageView(image: image)
          poster.contentMode = mode
          return poster
        }
        return player
      }
      let places = zip(boxes, modes).map { box, mode in
        let ratio = [box.width / 40, box.height / 30]
        let scale = mode == .scaleAspectFill ? max(ratio[0], ratio[1]) : min(ratio[0], ratio[1])
        return CGRect(
          x: box.midX - 20 * scale,
          y: box.midY - 15 * scale,
          width: 40 * scale,
          height: 30 * scale
        )
      }
      let (flight, _) = try await KindScreen.flight(from: [players[0]], to: [players[1]])
      for fraction in [0, 0.25, 0.5, 0.75, 1] as [CGFloat] {
        await flight.show(at: fraction)
        let seen = Headless.nextDisplayList.items.filter { $0.kind == .image && $0.opacity > 0 }
        let place = places[0].mixed(with: places[1], fraction)
        #expect(
          seen.count == 1 && isClose(seen[0].box, place, within: 0.01),
          "\(seen.map(\.box)) \(place)"
        )
      }
      await flight.land()
    }

    @Test func `where one end has a view, the other one is pictured`() async throws {
      let (flight, _) = try await KindScreen.flight(
        from: [player(small, .orange)],
        to: [UIView(tagged: "player", large, .blue)]
      )
      await flight.show(at: 0.5)
      #expect(item(.orange) != nil && giver.asked.count == 1)
      await flight.land()
      #expect(item(.blue)?.box == large)
    }

    @Test func `a flight that goes on asks for the third screen's, and not again`() async throws {
      let third = CGRect(x: 100, y: 300, width: 200, height: 120)
      let players = [player(small, .orange), player(large, .green), player(third, .purple)]
      let screens = players.map { KindScreen([$0]) }
      let container = UIViewController()
      let window = await onScreen(container, showing: screens[0])
      container.replace(with: screens[1], .linear(0.5))
      await advance(0.25)
      let flight = container.replace(with: screens[2], .linear(0.5))
      await advance(0.2)
      #expect(giver.asked == players && item(.purple) != nil && item(.red) == nil)
      await flight.arrives()
      #expect(giver.asked == players && window.remains.isEmpty && item(.red)?.box == third)
    }

    @Test func `in a change inside one screen, before and after`() async throws {
      let player = player(small, .orange)
      let screen = KindScreen([player])
      let window = await onScreen(screen)
      let flight = screen.view.matchAnimate(transition: .linear(0.5)) { player.frame = large }
      await advance(0.25)
      #expect(giver.asked == [player, player] && player.superview === screen.view)
      let seen = try #require(item(.orange))
      #expect(isClose(seen.box, box(at: flight.fractionComplete), within: 6) && item(.red) == nil)
      await flight.arrives()
      #expect(window.remains.isEmpty && item(.red)?.box == large && giver.asked.count == 2)
    }

    @Test(arguments: [true, false])
    func `screens that are read again in flight ask nothing`(gives: Bool) async throws {
      giver.gives = gives
      let players = [player(small, .orange), player(large, .green)]
      let (flight, window) = try await KindScreen.flight(from: [players[0]], to: [players[1]])
      for step in 1...4 {
        players[1].frame.origin.y += 10
        if step == 2 { window.overrideUserInterfaceStyle = .dark }
        await advance(0.05)
      }
      #expect(giver.asked == players)
      #expect((item(.green) != nil) == gives)
      await flight.arrives()
      #expect(window.remains.isEmpty && item(.red)?.box.minY == 140)
    }

    @Test func `a flight back asks again`() async throws {
      let players = [player(small, .orange), player(large, .green)]
      let stage = await TripStage(
        .navigation,
        KindScreen([players[0]]),
        KindScreen([players[1]]),
        .linear(0.5)
      )
      for isForward in [true, false] { await stage.go(isForward, for: 1) }
      #expect(giver.asked == players + players)
    }

    @Test("nil means what is automatic, for whatever kind of view", arguments: [0, 1, 2])
    func nothing(kind: Int) async throws {
      giver.gives = false
      func screens(_ standIn: MatchStandIn) -> [UIView] {
        [small, large].map { frame in
          let view: UIView =
            switch kind {
            case 0: UIImageView(tagged: "player", frame, PhotoScreen.image)
            case 1: UILabel(tagged: "player", frame, "A film")
            default: UIView(tagged: "player", frame, .orange)
            }
          view.contentMode = .scaleAspectFit
          view.matchStandIn = standIn
          return view
        }
      }
      var seen: [FootageFrame] = []
      for standIn in [MatchStandIn.automatic, giver.standIn(.green)] {
        let views = screens(standIn)
        let (flight, _) = try await KindScreen.flight(from: [views[0]], to: [views[1]])
        await flight.show(at: 0.5)
        seen.append(.now)
        #expect(flight.report?.faults.isEmpty == true)
        await flight.land()
      }
      #expect(giver.asked.count == 2)
      #expect(seen[1].misses(of: seen[0]) == [])
    }

    @Test func `a view that is in another one stays there, and the report says so`() async throws {
      let poster = UIView(CGRect(x: 200, y: 700, width: 50, height: 30), .orange)
      let here = player(small, .orange)
      here.matchStandIn = .view { _ in poster }
      let (flight, _) = try await KindScreen.flight(
        from: [poster, here],
        to: [UIView(tagged: "player", large, .blue)]
      )
      #expect(poster.superview === here.superview)
      #expect(
        flight.report?.faults == [
          "player: the view you returned had a superview, so a picture flew; return another"
        ]
      )
      await flight.land()
    }

    @Test func `one that the app keeps can fly again, also in constraints of its own`() async throws
    {
      let poster = UIView()
      poster.backgroundColor = .orange
      poster.translatesAutoresizingMaskIntoConstraints = false
      let views = [player(small, .green), player(large, .green)]
      views[0].matchStandIn = .view { _ in poster }
      let stage = await TripStage(
        .navigation,
        KindScreen([views[0]]),
        KindScreen([views[1]]),
        .linear(0.5)
      )
      for isForward in [true, false, true] {
        let flight = try await stage.fly(isForward, for: 0.1)
        await flight.show(at: 0.5)
        #expect(isClose(item(.orange)?.box ?? .null, box(at: 0.5), within: 0.01))
        await flight.land()
        #expect(poster.superview == nil)
      }
    }
  }
}
#endif
