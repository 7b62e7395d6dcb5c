#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("A blur that was pictured and never shown") struct UnshownBlurTests {
    @Test func `a change that removes its own view from the window raises no exception`() async {
      let card = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      blur.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
      blur.matchID = "blur"
      card.addSubview(blur)
      _ = await onScreen(KindScreen { $0.addSubview(card) })
      // An animator that is released while it is paused raises an exception.
      let flight = card.matchAnimate { card.removeFromSuperview() }
      await advance(1)
      #expect(flight.outcome == .skipped(.stageFailed))
    }
  }
}
#endif
