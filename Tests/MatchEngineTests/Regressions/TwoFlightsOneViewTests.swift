#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("A live view where something else flies, too") struct TwoFlightsOneViewTests {
    let live = UIView(frame: CGRect(x: 20, y: 300, width: 120, height: 90))

    init() async {
      live.backgroundColor = .blue
      live.matchID = "player"
      live.matchStandIn = .live
    }

    @Test func `a live view in two flights at once returns to its place`() async {
      let partner = UIView(tagged: "player", CGRect(x: 200, y: 100, width: 50, height: 50), .red)
      let container = UIViewController()
      let old = KindScreen { $0.addSubview(partner) }
      let new = KindScreen { $0.addSubview(live) }
      let window = inWindow(container)
      container.matchReplace(nil, with: old, in: container.view, animated: false)
      await advance(0.1)
      let place = live.frame
      let replacement = container.matchReplace(
        old,
        with: new,
        in: container.view,
        transition: .linear(0.4)
      )
      await advance(0.2)
      let change = new.view.matchAnimate(transition: .linear(0.4)) {
        new.view.backgroundColor = .green
      }
      await advance(2)
      #expect(replacement.outcome == .finished && change.outcome == .finished)
      #expect(new.view.subviews == [live] && live.frame == place && window.remains.isEmpty)
    }
  }
}
#endif
