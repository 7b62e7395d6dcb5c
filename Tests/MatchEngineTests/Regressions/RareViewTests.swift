#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("A tagged view inside one that the app pictures") struct InsideGivenTests {
    private func screen(_ frame: CGRect) -> KindScreen {
      KindScreen { view in
        let player = UIView(tagged: "player", frame, .blue)
        player.matchStandIn = .view { _ in UIView() }
        let button = UIView(tagged: "button", CGRect(x: 10, y: 10, width: 30, height: 30), .red)
        player.addSubview(button)
        view.addSubview(player)
      }
    }

    @Test func `both fly all the way, and neither is taken for a removed view`() async throws {
      let (navigation, window) = await KindScreen.navigation(
        screen(CGRect(x: 20, y: 500, width: 100, height: 80))
      )
      let detail = screen(CGRect(x: 0, y: 100, width: 390, height: 300))
      let flight = try await navigation.push(detail, for: 0.1)
      let performers = window.engineViews("PerformerView")
      #expect(performers.count == 2)
      for _ in 0..<20 {
        await advance(1 / 60)
        #expect(window.engineViews("PerformerView") == performers)
        #expect(performers.allSatisfy { $0.alpha == 1 })
      }
      await flight.arrives(in: 0.5)
    }
  }

  @MainActor @Suite("A blur that was pictured and never shown") struct UnshownBlurTests {
    @Test func `a change that removes its own view from the window raises no exception`() async {
      let card = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
      let frame = CGRect(x: 10, y: 10, width: 100, height: 100)
      card.addSubview(UIVisualEffectView(tagged: "blur", blurIn: frame))
      _ = await onScreen(KindScreen { $0.addSubview(card) })
      // An animator that is released while it is paused raises an exception.
      let flight = card.matchAnimate { card.removeFromSuperview() }
      await advance(1)
      #expect(flight.outcome == .skipped(.stageFailed))
    }
  }
}
#endif
