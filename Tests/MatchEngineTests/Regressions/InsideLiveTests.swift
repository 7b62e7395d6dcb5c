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
      let (navigation, window) = KindScreen.navigation(
        screen(CGRect(x: 20, y: 500, width: 100, height: 80))
      )
      await advance(0.1)
      let detail = screen(CGRect(x: 0, y: 100, width: 390, height: 300))
      let flight = try await navigation.push(detail, for: 0.1)
      let performers = window.flyingViews
      #expect(performers.count == 2)
      for _ in 0..<20 {
        await advance(1 / 60)
        #expect(window.flyingViews == performers)
        #expect(performers.allSatisfy { $0.alpha == 1 })
      }
      await advance(0.5)
      #expect(flight.outcome == .finished && window.remains.isEmpty)
    }
  }
}

extension UIView {
  /// What flies here, one view for each ID.
  fileprivate var flyingViews: [UIView] {
    all.filter { String(describing: type(of: $0)) == "PerformerView" }
  }
}
#endif
