#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// A screen that has never been on the display can only be drawn, and a drawing has no films and no blurs.
  @MainActor @Suite("Ends that were never seen, and screens that have gone") struct FreshEndTests {
    private static let color = CGColor(srgbRed: 0, green: 0.5, blue: 0.25, alpha: 1)

    private func card(_ frame: CGRect) -> UIView {
      let card = UIView(tagged: "card", frame, .white)
      card.layer.cornerRadius = 10
      let web = WKWebView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      web.page = FreshEndTests.color
      card.addSubview(web)
      return card
    }

    /// A card that has been on the screen.
    private func shownCard(with part: UIView? = nil) async
      -> (screen: KindScreen, card: UIView, window: UIWindow)
    {
      let card = card(CGRect(x: 20, y: 100, width: 120, height: 120))
      if let part { card.addSubview(part) }
      let screen = KindScreen { $0.addSubview(card) }
      let (_, window) = await KindScreen.navigation(screen)
      return (screen, card, window)
    }

    /// The opacities at which the page is seen.
    private var pages: [CGFloat] {
      Headless.nextDisplayList.items.filter { $0.color == FreshEndTests.color }.map(\.opacity)
    }

    @Test func `a view that only moves keeps its picture, and is not drawn`() async throws {
      let (screen, card, _) = await shownCard()
      let before = Headless.accounts
      let flight = screen.view.matchAnimate { card.center.y += 300 }
      for step in 0...10 {
        await flight.show(at: CGFloat(step) / 10, for: 0.02)
        #expect(pages == [1], "at \(step)")
      }
      #expect(Headless.accounts.drawings == before.drawings)
      #expect(Headless.accounts.snapshots == before.snapshots + 1)
      await flight.land()
      #expect(pages == [1])
    }

    @Test("only what lies behind the flying views of an old root is drawn", arguments: [0, 1, 2])
    func root(count: Int) async {
      func screen(_ count: Int) -> KindScreen {
        KindScreen { view in
          for number in 0..<count {
            let card = UIView(CGRect(x: 20, y: 100 + number * 100, width: 60, height: 40), .orange)
            card.layer.shadowOpacity = 0.5
            card.matchID = "\(number)"
            view.addSubview(card)
          }
          view.addSubview(UILabel(CGRect(x: 20, y: 500, width: 200, height: 20), "behind"))
        }
      }
      let window = await onScreen(screen(2))
      let before = Headless.accounts
      let flight = window.matchShow(screen(count), transition: .linear(0.5))
      await flight.show(at: 0.01)
      let pixels = Headless.accounts.drawnPixels - before.drawnPixels
      // At three pixels a point, the boxes of the cards with their shadows.
      #expect((pixels > 0) == (count > 0) && pixels < 150 * 230 * 9, "\(pixels)")
      #expect(Headless.nextDisplayList.items.contains { $0.texts == ["behind"] })
      await flight.land()
    }

    @Test func `a view that was changed just before becomes what it is, too`() async throws {
      let dot = UIView(CGRect(x: 70, y: 70, width: 20, height: 20), .red)
      let (screen, card, _) = await shownCard(with: dot)
      dot.center.x += 20
      let flight = screen.view.matchAnimate { card.center.y += 300 }
      await flight.show(at: 1)
      let dots = Headless.nextDisplayList.items.filter {
        $0.name == "UIView" && $0.size == dot.bounds.size
      }
      #expect(dots.last?.center.x == 120, "it covers the one from before")
      await flight.land()
    }

    @Test("a view that also looks different becomes what it is", arguments: [true, false])
    func changed(isLabel: Bool) async throws {
      let screen = KindScreen { _ in }
      _ = await KindScreen.navigation(screen)
      let card = UIView(tagged: "card", CGRect(x: 20, y: 100, width: 120, height: 120))
      let label = UILabel(CGRect(x: 10, y: 10, width: 100, height: 20), "before")
      card.addSubview(label)
      screen.view.addSubview(card)
      await advance(0.1)
      let flight = screen.view.matchAnimate {
        card.center.y += 300
        if isLabel { label.text = "after" } else { label.center.x += 10 }
      }
      await flight.show(at: 1)
      let texts = Headless.nextDisplayList.items.flatMap(\.texts)
      #expect(texts == [isLabel ? "after" : "before"])
      let box = Headless.nextDisplayList.items.first { !$0.texts.isEmpty }?.box
      #expect(box?.minX == (isLabel ? 30 : 40))
      await flight.land()
    }

    @Test("a root that leaves keeps what cannot be drawn, and shows what flies once")
    func root() async throws {
      func screen(_ frame: CGRect) -> KindScreen {
        let title = UILabel(tagged: "title", frame, "Title")
        return KindScreen { $0.addSubview(title) }
      }
      let lower = screen(CGRect(x: 20, y: 100, width: 120, height: 30))
      let web = WKWebView(frame: CGRect(x: 10, y: 200, width: 50, height: 50))
      web.page = FreshEndTests.color
      lower.loadViewIfNeeded()
      lower.view.addSubview(web)
      let window = await onScreen(lower)
      let before = FootageFrame.now
      let flight = window.matchShow(
        screen(CGRect(x: 200, y: 500, width: 120, height: 30))
      )
      await flight.show(at: 0)
      #expect(pages == [1])
      #expect(FootageFrame.now.misses(of: before, every: 5) == [])
      await flight.land()
      #expect(pages == [])
    }
  }
}
#endif
