#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What is seen on the way between two ordinary views; each with a control that is like it.
  @MainActor @Suite("Ordinary views on their way") struct HuntedPerformersTests {
    private static let small = CGRect(x: 20, y: 120, width: 120, height: 120)
    private static let large = CGRect(x: 40, y: 400, width: 320, height: 160)

    private func items(_ color: UIColor) -> [DisplayItem] {
      Headless.nextDisplayList.items.filter {
        $0.color?.components == color.cgColor.components && $0.opacity > 0.05
      }
    }

    /// How much is seen through some items at a point.
    private func light(through items: [DisplayItem], at point: CGPoint) -> CGFloat {
      items.filter { $0.contains(point) }.reduce(1) { $0 * (1 - $1.opacity) }
    }

    @Test("a caption on a shaded photo isn't stretched", arguments: [true, false])
    func caption(isShaded: Bool) async throws {
      let photos = [Self.small, Self.large].map { UIImageView(tagged: "it", $0, .opaque(.gray)) }
      if isShaded {
        photos[0].addSubview(UIView(photos[0].bounds, UIColor(white: 0, alpha: 0.3)))
      }
      photos[0].addSubview(UILabel(CGRect(x: 10, y: 90, width: 80, height: 20), "Caption"))
      let (flight, _) = try await KindScreen.flight(from: [photos[0]], to: [photos[1]])
      await flight.show(at: 0.2)
      let texts = Headless.nextDisplayList.items.filter { $0.texts == ["Caption"] }
      #expect(texts.count == 1)
      for text in texts { #expect(isClose(text.transform.a, text.transform.d, within: 0.01)) }
      await flight.land()
    }

    @Test("a badge keeps to its corner, also beside another one", arguments: [1, 2])
    func badges(count: Int) async throws {
      let photos = [Self.small, Self.large].map { UIImageView(tagged: "it", $0, .opaque(.gray)) }
      let badges = [
        CGRect(x: 8, y: 8, width: 12, height: 12), CGRect(x: 100, y: 100, width: 12, height: 12),
      ]
      for badge in badges.prefix(count) { photos[0].addSubview(UIView(badge, .red)) }
      let (flight, _) = try await KindScreen.flight(from: [photos[0]], to: [photos[1]])
      await flight.show(at: 0.4)
      let place = Self.small.mixed(with: Self.large, 0.4)
      let seen = items(.red)
      #expect(seen.count == count)
      #expect(seen.contains { $0.box.minX - place.minX < 20 })
      await flight.land()
    }

    @Test(
      "a card that is round by what fills it has no holes in its corners",
      arguments: [true, false]
    )
    func corners(isWrapped: Bool) async throws {
      let frames = [Self.small, CGRect(x: 60, y: 400, width: 240, height: 240)]
      let colors = [UIColor.green, .yellow]
      let cards = zip(frames, zip(colors, [40, 0] as [CGFloat])).map { frame, look in
        let card = UIView(tagged: "card", frame)
        let content = isWrapped ? UIView(frame: card.bounds) : card
        content.backgroundColor = look.0
        content.layer.cornerRadius = look.1
        content.addSubview(
          UIView(tagged: "photo", CGRect(x: 40, y: 40, width: 30, height: 30), .blue)
        )
        content.addSubview(UIView(CGRect(x: 80, y: 80, width: 20, height: 10), .gray))
        if isWrapped { card.addSubview(content) }
        return card
      }
      let (flight, _) = try await KindScreen.flight(from: [cards[0]], to: [cards[1]])
      await flight.show(at: 0.5)
      let place = frames[0].mixed(with: frames[1], 0.5)
      let seen = Headless.nextDisplayList.items.filter {
        $0.kind == .background && $0.size.width < 390
      }
      #expect(light(through: seen, at: CGPoint(x: place.minX + 8, y: place.minY + 8)) < 0.02)
      await flight.land()
    }

    @Test("what is seen below a clear bar isn't cut in flight", arguments: [true, false])
    func clearBar(isClear: Bool) async throws {
      let list = UIScrollView(frame: UIScreen.main.bounds)
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 393, height: 2_000)
      let photo = CGRect(x: 0, y: 0, width: 393, height: 400)
      list.addSubview(UIImageView(tagged: "it", photo, .opaque(.gray)))
      list.contentOffset.y = 30
      let navigation = UINavigationController(rootViewController: KindScreen([list]))
      if isClear {
        let look = UINavigationBarAppearance()
        look.configureWithTransparentBackground()
        navigation.navigationBar.standardAppearance = look
      }
      navigation.comes(as: .fullScreen, .linear(0.5))
      let lower = KindScreen([UIImageView(tagged: "it", Self.small, .opaque(.gray))])
      let window = await onScreen(lower)
      lower.present(navigation, animated: true)
      await advance(0.1)
      let flight = try #require(navigation.matchFlight)
      await flight.show(at: 1)
      let below = CGPoint(x: 50, y: navigation.navigationBar.frame.midY)
      let images = Headless.nextDisplayList.items.filter { $0.kind == .image && $0.opacity > 0.5 }
      #expect(images.contains { $0.contains(below) } == isClear)
      await flight.land()
      #expect(window.remains.isEmpty)
    }

    /// What an app gives a layer of a card late.
    enum Late: CaseIterable { case contents, progress, color }

    @Test("what a layer gets in flight is seen in flight", arguments: Late.allCases)
    func late(_ late: Late) async throws {
      let card = UIView(tagged: "it", Self.large, .white)
      let inside = UIView(CGRect(x: 40, y: 20, width: 100, height: 100), nil)
      card.addSubview(inside)
      let ring = CAShapeLayer()
      ring.path = UIBezierPath(ovalIn: CGRect(x: 160, y: 20, width: 100, height: 100)).cgPath
      ring.fillColor = nil
      ring.strokeColor = UIColor.blue.cgColor
      ring.lineWidth = 6
      ring.strokeEnd = 0.3
      card.layer.addSublayer(ring)
      let lower = UIView(tagged: "it", Self.small, .white)
      let (flight, _) = try await KindScreen.flight(from: [lower], to: [card])
      await flight.show(at: 1)
      switch late {
      case .contents: inside.layer.contents = UIImage.opaque(.gray).cgImage
      case .progress: ring.strokeEnd = 0.8
      case .color: inside.backgroundColor = .red
      }
      await advance(0.8)
      let held = FootageFrame.now
      await flight.land()
      #expect(FootageFrame.now.misses(of: held, in: Self.large) == [])
    }

    @Test(
      "a card in a row with perspective flies as long as it lies flat",
      arguments: [true, false]
    )
    func perspective(hasPerspective: Bool) async throws {
      let row = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
      if hasPerspective { row.layer.sublayerTransform.m34 = -1 / 500 }
      row.addSubview(UIView(tagged: "it", CGRect(x: 20, y: 20, width: 120, height: 120), .red))
      let (flight, _) = try await KindScreen.flight(
        from: [row],
        to: [UIView(tagged: "it", Self.large, .red)]
      )
      #expect(flight.report?.pairCount == 1)
      await flight.land()
    }

    /// What writes a text.
    enum Writer: CaseIterable { case label, button, field }

    @Test(
      "a text that is smaller above is drawn as sharp as it is seen below",
      arguments: Writer.allCases
    )
    func sharp(_ writer: Writer) async throws {
      func view(_ size: CGFloat, _ frame: CGRect) -> UIView {
        let font = UIFont.systemFont(ofSize: size)
        switch writer {
        case .label:
          let label = UILabel(tagged: "it", frame, "Buy")
          label.font = font
          return label
        case .button:
          let button = UIButton(type: .custom)
          (button.frame, button.matchID) = (frame, "it")
          button.setTitle("Buy", for: .normal)
          button.titleLabel?.font = font
          return button
        case .field:
          let field = UITextField(frame: frame)
          (field.matchID, field.text, field.font) = ("it", "Buy", font)
          return field
        }
      }
      let lower = view(36, CGRect(x: 20, y: 100, width: 240, height: 60))
      let upper = view(12, CGRect(x: 20, y: 500, width: 80, height: 20))
      let (navigation, _) = await KindScreen.navigation(KindScreen([lower]))
      let before = Headless.accounts.drawnPixels
      let flight = try await navigation.push(KindScreen([upper]), for: 0.1)
      // At three pixels a point, and three times as large.
      #expect(Headless.accounts.drawnPixels - before > 80 * 20 * 9 * 8)
      await flight.land()
    }

    @Test("a card that begins below the edge shows all of it on its way", arguments: [700, 400])
    func belowEdge(top: CGFloat) async throws {
      func card(_ frame: CGRect, hasMark: Bool) -> UIView {
        let card = UIView(tagged: "card", frame, .white)
        card.addSubview(UIView(tagged: "photo", CGRect(x: 10, y: 10, width: 60, height: 60), .blue))
        if hasMark { card.addSubview(UIView(CGRect(x: 10, y: 200, width: 60, height: 20), .red)) }
        return card
      }
      let (flight, _) = try await KindScreen.flight(
        from: [card(CGRect(x: 20, y: top, width: 240, height: 240), hasMark: true)],
        to: [card(CGRect(x: 20, y: 100, width: 240, height: 240), hasMark: false)]
      )
      await flight.show(at: 0.4)
      #expect(items(.red).contains { $0.opacity > 0.5 })
      await flight.land()
    }

    @Test("a photo that fills a card covers it, with an ID or without", arguments: [true, false])
    func filled(hasID: Bool) async throws {
      func card(_ frame: CGRect, _ id: String) -> UIView {
        let card = UIView(tagged: "card", frame)
        let photo = UIImageView(card.bounds, .opaque(.gray))
        if hasID { photo.matchID = id }
        card.addSubview(photo)
        card.addSubview(UIView(CGRect(x: 10, y: 10, width: 20, height: 10), .red))
        return card
      }
      let (flight, _) = try await KindScreen.flight(
        from: [card(Self.small, "one")],
        to: [card(Self.large, "other")]
      )
      await flight.show(at: 0.5)
      let place = Self.small.mixed(with: Self.large, 0.5)
      let images = Headless.nextDisplayList.items.filter { $0.kind == .image }
      #expect(light(through: images, at: CGPoint(x: place.midX, y: place.midY)) < 0.02)
      await flight.land()
    }
  }
}
#endif
