#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

@testable import MatchEngineFuzz

extension MatchEngineTests {
  /// What ordinary apps do while something flies, is held, or is on its way back.
  @MainActor @Suite("Flights that something happens to") struct HuntedFlightsTests {
    private static let small = CGRect(x: 20, y: 100, width: 80, height: 80)
    private static let large = CGRect(x: 60, y: 300, width: 240, height: 240)
    private let early = UIImage.opaque(.red)
    private let late = UIImage.opaque(.blue)

    /// A flight of an image to an image, with whatever flies there and the view that it flies to.
    private func flight() async throws -> (
      flight: MatchFlight, window: UIWindow, image: UIImageView
    ) {
      let images = [Self.small, Self.large].map { UIImageView(tagged: "it", $0, early) }
      let (flight, window) = try await KindScreen.flight(from: [images[0]], to: [images[1]])
      return (flight, window, images[1])
    }

    /// How much is seen of an image.
    private func share(of image: UIImage) -> CGFloat {
      let matter = image.cgImage.map { SeenThing.Matter.picture($0.picture) }
      return FootageFrame.now.things.filter { $0.matter == matter }.reduce(0) { $0 + $1.share }
    }

    // MARK: Held by a finger

    @Test("what was dragged stays there when its image comes", arguments: [false, true])
    func dragged(comes: Bool) async throws {
      let (flight, window, image) = try await flight()
      await flight.show(at: 0.8)
      flight.drag("it", translation: CGPoint(x: 0, y: 100))
      await advance(0.1)
      let before = try #require(window.flyingMiddle)
      if comes { image.image = late }
      await advance(0.5)
      let after = try #require(window.flyingMiddle)
      #expect(hypot(before.x - after.x, before.y - after.y) < 0.5, "\(before) \(after)")
      await flight.land()
    }

    @Test("an image that comes is seen although a finger moves on", arguments: [false, true])
    func moving(isMoving: Bool) async throws {
      let (flight, _, image) = try await flight()
      await flight.show(at: 0.8)
      flight.drag("it", translation: CGPoint(x: 0, y: 10))
      await advance(0.1)
      image.image = late
      for step in 1...36 {
        if isMoving { flight.drag("it", translation: CGPoint(x: 0, y: 10 + 2 * step)) }
        await advance(1 / 60)
      }
      #expect(share(of: late) > 0.7 && share(of: early) < 0.3, "\(share(of: late))")
      await flight.land()
    }

    @Test(
      "a card that turns blue is blue at once also where it was dragged",
      arguments: [false, true]
    )
    func colored(isDragged: Bool) async throws {
      let card = UIView(tagged: "it", Self.large, .red)
      let lower = UIView(tagged: "it", Self.small, .red)
      let (flight, _) = try await KindScreen.flight(from: [lower], to: [card])
      await flight.show(at: 1)
      if isDragged { flight.drag("it", translation: CGPoint(x: 0, y: 50)) }
      card.backgroundColor = .blue
      await advance(0.8)
      #expect(FootageFrame.now.shows(.blue))
      await flight.land()
    }

    /// What changes in a card that a finger holds.
    enum Look: CaseIterable { case border, corners }

    @Test(
      "a card shows the edge that it gets also where it was dragged",
      arguments: Look.allCases,
      [false, true]
    )
    func edge(_ look: Look, isDragged: Bool) async throws {
      let card = UIView(tagged: "it", Self.large, .red)
      let lower = UIView(tagged: "it", Self.small, .red)
      let (flight, window) = try await KindScreen.flight(from: [lower], to: [card])
      await flight.show(at: 1)
      if isDragged { flight.drag("it", translation: CGPoint(x: 0, y: 50)) }
      card.layer.borderWidth = look == .border ? 20 : 0
      card.layer.cornerRadius = look == .corners ? 60 : 0
      await advance(0.8)
      let layers = window.engineViews("StageView").flatMap(\.all).map(\.layer)
      #expect(layers.contains { look == .border ? $0.borderWidth > 19 : $0.cornerRadius > 59 })
      await flight.land()
    }

    @Test("what is dragged by turns stays where each was, and returns", arguments: [false, true])
    func byTurns(bothAreDragged: Bool) async throws {
      let other = [Self.small, Self.large].map {
        UIImageView(tagged: "other", $0.offsetBy(dx: 120, dy: 250), late)
      }
      let images = [Self.small, Self.large].map { UIImageView(tagged: "it", $0, early) }
      let (flight, _) = try await KindScreen.flight(
        from: [images[0], other[0]],
        to: [images[1], other[1]]
      )
      await flight.show(at: 0.5)
      let footage = await Footage {
        for step in 1...20 {
          flight.drag("it", translation: CGPoint(x: 2 * step, y: 0))
          if bothAreDragged { flight.drag("other", translation: CGPoint(x: 0, y: 3 * step)) }
          await advance(1 / 60)
        }
        await advance(0.1)
        flight.finish()
        await advance(1)
      }
      #expect(footage.jumps == [] && flight.outcome == .finished)
    }

    // MARK: Let go

    @Test("an image that comes while something returns lets it return", arguments: [false, true])
    func returning(comes: Bool) async throws {
      let (flight, _, image) = try await flight()
      await flight.show(at: 0.98)
      flight.drag("it", translation: CGPoint(x: 0, y: 300))
      await advance(0.1)
      let footage = await Footage {
        flight.drop("it", velocity: .zero)
        flight.finish()
        await advance(0.1)
        if comes { image.image = late }
        await advance(1)
      }
      #expect(footage.jumps == [] && flight.outcome == .finished)
    }

    @Test("what is flung where it belongs stays there", arguments: [0, 5] as [CGFloat])
    func flung(velocity: CGFloat) async throws {
      let (flight, window, _) = try await flight()
      await flight.show(at: 1)
      let rest = try #require(window.flyingMiddle)
      flight.finish(velocity: velocity)
      var most: CGFloat = 0
      while flight.outcome == nil, let middle = window.flyingMiddle {
        most = max(most, hypot(middle.x - rest.x, middle.y - rest.y))
        await advance(1 / 60)
      }
      #expect(most < 2, "\(most)")
    }

    // MARK: On its way

    @Test("a text that is taken out of a card isn't seen there any more", arguments: [false, true])
    func emptied(isRemoved: Bool) async throws {
      let card = UIView(tagged: "it", Self.large, .red)
      let label = UILabel(CGRect(x: 40, y: 100, width: 160, height: 40), "Loading")
      card.addSubview(label)
      let lower = UIView(tagged: "it", Self.small, .red)
      let (flight, _) = try await KindScreen.flight(from: [lower], to: [card])
      if isRemoved { label.removeFromSuperview() } else { label.isHidden = true }
      await advance(0.36)
      let seen = Headless.nextDisplayList.items.filter { $0.texts.contains("Loading") }
      #expect(flight.outcome == nil && seen.allSatisfy { $0.opacity < 0.1 })
      await flight.land()
    }

    @Test("a title that gets its ID in flight is seen all the way", arguments: [false, true])
    func tagged(isTagged: Bool) async throws {
      let frames = [Self.small, Self.large].map { $0.offsetBy(dx: 0, dy: 250) }
      let titles = frames.map {
        UILabel(CGRect(x: $0.minX, y: $0.minY, width: 200, height: 30), "Dunes")
      }
      titles[0].matchID = "title"
      let images = [Self.small, Self.large].map { UIImageView(tagged: "it", $0, early) }
      let (navigation, _) = await KindScreen.navigation(KindScreen([images[0], titles[0]]))
      let footage = try await Footage {
        _ = try await navigation.push(KindScreen([images[1], titles[1]]), for: 0.1)
        if isTagged { titles[1].matchID = "title" }
        images[1].frame.origin.y += 10
        await advance(1)
      }
      #expect(footage.holes == [])
    }

    /// At which end an image comes.
    enum End: CaseIterable { case none, lower, upper }

    @Test("where an image comes at one end, nothing shines through", arguments: End.allCases)
    func covered(end: End) async throws {
      let images = [Self.small, Self.large].map { UIImageView(tagged: "it", $0, early) }
      let (flight, window) = try await KindScreen.flight(from: [images[0]], to: [images[1]])
      if end == .lower { images[0].image = late }
      if end == .upper { images[1].image = late }
      var least: CGFloat = 1
      for _ in 0..<20 {
        await advance(1 / 60)
        let place = try #require(window.flyingMiddle)
        let items = Headless.nextDisplayList.items.filter {
          $0.kind == .image && $0.contains(place)
        }
        least = min(least, 1 - items.reduce(1) { $0 * (1 - $1.opacity) })
      }
      #expect(least > 0.95 && flight.outcome == nil, "\(least)")
      await flight.land()
    }

    @Test("what leaves and gets a partner in flight becomes that", arguments: [false, true])
    func partner(isInsideOneScreen: Bool) async throws {
      let (lower, upper) = (
        UIImageView(tagged: "it", Self.small, early), UIImageView(Self.large, late)
      )
      lower.matchStyle.leaving = .fade
      let flight: MatchFlight
      let screen = KindScreen([lower])
      if isInsideOneScreen {
        _ = await onScreen(screen)
        flight = screen.view.matchAnimate(transition: .linear(0.5)) {
          lower.removeFromSuperview()
          screen.view.addSubview(upper)
        }
        await advance(0.1)
      } else {
        let others = [Self.small, Self.large].map {
          UIView(tagged: "other", $0.offsetBy(dx: 90, dy: 250), .red)
        }
        screen.loadViewIfNeeded()
        screen.view.addSubview(others[0])
        (flight, _) = try await KindScreen.flight(from: screen, to: KindScreen([upper, others[1]]))
      }
      upper.matchID = "it"
      await advance(0.3)
      #expect(flight.outcome == nil && share(of: late) > 0.6, "\(share(of: late))")
      await flight.land()
    }

    @Test("what was thrown goes on to a third screen without a jump", arguments: [false, true])
    func thrown(isThrown: Bool) async throws {
      let screens = [Self.small, Self.large, Self.small.offsetBy(dx: 250, dy: 500)].map {
        KindScreen([UIImageView(tagged: "it", $0, early)])
      }
      let container = UIViewController()
      _ = await onScreen(container, showing: screens[0])
      let footage = await Footage {
        let flight = container.replace(with: screens[1], .linear(0.5))
        await advance(0.2)
        flight.hold()
        await advance(0.1)
        if isThrown {
          flight.drag("it", translation: CGPoint(x: 0, y: 5))
          flight.drop("it", velocity: CGPoint(x: 600, y: 300))
        }
        flight.finish()
        await advance(0.05)
        container.replace(with: screens[2], .linear(0.5))
        await advance(2)
      }
      #expect(footage.jumps == [])
    }

    /// What a list that is pushed gets in flight.
    enum Rows: CaseIterable { case same, gone, new }

    @Test("a list that gets other rows in flight comes as it did before", arguments: Rows.allCases)
    func rows(rows: Rows) async throws {
      let (grid, detail) = (TripGrid(), TripDetail(3))
      if rows == .new { grid.apply([]) }
      let (navigation, _) = await onScreen(below: detail, MatchTransition())
      let flight = try await navigation.push(grid, for: 0.12)
      #expect(flight.report?.pairCount == (rows == .new ? 0 : 1))
      func look() -> (x: CGFloat, opacity: Float)? {
        grid.view.layer.presentation().map { ($0.frame.minX, $0.opacity) }
      }
      var last = try #require(look())
      switch rows {
      case .same: grid.apply(Array(0..<30))
      case .gone: grid.apply(Array(4..<40))
      case .new: grid.apply(Array(0..<40))
      }
      while flight.outcome == nil, let next = look() {
        #expect(next.x <= last.x + 0.1 && next.opacity >= last.opacity - 0.01, "\(next) \(last)")
        last = next
        await advance(1 / 60)
      }
      #expect(last.x < 1)
    }
  }
}
#endif
