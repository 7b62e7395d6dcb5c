#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What ordinary apps do to what is inside their views while these fly.
  @MainActor @Suite("What changes in what flies") struct HuntedContentsTests {
    private static let small = CGRect(x: 20, y: 100, width: 120, height: 120)
    private static let large = CGRect(x: 60, y: 300, width: 240, height: 240)

    private func picture(_ text: String) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in
        (text as NSString).draw(at: CGPoint(x: 4, y: 4), withAttributes: [:])
      }
    }

    /// Expects that the view looks the same held at its end for a while, and landed.
    private func expectSame(_ flight: MatchFlight, at place: SourceLocation = #_sourceLocation)
      async
    {
      await advance(0.8)
      let held = FootageFrame.now
      await flight.land()
      #expect(FootageFrame.now.misses(of: held, in: Self.large) == [], sourceLocation: place)
    }

    /// What a change inside a screen flies.
    enum Kind: CaseIterable { case image, card, newImage, moved }

    @Test("an image that comes in what a change flies is seen in flight", arguments: Kind.allCases)
    func inChange(_ kind: Kind) async throws {
      let image = UIImageView(CGRect(x: 10, y: 10, width: 60, height: 60), picture("Early"))
      let card = kind == .card ? UIView(tagged: "it", Self.small, .red) : image
      if kind == .card { card.addSubview(image) }
      (card.matchID, card.frame) = ("it", Self.small)
      let screen = KindScreen([card])
      let window = await onScreen(screen)
      let new = UIImageView(tagged: "it", Self.large, picture("Other"))
      let flight = screen.view.matchAnimate(transition: .linear(0.5)) {
        if kind == .newImage {
          card.removeFromSuperview()
          screen.view.addSubview(new)
        } else {
          card.frame = kind == .moved ? Self.small.offsetBy(dx: 100, dy: 400) : Self.large
        }
      }
      await advance(0.15)
      (kind == .newImage ? new : image).image = picture("Late")
      await advance(0.3)
      let items = Headless.nextDisplayList.items
      #expect(flight.outcome == nil)
      #expect(items.contains { $0.texts.contains("Late") && $0.opacity > 0.9 })
      await flight.arrives()
      #expect(window.remains.isEmpty)
    }

    @Test(
      "an image that changes in every frame costs no more views the longer it is held",
      arguments: [1, 10]
    )
    func moving(every frames: Int) async throws {
      let image = UIImageView(tagged: "it", Self.large, picture("0"))
      let lower = UIView(tagged: "it", Self.small, .white)
      let (flight, window) = try await KindScreen.flight(from: [lower], to: [image])
      await flight.show(at: 0.8)
      var most = 0
      for number in 1...60 {
        if number % frames == 0 { image.image = picture("\(number)") }
        await advance(1 / 60)
        most = max(most, window.engineViews("StageView").flatMap(\.all).count)
      }
      #expect(most < 30, "\(most)")
      await flight.land()
    }

    /// What the app lays out inside a card.
    enum Inside: CaseIterable { case color, size, place }

    @Test("what moves in a card is seen to move in flight", arguments: Inside.allCases)
    func inside(_ inside: Inside) async throws {
      let card = UIView(tagged: "it", Self.large, .red)
      let bar = UIView(CGRect(x: 0, y: 100, width: 100, height: 40), .green)
      card.addSubview(bar)
      let lower = UIView(tagged: "it", Self.small, .white)
      let (flight, _) = try await KindScreen.flight(from: [lower], to: [card])
      await flight.show(at: 1)
      switch inside {
      case .color: bar.backgroundColor = .blue
      case .size: bar.frame.size.width = 240
      case .place: bar.frame.origin.x = 140
      }
      await expectSame(flight)
    }

    /// What turns dark.
    enum Dark: CaseIterable { case window, screen, card }

    @Test("what turns dark in flight is dark in flight", arguments: Dark.allCases)
    func dark(_ dark: Dark) async throws {
      let card = UIView(tagged: "it", Self.large, .systemBackground)
      let label = UILabel(CGRect(x: 10, y: 10, width: 200, height: 40), "Text")
      label.textColor = .label
      card.addSubview(label)
      let lower = UIView(tagged: "it", Self.small, .systemBackground)
      let upper = KindScreen([card])
      let (flight, window) = try await KindScreen.flight(from: KindScreen([lower]), to: upper)
      await flight.show(at: 1)
      switch dark {
      case .window: window.overrideUserInterfaceStyle = .dark
      case .screen: upper.overrideUserInterfaceStyle = .dark
      case .card: card.overrideUserInterfaceStyle = .dark
      }
      await expectSame(flight)
    }

    @Test(
      "held at its end, a label shows the font that it has got",
      arguments: [17, 34] as [CGFloat]
    )
    func font(_ size: CGFloat) async throws {
      let label = UILabel(tagged: "it", CGRect(x: 60, y: 300, width: 240, height: 60), "Words")
      let lower = UILabel(tagged: "it", CGRect(x: 20, y: 100, width: 240, height: 60), "Words")
      let (flight, _) = try await KindScreen.flight(from: [lower], to: [label])
      await flight.show(at: 1)
      let before = Headless.accounts.drawings
      label.font = .systemFont(ofSize: size)
      await advance(0.4)
      #expect((Headless.accounts.drawings > before) == (size == 34))
      await flight.land()
    }

    @Test("held at its end, a view has the mask that it has got", arguments: [true, false])
    func mask(isRounded: Bool) async throws {
      let card = UIView(tagged: "it", Self.large, .red)
      let lower = UIView(tagged: "it", Self.small, .red)
      let (flight, _) = try await KindScreen.flight(from: [lower], to: [card])
      await flight.show(at: 1)
      let mask = CAShapeLayer()
      mask.path =
        isRounded
        ? UIBezierPath(roundedRect: card.bounds, cornerRadius: 60).cgPath
        : UIBezierPath(rect: CGRect(x: 60, y: 60, width: 120, height: 120)).cgPath
      card.layer.mask = mask
      await expectSame(flight)
    }
  }
}
#endif
