#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What ordinary views look like, which a picture of them may lack; each with a control that is like it.
  @MainActor @Suite("Pictures of ordinary views") struct HuntedPicturesTests {
    private static let small = CGRect(x: 20, y: 120, width: 120, height: 120)
    private static let large = CGRect(x: 60, y: 400, width: 240, height: 240)

    /// Flies between two views, and expects at each end what is seen there at rest.
    private func expectStill(_ make: (CGRect) -> UIView) async throws {
      let views = [Self.small, Self.large].map(make)
      try await KindScreen.expectStillEnds(from: [views[0]], to: [views[1]], every: 2.7)
    }

    private func picture() -> UIImage { .opaque(.gray) }

    @Test("a blur keeps the tint that its contents have", arguments: [true, false])
    func tintedBlur(isOwn: Bool) async throws {
      try await expectStill { frame in
        let blur = UIVisualEffectView(tagged: "it", blurIn: frame)
        let tint = UIColor(red: 0.8, green: 0.2, blue: 0.1, alpha: 0.5)
        let label = UILabel(CGRect(x: 20, y: 20, width: 60, height: 20), "Text")
        if isOwn { blur.contentView.backgroundColor = tint }
        if !isOwn { blur.contentView.addSubview(UIView(blur.bounds, tint)) }
        blur.contentView.addSubview(label)
        return blur
      }
    }

    @Test("a code of few pixels stays sharp", arguments: [true, false])
    func code(isSharp: Bool) async throws {
      let views = [Self.small, Self.large].map { UIImageView(tagged: "it", $0, picture()) }
      if isSharp { for view in views { view.layer.magnificationFilter = .nearest } }
      let (flight, window) = try await KindScreen.flight(from: [views[0]], to: [views[1]])
      await flight.show(at: 0.5)
      let flying = window.engineViews("StageView").flatMap { $0.all(UIImageView.self) }
      #expect(!flying.isEmpty)
      #expect(flying.allSatisfy { ($0.layer.magnificationFilter == .nearest) == isSharp })
      await flight.land()
    }

    /// The tints of the symbols that fly and are seen, as they are where they are.
    private func tints(in window: UIWindow) -> [[CGFloat]] {
      window.engineViews("StageView").flatMap { $0.all(UIImageView.self) }.filter { $0.alpha > 0.9 }
        .map { $0.tintColor.resolvedColor(with: $0.traitCollection).cgColor.components ?? [] }
    }

    @Test(
      "a symbol has the tint of its own screen, light or dark",
      arguments: [UIUserInterfaceStyle.dark, .light]
    )
    func symbol(on style: UIUserInterfaceStyle) async throws {
      let symbol = UIImage(systemName: "heart")
      let views = [Self.small, Self.large].map { UIImageView(tagged: "it", $0, symbol) }
      for view in views { view.tintColor = .label }
      let upper = KindScreen([views[1]])
      upper.overrideUserInterfaceStyle = style
      let (flight, window) = try await KindScreen.flight(from: KindScreen([views[0]]), to: upper)
      await flight.show(at: 0)
      #expect(tints(in: window).map(\.first) == [0])
      await flight.show(at: 1)
      #expect(tints(in: window).last?.first == (style == .dark ? 1 : 0))
      await flight.land()
    }

    /// What turns dark in flight with the whole interface.
    enum Dynamic: CaseIterable { case blur, symbol, text }

    @Test("what turns dark in flight is dark in flight", arguments: Dynamic.allCases)
    func dark(_ kind: Dynamic) async throws {
      let upper: UIView
      switch kind {
      case .blur:
        upper = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        upper.frame = Self.large
      case .symbol:
        upper = UIImageView(Self.large, UIImage(systemName: "heart"))
        upper.tintColor = .label
      case .text: upper = UILabel(Self.large, "Text")
      }
      upper.matchID = "it"
      let lower = UIView(tagged: "it", Self.small, .white)
      let (flight, window) = try await KindScreen.flight(from: [lower], to: [upper])
      await flight.show(at: 1)
      window.overrideUserInterfaceStyle = .dark
      await advance(0.8)
      let held = FootageFrame.now
      if kind == .symbol { #expect(tints(in: window).map(\.first) == [1]) }
      await flight.land()
      #expect(FootageFrame.now.misses(of: held, in: Self.large) == [])
    }

    @Test(
      "a view keeps the shadow that what fills it casts",
      arguments: [true, false],
      [true, false]
    )
    func innerShadow(isInner: Bool, hasID: Bool) async throws {
      try await expectStill { frame in
        let cell = UICollectionViewCell(frame: frame)
        let content = isInner ? cell.contentView : UIView(frame: cell.bounds)
        if !isInner { cell.contentView.addSubview(content) }
        content.backgroundColor = .orange
        content.layer.cornerRadius = 16
        let caster = isInner ? content.layer : cell.layer
        caster.shadowOpacity = 0.4
        caster.shadowRadius = 10
        caster.shadowOffset = CGSize(width: 0, height: 6)
        content.addSubview(UIView(CGRect(x: 20, y: 20, width: 40, height: 10), .blue))
        (hasID || !isInner ? cell : content).matchID = "it"
        return cell
      }
    }

    @Test("a film is seen in a card that flies, with an ID or without", arguments: [true, false])
    func film(hasID: Bool) async throws {
      func card(_ frame: CGRect, _ id: String) -> UIView {
        let card = UIView(tagged: "card", frame, .white)
        let film = WKWebView(frame: card.bounds.insetBy(dx: 20, dy: 20))
        film.page = UIColor.green.cgColor
        if hasID { film.matchID = id }
        card.addSubview(film)
        return card
      }
      let (flight, _) = try await KindScreen.flight(
        from: [card(Self.small, "one")],
        to: [card(Self.large, "other")]
      )
      #expect(flight.report?.pairCount == 1)
      for end in [0, 1] as [CGFloat] {
        await flight.show(at: end)
        let films = Headless.nextDisplayList.items.filter { $0.color == UIColor.green.cgColor }
        #expect(films.contains { $0.opacity > 0.9 }, "\(end)")
      }
      await flight.land()
    }

    @Test(
      "a badge that juts out at a corner is whole, however its card is scaled",
      arguments: [0.5, 1, 1.5],
      [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1)]
    )
    func scaled(_ scale: CGFloat, at corner: CGPoint) async throws {
      try await expectStill { frame in
        let card = UIView(tagged: "it", frame, .orange)
        let badge = UIView(CGRect(x: 0, y: 0, width: 24, height: 24), .red)
        badge.center = CGPoint(x: frame.width * corner.x, y: frame.height * corner.y)
        card.addSubview(badge)
        card.transform = CGAffineTransform(scaleX: scale, y: scale)
        return card
      }
    }

    @Test("a button on a photo keeps its shadow", arguments: [true, false])
    func buttonOnPhoto(hasShadow: Bool) async throws {
      try await expectStill { frame in
        let photo = UIImageView(tagged: "it", frame, picture())
        photo.clipsToBounds = true
        let button = UIView(CGRect(x: frame.width - 50, y: 20, width: 30, height: 30), .white)
        button.layer.cornerRadius = 15
        if hasShadow {
          button.layer.shadowOpacity = 0.5
          button.layer.shadowRadius = 5
          button.layer.shadowOffset = CGSize(width: 0, height: 4)
        }
        photo.addSubview(button)
        return photo
      }
    }

    /// What comes late in a card.
    enum Late: CaseIterable { case curve, color, image }

    @Test("a curve that comes late is seen in flight", arguments: Late.allCases)
    func late(_ late: Late) async throws {
      let card = UIView(tagged: "it", Self.large, .white)
      let chart = CAShapeLayer()
      let path = UIBezierPath(rect: CGRect(x: 40, y: 40, width: 120, height: 120)).cgPath
      if late == .color { chart.path = path }
      chart.fillColor = UIColor.blue.cgColor
      card.layer.addSublayer(chart)
      let image = UIImageView(CGRect(x: 40, y: 40, width: 100, height: 100), nil)
      card.addSubview(image)
      let lower = UIView(tagged: "it", Self.small, .white)
      let (flight, _) = try await KindScreen.flight(from: [lower], to: [card])
      await flight.show(at: 1)
      switch late {
      case .curve: chart.path = path
      case .color: chart.fillColor = UIColor.red.cgColor
      case .image: image.image = picture()
      }
      await advance(0.8)
      let held = FootageFrame.now
      await flight.land()
      #expect(FootageFrame.now.misses(of: held, in: Self.large) == [])
    }

    /// How a card with a gradient is round.
    enum Round: CaseIterable { case ownLayer, clipped }

    @Test("a gradient that is round itself is so at both ends", arguments: Round.allCases)
    func gradient(_ round: Round) async throws {
      func card(_ frame: CGRect) -> UIView {
        let card = UIView(tagged: "it", frame)
        card.layer.cornerRadius = 24
        let gradient = CAGradientLayer()
        gradient.frame = card.bounds
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        if round == .ownLayer { gradient.cornerRadius = 24 } else { card.clipsToBounds = true }
        card.layer.addSublayer(gradient)
        return card
      }
      try await KindScreen.expectStillEnds(
        from: [card(CGRect(x: 30, y: 120, width: 320, height: 220))],
        to: [card(CGRect(x: 60, y: 500, width: 80, height: 80))],
        every: 2.7
      )
    }
  }
}
#endif
