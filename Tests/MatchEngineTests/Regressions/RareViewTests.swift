#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("A tagged view inside a live one") struct InsideLiveTests {
    private func screen(_ frame: CGRect) -> KindScreen {
      KindScreen { view in
        let player = UIView(tagged: "player", frame, .blue)
        player.matchStandIn = .live
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

  @MainActor @Suite("A live view where something else flies, too") struct TwoFlightsOneViewTests {
    @Test func `a live view in two flights at once returns to its place`() async {
      let live = UIView(tagged: "player", CGRect(x: 20, y: 300, width: 120, height: 90), .blue)
      live.matchStandIn = .live
      let partner = UIView(tagged: "player", CGRect(x: 200, y: 100, width: 50, height: 50), .red)
      let container = UIViewController()
      let old = KindScreen { $0.addSubview(partner) }
      let new = KindScreen { $0.addSubview(live) }
      _ = await onScreen(container, showing: old)
      let place = live.frame
      let replacement = container.replace(old, with: new, .linear(0.4))
      await advance(0.2)
      let change = new.view.matchAnimate(transition: .linear(0.4)) {
        new.view.backgroundColor = .green
      }
      await replacement.arrives(in: 2)
      #expect(change.outcome == .finished)
      #expect(new.view.subviews == [live] && live.frame == place)
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
