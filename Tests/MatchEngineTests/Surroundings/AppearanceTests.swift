#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Day becomes night in mid-flight") struct AppearanceTests {
    private func card(_ frame: CGRect) -> UIView {
      let (card, title) = (UIView(frame: frame), UILabel())
      card.backgroundColor = .systemBackground
      card.matchID = "card"
      title.frame = CGRect(x: 10, y: 10, width: 120, height: 40)
      title.text = "Reading"
      title.textColor = .label
      card.addSubview(title)
      // Texts alone are not seen on one another.
      card.addSubview(UIView(CGRect(x: 10, y: 60, width: 20, height: 20), .blue))
      return card
    }

    private func flight() async throws -> (flight: MatchFlight, window: UIWindow) {
      try await KindScreen.flight(
        from: [card(CGRect(x: 20, y: 100, width: 200, height: 100))],
        to: [card(CGRect(x: 0, y: 300, width: 393, height: 300))]
      )
    }

    /// What is clearly seen of pictures with text, and of backgrounds that are rather bright.
    private var seen: (texts: Int, bright: Int) {
      let items = Headless.nextDisplayList.items.filter { $0.opacity > 0.1 }
      let bright = items.filter { item in
        guard item.kind == .background, item.box.height < 800,
          let parts = item.color?.components
        else { return false }
        return parts[0] > 0.3 && (item.color?.alpha ?? 0) * item.opacity > 0.1
      }
      return (items.filter { !$0.texts.isEmpty }.count, bright.count)
    }

    @Test("what flies turns dark without a jump, and the flight takes no longer")
    func darkens() async throws {
      let (flight, window) = try await flight()
      await advance(0.05)
      #expect(seen.texts == 2)
      window.overrideUserInterfaceStyle = .dark
      await advance(1 / 60)
      #expect(seen.texts == 4 && seen.bright > 0)
      await advance(0.22)
      #expect(flight.outcome == nil && seen.texts == 2 && seen.bright == 0)
      await advance(0.2)
      #expect(flight.outcome == .finished && window.remains.isEmpty)
    }
  }
}
#endif
