#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What ordinary cells, buttons, fields and pages look like; each beside a control.
  @MainActor @Suite("Hunted reading") struct HuntedReadingTests {
    nonisolated private static let small = CGRect(x: 20, y: 120, width: 160, height: 90)
    nonisolated private static let large = CGRect(x: 40, y: 420, width: 300, height: 200)
    private static let photo = UIImage.opaque(.gray)

    @Test(arguments: [true, false])
    func `what edges a cell lies in front of what flies in it`(isInner: Bool) async throws {
      func cell(_ frame: CGRect) -> UIView {
        let cell = UICollectionViewCell(frame: frame)
        cell.matchID = "it"
        let edged = isInner ? cell.contentView : cell
        edged.layer.borderWidth = 8
        edged.layer.cornerRadius = 20
        edged.clipsToBounds = true
        cell.contentView.backgroundColor = .yellow
        let top = CGRect(x: 0, y: 0, width: frame.width, height: frame.height / 2)
        cell.contentView.addSubview(UIImageView(tagged: "photo", top, Self.photo))
        return cell
      }
      let ends = [Self.small, Self.large]
      try await KindScreen.expectStillEnds(
        from: [cell(ends[0])],
        to: [cell(ends[1])],
        every: 3.3,
        in: ends
      )
    }

    @Test(arguments: [true, false])
    func `a round clip in a card lets nothing out at its corners`(hasBadge: Bool) async throws {
      func card(_ frame: CGRect) -> UIView {
        let card = UIView(tagged: "it", frame)
        card.layer.cornerRadius = 24
        let content = UIView(card.bounds, .yellow)
        content.layer.cornerRadius = 24
        content.clipsToBounds = true
        let top = CGRect(x: 0, y: 0, width: frame.width, height: frame.height / 2)
        content.addSubview(UIImageView(top, Self.photo))
        card.addSubview(content)
        let badge = CGRect(x: frame.width / 2, y: frame.height / 2, width: 30, height: 30)
        if hasBadge { card.addSubview(UIView(badge, .red)) }
        return card
      }
      let corners = [Self.small, Self.large].map {
        CGRect(origin: $0.origin, size: CGSize(width: 12, height: 12))
      }
      try await KindScreen.expectStillEnds(
        from: [card(Self.small)],
        to: [card(Self.large)],
        every: 1.3,
        in: corners
      )
    }

    @Test(arguments: [true, false], [true, false])
    func `pages that turn are seen to do so, in flight or in a change`(
      isItself: Bool,
      isChange: Bool
    ) async throws {
      let pages = UIScrollView(frame: CGRect(origin: .zero, size: Self.large.size))
      pages.contentSize = CGSize(width: 600, height: 200)
      pages.addSubview(UIView(pages.bounds, .red))
      pages.addSubview(UIView(pages.bounds.offsetBy(dx: 300, dy: 0), .blue))
      let card = isItself ? pages : UIView()
      if !isItself { card.addSubview(pages) }
      (card.frame, card.matchID) = (Self.large, "it")
      let screen = KindScreen([card])
      let lower = KindScreen([UIView(tagged: "it", Self.small, .white)])
      let flight: MatchFlight
      if isChange {
        _ = await onScreen(screen)
        flight = screen.view.matchAnimate(transition: .linear(0.5)) {
          pages.contentOffset.x = 300
          card.frame.origin.y -= 200
        }
        await advance(0.1)
      } else {
        (flight, _) = try await KindScreen.flight(from: lower, to: screen)
      }
      await flight.show(at: 1)
      pages.contentOffset.x = 300
      await advance(0.8)
      let held = FootageFrame.now
      await flight.land()
      #expect(FootageFrame.now.misses(of: held) == [])
    }

    @Test(arguments: [true, false])
    func `a highlight that fades as its card leaves isn't there when it comes back`(
      fades: Bool
    ) async throws {
      let card = UIView(tagged: "it", Self.small, .white)
      let highlight = UIView(card.bounds, .green)
      card.addSubview(highlight)
      let (navigation, _) = await KindScreen.navigation(KindScreen([card]))
      if fades { UIView.animate(withDuration: 0.3) { highlight.alpha = 0 } }
      let upper = KindScreen([UIView(tagged: "it", Self.large, .cyan)])
      let flight = try await navigation.push(upper, for: 0.1)
      await flight.show(at: 0)
      await advance(0.8)
      let held = FootageFrame.now
      flight.cancel()
      await advance(1)
      #expect(FootageFrame.now.misses(of: held, in: Self.small) == [])
    }

    @Test(arguments: [true, false])
    func `a photo becomes no wheel that turns until another one is there`(hasWheel: Bool)
      async throws
    {
      let lower = UIImageView(tagged: "it", Self.small, Self.photo)
      let upper = UIImageView(tagged: "it", Self.large, nil as UIImage?)
      let wheel = UIActivityIndicatorView(style: .medium)
      if hasWheel { upper.addSubview(wheel) }
      wheel.startAnimating()
      let (flight, _) = try await KindScreen.flight(from: [lower], to: [upper])
      await flight.show(at: 0.8)
      #expect(FootageFrame.now.shows(Self.photo))
      await flight.land()
    }

    @Test(arguments: [true, false])
    func `what a capsule leaves free of a photo stays free`(hasID: Bool) async throws {
      func views(_ frame: CGRect) -> [UIView] {
        let button = UIButton(type: .system)
        button.configuration = .filled()
        button.configuration?.title = "Buy"
        button.configuration?.cornerStyle = .capsule
        button.frame = CGRect(x: frame.minX + 20, y: frame.minY + 20, width: 100, height: 44)
        if hasID { button.matchID = "button" }
        return [UIImageView(tagged: "photo", frame, Self.photo), button]
      }
      let ends = [Self.small, Self.large]
      try await KindScreen.expectStillEnds(
        from: views(ends[0]),
        to: views(ends[1]),
        every: 3.3,
        in: ends
      )
    }

    @Test(arguments: [UITextField.BorderStyle.roundedRect, .none])
    func `a field that grows begins as it is`(_ style: UITextField.BorderStyle) async {
      let field = UITextField(frame: Self.small)
      (field.matchID, field.text, field.borderStyle) = ("it", "Words", style)
      await expectStillStart(of: field) { field.frame = Self.large }
    }

    /// Expects a view that changes inside its screen to begin as it was.
    private func expectStillStart(of view: UIView, changing change: () -> Void) async {
      let screen = KindScreen([view])
      _ = await onScreen(screen)
      let before = FootageFrame.now
      let flight = screen.view.matchAnimate(transition: .linear(0.5)) { change() }
      await advance(0.05)
      await flight.show(at: 0)
      #expect(FootageFrame.now.misses(of: before, every: 4.3) == [])
      await flight.land()
    }

    /// What becomes of a card while it flies.
    enum Size: CaseIterable { case stays, grows, shrinks }

    @Test(arguments: Size.allCases)
    func `what a card says stays where it is while the card grows`(_ size: Size) async throws {
      let card = UIView(tagged: "it", Self.large, .white)
      card.addSubview(UILabel(CGRect(x: 20, y: 20, width: 200, height: 30), "Words"))
      let lower = UIView(tagged: "it", Self.small, .white)
      let (flight, _) = try await KindScreen.flight(from: [lower], to: [card])
      await flight.show(at: 1)
      if size != .stays { card.frame.size.height = size == .grows ? 300 : 120 }
      await advance(0.8)
      let held = FootageFrame.now
      await flight.land()
      #expect(FootageFrame.now.misses(of: held, in: Self.large) == [])
    }

    @Test(arguments: [true, false], [true, false])
    func `what is written in a text view is seen, in flight or in a change`(
      isLabel: Bool,
      isChange: Bool
    ) async throws {
      let card = UIView(tagged: "it", Self.large, .white)
      let (label, text) = (UILabel(card.bounds, "Early"), UITextView(frame: card.bounds))
      text.text = "Early"
      card.addSubview(isLabel ? label : text)
      let screen = KindScreen([card])
      let lower = KindScreen([UIView(tagged: "it", Self.small, .white)])
      let flight: MatchFlight
      if isChange {
        _ = await onScreen(screen)
        flight = screen.view.matchAnimate(transition: .linear(0.5)) {
          (label.text, text.text) = ("Late", "Late")
          card.frame.origin.y -= 200
        }
        await advance(0.1)
      } else {
        (flight, _) = try await KindScreen.flight(from: lower, to: screen)
      }
      await flight.show(at: 1)
      (label.text, text.text) = ("Late", "Late")
      await advance(0.8)
      let held = FootageFrame.now
      await flight.land()
      #expect(FootageFrame.now.misses(of: held) == [])
    }

    @Test(arguments: [true, false])
    func `a button whose title goes in a change begins with it`(goes: Bool) async {
      let button = UIButton(type: .system)
      (button.frame, button.matchID) = (Self.small, "it")
      button.configuration = .tinted()
      button.configuration?.title = "Buy"
      await expectStillStart(of: button) {
        button.frame.origin.y += 200
        if goes { button.titleLabel?.alpha = 0 }
      }
    }

    /// What is behind all else on a screen.
    enum Wall: CaseIterable { case color, ownLayer, sublayer }

    @Test(arguments: Wall.allCases)
    func `a screen that is dark at its foot is so all the way`(_ wall: Wall) async {
      func screen(_ frame: CGRect) -> KindScreen {
        KindScreen { view in
          let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
          let back = wall == .ownLayer ? Styles.SkyView(frame: bounds) : UIView(frame: bounds)
          back.backgroundColor = wall == .color ? .black : nil
          if wall == .sublayer { back.layer.addSublayer(CAGradientLayer()) }
          let gradient =
            (back.layer as? CAGradientLayer) ?? back.layer.sublayers?.first as? CAGradientLayer
          gradient?.frame = bounds
          gradient?.colors = [UIColor.white.cgColor, UIColor.black.cgColor]
          view.addSubview(back)
          view.addSubview(UIImageView(tagged: "photo", frame, Self.photo))
        }
      }
      let (navigation, _) = await KindScreen.navigation(screen(Self.small))
      let point = CGPoint(x: 380, y: 840)
      let frames = await Headless.shownFrames {
        navigation.pushViewController(screen(Self.large), animated: true)
        await advance(1)
      }
      let levels = frames.map { frame in
        frame.displayList.items.filter { $0.contains(point) }.reduce(0 as CGFloat) { level, item in
          let parts = item.color(at: point)?.components ?? []
          let alpha = item.opacity * (parts.last ?? 0)
          return level * (1 - alpha) + (parts.first ?? 0) * alpha
        }
      }
      #expect(frames.count > 20 && levels.allSatisfy { $0 < 0.3 }, "\(levels)")
    }
  }
}
#endif
