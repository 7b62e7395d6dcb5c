#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// PX-1, PX-2: a drawing has no films, maps, web pages and blurs, and costs the main thread its time.
  @MainActor @Suite("Snapshots and drawings") struct SnapshotTests {
    /// What only a snapshot shows.
    enum Film: CaseIterable { case playerView, playerLayer, web, blur }
    /// What a card may look like.
    enum Look: CaseIterable { case plain, round, clipped, bordered, shaded, translucent }

    private static let small = CGRect(x: 20, y: 100, width: 120, height: 120)
    private static let large = CGRect(x: 60, y: 300, width: 240, height: 200)
    private static let color = CGColor(srgbRed: 0, green: 0.5, blue: 0.25, alpha: 1)

    private func film(_ kind: Film, _ frame: CGRect) -> UIView {
      let view: UIView
      switch kind {
      case .playerView:
        view = PlayerView(frame: frame)
        (view.layer as? AVPlayerLayer)?.film = Self.color
      case .playerLayer:
        view = UIView(frame: frame)
        let layer = AVPlayerLayer()
        layer.frame = view.bounds
        layer.film = Self.color
        view.layer.addSublayer(layer)
      case .web:
        let web = WKWebView(frame: frame)
        web.page = Self.color
        view = web
      case .blur: view = UIVisualEffectView(blurIn: frame)
      }
      return view
    }

    private func card(_ frame: CGRect, _ film: Film, _ look: Look) -> UIView {
      let card = UIView(tagged: "card", frame, .white)
      switch look {
      case .plain: break
      case .round: card.layer.cornerRadius = 12
      case .clipped:
        card.layer.cornerRadius = 12
        card.clipsToBounds = true
      case .bordered: card.layer.borderWidth = 2
      case .shaded: card.layer.shadowOpacity = 0.4
      case .translucent: card.alpha = 0.6
      }
      card.addSubview(self.film(film, card.bounds.insetBy(dx: 10, dy: 10)))
      return card
    }

    private func showsFilm(_ kind: Film) -> Bool {
      Headless.nextDisplayList.items.contains { item in
        guard item.pictures > 0 else { return false }
        return kind == .blur ? item.kind == .backdrop : item.color == Self.color
      }
    }

    @Test(
      "a film, a web page and a blur are seen in whatever card they fly",
      arguments: Film.allCases,
      Look.allCases
    )
    func film(_ film: Film, in look: Look) async throws {
      // A blur in a translucent card is none, on the screen, too (PX-4).
      if film == .blur, look == .translucent { return }
      let lower = KindScreen { $0.addSubview(card(Self.small, film, look)) }
      let upper = KindScreen { $0.addSubview(card(Self.large, film, look)) }
      let (navigation, _) = await KindScreen.navigation(lower)
      let before = Headless.accounts
      for isForward in [true, false] {
        navigation.go(isForward, upper)
        let flight = try await navigation.flight(after: 0.1)
        for step in 0...4 {
          await flight.show(at: CGFloat(step) / 4)
          #expect(showsFilm(film), "at \(step), \(isForward)")
        }
        await flight.land()
      }
      #expect(Headless.accounts.drawings == before.drawings, "nothing is drawn on the CPU")
      #expect(Headless.accounts.forcedRenders == before.forcedRenders)
    }

    /// A push that has begun, and what had been counted before it.
    private func push(
      _ lower: UIViewController,
      _ upper: UIViewController,
      whenAsked: () -> Void = {}
    ) async throws -> (flight: MatchFlight, before: Accounts, window: UIWindow) {
      let (navigation, window) = await KindScreen.navigation(lower)
      let before = Headless.accounts
      navigation.pushViewController(upper, animated: true)
      whenAsked()
      await advance(0.1)
      return (try #require(navigation.matchFlight), before, window)
    }

    @Test(
      "SN-21: a blur that is flat in a snapshot is seen by its tint",
      arguments: [Look.plain, .clipped, .bordered, .shaded],
      [false, true]
    )
    func blurInCard(_ look: Look, isFlat: Bool) async throws {
      Headless.switches.blursInSnapshotsAreFlat = isFlat
      let lower = KindScreen { $0.addSubview(card(Self.small, .blur, look)) }
      let upper = KindScreen { $0.addSubview(card(Self.large, .web, look)) }
      let (flight, before, _) = try await push(lower, upper)
      await flight.show(at: 0)
      let blur = Self.small.insetBy(dx: 10, dy: 10)
      let seen = Headless.nextDisplayList.items.filter { $0.pictures > 0 && $0.opacity > 0.1 }
      #expect(seen.contains { isClose($0.box.minX, blur.minX) && isClose($0.box.maxY, blur.maxY) })
      #expect(showsFilm(.blur) != isFlat)
      #expect(Headless.accounts.forcedRenders == before.forcedRenders)
    }

    private func simple(_ frame: CGRect, _ standIn: MatchStandIn = .automatic) -> KindScreen {
      let card = card(frame, .web, .round)
      card.matchStandIn = standIn
      return KindScreen { $0.addSubview(card) }
    }

    @Test(arguments: [true, false])
    func `what may be blank is rendered, and the report says so`(_ isBlank: Bool) async throws {
      Headless.switches.picturesBelowHeldViewsAreBlank = isBlank
      let upper = simple(Self.large)
      // An app that fades its screen in by itself.
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 0, 10)
      let (flight, before, _) = try await push(simple(Self.small), upper) {
        upper.view.layer.add(fade, forKey: "fade")
      }
      await flight.show(at: 1)
      #expect(showsFilm(.web))
      #expect(Headless.accounts.forcedRenders - before.forcedRenders == 1)
      let blank = "its picture might have been blank, so the screen was rendered first"
      #expect(flight.report?.faults == ["card: \(blank)"])
      await flight.land()
    }

    /// Images of one color that a renderer has made, with and without opacities.
    enum Made: CaseIterable { case opaque, withAlpha, withAlphaFadedIn, withHole }

    @Test(
      "an image lets something through if it has opacities, whatever they are",
      arguments: Made.allCases
    )
    func images(_ made: Made) async throws {
      func screen(_ frame: CGRect, _ color: UIColor) -> KindScreen {
        let size = CGSize(width: 60, height: 60)
        let format = UIGraphicsImageRendererFormat.preferred()
        format.opaque = made == .opaque
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
          color.setFill()
          let hole: CGFloat = made == .withHole ? 20 : 0
          context.fill(CGRect(x: hole, y: 0, width: size.width - hole, height: size.height))
        }
        let view = UIImageView(tagged: "photo", frame, image)
        if made == .withAlphaFadedIn { view.matchStyle.content = .in }
        return KindScreen { $0.addSubview(view) }
      }
      let (flight, _, _) = try await push(
        screen(Self.small, .red),
        screen(CGRect(x: 60, y: 300, width: 240, height: 240), .blue)
      )
      for step in 1...9 {
        let progress = CGFloat(step) / 10
        await flight.show(at: progress)
        let opacities = Headless.nextDisplayList.items.filter { $0.kind == .image }.map(\.opacity)
        let shine = opacities.reduce(1) { $0 * (1 - $1) }
        let lets = made == .withAlpha || made == .withHole
        #expect(lets ? shine > 0.02 && shine < 0.172 : shine < 1e-6, "\(progress): \(opacities)")
      }
    }

    @Test func `a card out of which a view flies keeps its film, seen twice`() async throws {
      func screen(_ frame: CGRect) -> KindScreen {
        let card = card(frame, .web, .round)
        let title = UILabel(tagged: "title", CGRect(x: 10, y: 10, width: 80, height: 20), "Title")
        card.addSubview(title)
        return KindScreen { $0.addSubview(card) }
      }
      let (flight, _, _) = try await push(screen(Self.small), screen(Self.large))
      #expect(flight.report?.pairCount == 2)
      #expect(showsFilm(.web))
    }

    @Test("a card with nothing left in it is not drawn", arguments: [true, false])
    func emptyNest(isRound: Bool) async throws {
      func screen(_ frame: CGRect) -> KindScreen {
        let card = UIView(tagged: "card", frame, .white)
        card.layer.cornerRadius = isRound ? 12 : 0
        card.layer.borderWidth = 2
        let photo = UIImageView(card.bounds.insetBy(dx: 20, dy: 20), PhotoScreen.image)
        photo.matchID = "photo"
        let holder = UIView(frame: card.bounds)
        holder.addSubview(photo)
        card.addSubview(holder)
        return KindScreen { $0.addSubview(card) }
      }
      let (flight, before, _) = try await push(screen(Self.small), screen(Self.large))
      #expect(flight.report?.pairCount == 2)
      #expect(Headless.accounts.drawings == before.drawings)
      #expect(Headless.accounts.snapshots == before.snapshots)
    }

    @Test func `a card with a badge that juts out is not drawn`() async throws {
      for hasShadow in [false, true] {
        startOver()
        func screen(_ frame: CGRect) -> KindScreen {
          let card = UIView(tagged: "card", frame, .white)
          card.layer.shadowOpacity = hasShadow ? 0.5 : 0
          card.addSubview(UIView(CGRect(x: -8, y: -8, width: 20, height: 20), .red))
          return KindScreen { $0.addSubview(card) }
        }
        let (flight, before, _) = try await push(screen(Self.small), screen(Self.large))
        #expect((Headless.accounts.drawings == before.drawings) == !hasShadow)
        for (end, frame) in [Self.small, Self.large].enumerated() {
          await flight.show(at: CGFloat(end))
          let badges = Headless.nextDisplayList.items
            .filter { $0.color == UIColor.red.cgColor && $0.opacity > 0.9 }
          #expect(badges.contains { isClose($0.box.origin.x, frame.minX - 8) }, "\(end)")
        }
      }
    }

    /// A photo that flies out of a card which can't be drawn, in a box of its own or below something else.
    private func nest(_ frame: CGRect) -> KindScreen {
      let card = UIView(tagged: "card", frame, .white)
      card.layer.cornerRadius = 12
      let holder = UIView(frame: card.bounds)
      let place = CGRect(x: 10, y: 10, width: frame.width - 40, height: 50)
      holder.addSubview(UIView(tagged: "photo", place, .blue))
      card.addSubview(holder)
      let bottom = CGRect(x: 10, y: frame.height - 40, width: 60, height: 30)
      card.addSubview(UIVisualEffectView(blurIn: bottom))
      return KindScreen { $0.addSubview(card) }
    }

    /// Below and beside the photo, in which it would be seen a second time, there is nothing of it.
    private func expectOnePhoto() throws {
      let blue = UIColor.blue
      let photo = try #require(Headless.nextDisplayList.items.last { $0.color == blue.cgColor }).box
      for way in [(0, photo.height + 1), (photo.width + 1, 0)] {
        let place = photo.offsetBy(dx: way.0, dy: way.1)
        #expect(!FootageFrame.now.shows(blue, every: 3, in: place))
      }
    }

    @Test func `a photo that flies out of a card with a blur is seen once`() async throws {
      let (lower, upper) = (nest(Self.small), nest(Self.large))
      let (navigation, _) = await KindScreen.navigation(lower)
      for isForward in [true, false] {
        navigation.go(isForward, upper)
        let flight = try await navigation.flight(after: 0.1)
        #expect(flight.report?.pairCount == 2)
        for _ in 0..<3 {
          try expectOnePhoto()
          await advance(1 / 60)
        }
        for step in 0...10 {
          await flight.show(at: CGFloat(step) / 10)
          try expectOnePhoto()
          #expect(showsFilm(.blur))
        }
        await flight.land()
      }
    }

    @Test(arguments: [true, false])
    func `a card is pictured without what flies out`(isPaired: Bool) async throws {
      func screen(_ frame: CGRect, _ id: String) -> KindScreen {
        let card = UIView(tagged: "card", frame, .white)
        let photo = UIView(tagged: id, CGRect(x: 10, y: 10, width: 60, height: 40), .blue)
        let dot = UIView(CGRect(x: 80, y: 10, width: 8, height: 8), .red)
        for view in [photo, dot] { card.addSubview(view) }
        return KindScreen { $0.addSubview(card) }
      }
      let next = screen(Self.large, isPaired ? "photo" : "other")
      let first = screen(Self.small, "photo")
      let (flight, before, window) = try await push(first, next)
      #expect(Headless.accounts.drawings - before.drawings == 2)
      await flight.show(at: 1)
      let photos = Headless.nextDisplayList.items.filter {
        $0.color == UIColor.blue.cgColor && $0.opacity > 0.9
      }
      #expect(!isPaired || photos.count == 1)
      await flight.goBack()
      #expect(window.remains.isEmpty)
      // What is over before it begins leaves nothing behind, either.
      first.navigationController?.pushViewController(next, animated: true)
      first.navigationController?.view.layoutIfNeeded()
      first.navigationController?.matchFlight?.handOver {}
      await advance(0.1)
      #expect(window.remains.isEmpty && next.view.window === window)
    }

    @Test func `only what can be seen of a long view is drawn`() async throws {
      func screen(_ top: CGFloat) -> KindScreen {
        let page = UIView(tagged: "page", CGRect(x: 10, y: top, width: 300, height: 20_000))
        for number in 0..<3 {
          page.addSubview(UIView(CGRect(x: 10, y: 30 + 60 * number, width: 100, height: 20), .red))
        }
        let title = UIView(tagged: "title", CGRect(x: 10, y: 300, width: 100, height: 20), .blue)
        page.addSubview(title)
        return KindScreen { $0.addSubview(page) }
      }
      let (flight, before, _) = try await push(screen(40), screen(100))
      #expect(flight.report?.pairCount == 2)
      let screen = UIScreen.main.bounds.size
      let most = 2 * (screen.width * UIScreen.main.scale) * (screen.height * UIScreen.main.scale)
      #expect(Headless.accounts.drawings - before.drawings == 2)
      #expect(Headless.accounts.drawnPixels - before.drawnPixels <= most)
    }

    private final class PlayerView: UIView {
      override class var layerClass: AnyClass { AVPlayerLayer.self }
    }
  }
}
#endif
