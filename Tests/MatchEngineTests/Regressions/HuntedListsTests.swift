#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What lists and details of ordinary apps do while they fly.
  @MainActor @Suite("What lists and details change in flight") struct HuntedListsTests {
    private static let small = CGRect(x: 20, y: 120, width: 120, height: 90)
    private static let large = CGRect(x: 40, y: 400, width: 300, height: 240)
    private static let photo = UIImage.opaque(.gray)

    private func photos() -> [UIView] {
      [Self.small, Self.large].map { UIImageView(tagged: "photo", $0, Self.photo) }
    }

    /// A card with a picture and words.
    private func card(_ id: String?, _ frame: CGRect, _ text: String) -> UIView {
      let card = UIView(tagged: id, frame, .yellow)
      card.addSubview(UIImageView(CGRect(x: 10, y: 10, width: 40, height: 40), Self.photo))
      card.addSubview(UILabel(CGRect(x: 10, y: 50, width: 100, height: 30), text))
      return card
    }

    /// Expects that a flight shows at its end what is there after it, and leaves nothing.
    private func expectEnd(of flight: MatchFlight, in window: UIWindow) async {
      await flight.show(at: 1)
      let held = FootageFrame.now
      await flight.land()
      #expect(held.misses(of: .now) == [])
      #expect(window.remains.isEmpty)
    }

    @Test(arguments: [true, false])
    func `cards that swap their IDs in a change show at its end what they are`(
      swaps: Bool
    ) async {
      let cards = zip(["first", "second"], [100, 400]).map { id, y in
        card(id, CGRect(x: 40, y: y, width: 200, height: 120), id)
      }
      let screen = KindScreen(cards)
      let window = await onScreen(screen)
      let flight = screen.view.matchAnimate(transition: .linear(0.5)) {
        if swaps {
          (cards[0].matchID, cards[1].matchID) = ("second", "first")
        } else {
          (cards[0].frame, cards[1].frame) = (cards[1].frame, cards[0].frame)
        }
      }
      await advance(0.1)
      await expectEnd(of: flight, in: window)
    }

    @Test(arguments: [true, false])
    func `what loses its ID in a change is a part of the card around it at its end`(
      loses: Bool
    ) async {
      let card = UIView(tagged: "card", Self.large, .yellow)
      let badge = UIView(tagged: "badge", CGRect(x: 40, y: 30, width: 80, height: 50), .red)
      card.addSubview(badge)
      let screen = KindScreen([card])
      let window = await onScreen(screen)
      let flight = screen.view.matchAnimate(transition: .linear(0.5)) {
        if loses { badge.matchID = nil }
        card.frame.origin.y -= 50
      }
      await advance(0.1)
      await expectEnd(of: flight, in: window)
    }

    @Test(arguments: [true, false])
    func `an undoing lays out no list that has left its window`(hasLeft: Bool) async {
      let card = UIView(tagged: "card", Self.small, .yellow)
      let screen = KindScreen([card])
      _ = await onScreen(screen)
      let list = NumberList()
      screen.addChild(list)
      screen.view.addSubview(list.view)
      await advance(0.1)
      let flight = screen.view.matchAnimate(transition: .linear(0.5)) {
        card.frame = Self.large
      } undoOnCancel: {
        card.frame = Self.small
        list.tableView.reloadData()
      }
      await advance(0.2)
      flight.cancel()
      if hasLeft { screen.view.window?.rootViewController = UIViewController() }
      await advance(1)
      #expect(flight.outcome == .cancelled)
      #expect(card.frame == Self.small)
      #expect(Headless.accounts.warnings == [])
    }

    @Test(arguments: [true, false])
    func `a card keeps its border while what flies in it loses its ID`(loses: Bool) async {
      let card = UIView(tagged: "card", Self.large, .clear)
      card.layer.borderWidth = 4
      let badge = UIView(tagged: "badge", CGRect(x: 40, y: 30, width: 80, height: 50), .red)
      card.addSubview(badge)
      let screen = KindScreen([card])
      let window = await onScreen(screen)
      let before = FootageFrame.now
      let flight = screen.view.matchAnimate(transition: .linear(0.5)) {
        if loses { badge.matchID = nil }
        card.layer.cornerRadius = 1
      }
      await advance(0.1)
      let edge = CGRect(x: Self.large.minX, y: Self.large.midY, width: 4, height: 40)
      for fraction in [0.2, 0.5, 0.8, 1] {
        await flight.show(at: fraction)
        #expect(before.misses(of: .now, every: 1.5, in: edge) == [], "at \(fraction)")
      }
      await flight.land()
      #expect(window.remains.isEmpty)
    }

    @Test(arguments: [true, false], [true, false])
    func `a card to which a change adds a badge begins as round as it is`(
      juts: Bool,
      hasTitle: Bool
    ) async {
      let card = UIView(tagged: "card", Self.large)
      let content = UIView(card.bounds, .yellow)
      content.layer.cornerRadius = 40
      content.clipsToBounds = true
      content.addSubview(UIImageView(content.bounds, Self.photo))
      if hasTitle {
        content.addSubview(
          UILabel(tagged: "title", CGRect(x: 60, y: 60, width: 90, height: 30), "A")
        )
      }
      card.addSubview(content)
      let screen = KindScreen([card])
      _ = await onScreen(screen)
      let before = FootageFrame.now
      let flight = screen.view.matchAnimate(transition: .linear(0.5)) {
        let x: CGFloat = juts ? 280 : 240
        card.addSubview(UIView(CGRect(x: x, y: juts ? -20 : 50, width: 40, height: 40), .red))
        card.frame.origin.y -= 200
      }
      await advance(0.1)
      await flight.show(at: 0)
      let left = CGRect(x: Self.large.minX, y: Self.large.minY, width: 20, height: 20)
      #expect(FootageFrame.now.misses(of: before, every: 1.3, in: left) == [])
      await flight.land()
    }

    @Test func `a faint blur is as faint beside a card that gets a shadow`() async {
      var radii: [[CGFloat]] = []
      for shadow in [0, 0.5] as [Float] {
        startOver()
        let blur = UIVisualEffectView(
          tagged: "blur",
          blurIn: CGRect(x: 0, y: 700, width: 390, height: 80)
        )
        blur.alpha = 0.5
        let card = UIView(tagged: "card", Self.small, .green)
        let screen = KindScreen([card, blur])
        _ = await onScreen(screen)
        let flight = screen.view.matchAnimate(transition: .linear(0.5)) {
          (card.frame, blur.frame.origin.y) = (Self.large, 720)
          card.layer.shadowOpacity = shadow
        }
        await advance(0.2)
        radii.append(Headless.nextDisplayList.items.filter { $0.kind == .backdrop }.map(\.width))
        await flight.arrives()
      }
      #expect(!radii[0].isEmpty && radii[0] == radii[1], "\(radii)")
    }

    enum Text: CaseIterable { case font, aligned, same }

    @Test(arguments: Text.allCases, [true, false])
    func `a text view that is written otherwise in flight is so at its end`(
      text: Text,
      isInCard: Bool
    ) async throws {
      let view = UITextView(frame: CGRect(origin: .zero, size: Self.large.size))
      view.text = "Words"
      view.font = .systemFont(ofSize: 17)
      let card = isInCard ? UIView(tagged: "it", Self.large, .yellow) : view
      (card.matchID, card.frame) = ("it", Self.large)
      if isInCard { card.addSubview(view) }
      let lower = UIView(tagged: "it", Self.small, .white)
      let (flight, _) = try await KindScreen.flight(from: [lower], to: [card])
      await flight.show(at: 1)
      switch text {
      case .font: view.font = .systemFont(ofSize: 28)
      case .aligned: view.textAlignment = .right
      case .same: break
      }
      await advance(0.5)
      let held = FootageFrame.now
      await flight.land()
      #expect(held.misses(of: .now, every: 3.3, in: Self.large) == [])
    }

    @Test(arguments: [true, false])
    func `a cell that takes the place of one that left shows what it loads`(
      isOther: Bool
    ) async throws {
      let views = photos()
      for view in views { view.frame.origin.y = 700 }
      let first = card("it", Self.small, "Loading")
      let lower = KindScreen([views[0], first])
      let second = card("it", Self.large, "Detail")
      let (navigation, _) = await KindScreen.navigation(lower)
      await navigation.go(to: KindScreen([views[1], second]), for: 1)
      let flight = try await navigation.pop(for: 0.1)
      await flight.show(at: 0.9, for: 0.4)
      let next = isOther ? card("it", Self.small, "Loading") : first
      if isOther { first.removeFromSuperview() }
      await advance(0.1)
      second.all(UILabel.self).first?.text = "Other"
      await advance(0.3)
      lower.view.addSubview(next)
      await advance(0.3)
      next.all(UILabel.self).first?.text = "Loaded"
      next.all(UIImageView.self).first?.image = .opaque(.red)
      await flight.show(at: 1, for: 0.5)
      let held = FootageFrame.now
      await flight.land()
      #expect(held.misses(of: .now, every: 3.3, in: Self.small) == [])
    }

    /// How something comes in front of a photo.
    enum Way: CaseIterable { case there, fromBehind, intoOverlay, late }

    @Test(arguments: Way.allCases)
    func `what comes in front of a photo in flight is there before the end`(way: Way) async throws {
      let badge = UIView(CGRect(x: 280, y: 440, width: 40, height: 40), .green)
      let overlays = [0, 1].map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852)) }
      let (small, large) = (photos()[0], photos()[1])
      if way == .there { overlays[1].addSubview(badge) }
      let upper = way == .fromBehind ? [badge, large] : [large, overlays[1]]
      let (flight, _) = try await KindScreen.flight(from: [small, overlays[0]], to: upper)
      switch way {
      case .there: break
      case .fromBehind: badge.superview?.bringSubviewToFront(badge)
      case .intoOverlay: overlays[1].addSubview(badge)
      case .late: overlays.forEach { $0.addSubview(card("late", Self.small, "Late")) }
      }
      await advance(0.36)
      let front = Headless.nextDisplayList.items.last { $0.contains(badge.center) }
      #expect(flight.outcome == nil && (front?.isGreen == true) == (way != .late))
      #expect(flight.report?.pairCount == 1)
    }

    @Test(arguments: [true, false], [true, false])
    func `a screen that turns dark in flight comes behind a dark veil`(
      isHeld: Bool,
      isEarly: Bool
    ) async throws {
      let screens = photos().map { photo in
        KindScreen { view in
          view.backgroundColor = .systemBackground
          view.addSubview(photo)
        }
      }
      let (navigation, window) = await KindScreen.navigation(screens[0])
      if isEarly { window.overrideUserInterfaceStyle = .dark }
      let flight = try await navigation.push(screens[1], for: 0.1)
      if isHeld { await flight.show(at: 0.2) }
      window.overrideUserInterfaceStyle = .dark
      if isHeld { await flight.show(at: 0.4) } else { await advance(0.15) }
      let seen = Headless.nextDisplayList.items.filter {
        $0.kind == .background && $0.contains(CGPoint(x: 200, y: 750)) && $0.opacity > 0.02
      }
      #expect(seen.count > 1 && seen.allSatisfy { $0.color?.components?[0] == 0 }, "\(seen)")
    }

    @Test(arguments: [true, false])
    func `a card whose mask moves in flight shows what that leaves at its end`(moves: Bool)
      async throws
    {
      let large = card("it", Self.large, "Words")
      let mask = UIView(CGRect(x: 0, y: 0, width: 300, height: 80), .black)
      large.mask = mask
      let lower = UIView(tagged: "it", Self.small, .white)
      let (flight, _) = try await KindScreen.flight(from: [lower], to: [large])
      await flight.show(at: 1)
      if moves { mask.frame.size.height = 240 }
      await advance(0.5)
      let held = FootageFrame.now
      await flight.land()
      #expect(held.misses(of: .now, every: 3.3, in: Self.large) == [])
    }
  }
}
#endif
