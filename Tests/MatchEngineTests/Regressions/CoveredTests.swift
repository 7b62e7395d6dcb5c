#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What flies covers the bar that covered it, or leaves the list that cut it off.
  ///
  /// Hero #31 #76 #85 #87 #155 #187 #199 #221 #235 #288 #454 #477 #519 #539 #647.
  @MainActor @Suite("What flies is covered and clipped as it was at rest") struct CoveredTests {
    init() { startOver() }

    private func box(_ frame: CGRect, _ color: UIColor, _ id: String) -> UIView {
      let view = UIView(frame: frame)
      view.backgroundColor = color
      view.matchID = id
      return view
    }

    /// A photo half scrolled out of its list, under a badge and a bar; on the next screen the badge is behind it.
    private func screens() -> (UIViewController, UIViewController) {
      let lower = KindScreen { view in
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
        list.contentSize = CGSize(width: 390, height: 900)
        list.contentOffset.y = 100
        list.addSubview(self.box(CGRect(x: 20, y: 50, width: 120, height: 100), .red, "photo"))
        view.addSubview(list)
        view.addSubview(self.box(CGRect(x: 90, y: 120, width: 80, height: 60), .blue, "badge"))
        view.addSubview(self.box(CGRect(x: 0, y: 60, width: 390, height: 60), .green, "bar"))
      }
      let upper = KindScreen { view in
        view.addSubview(self.box(CGRect(x: 200, y: 500, width: 80, height: 60), .blue, "badge"))
        view.addSubview(self.box(CGRect(x: 0, y: 300, width: 390, height: 292), .red, "photo"))
        view.addSubview(self.box(CGRect(x: 0, y: 250, width: 390, height: 80), .green, "bar"))
      }
      return (lower, upper)
    }

    @Test("there and back, the first and last frames are the still screens")
    func stacked() async throws {
      let (lower, upper) = screens()
      let (navigation, window) = KindScreen.navigation(lower)
      await advance(0.1)
      for isForward in [true, false] {
        let before = Seen(every: 11)
        if isForward {
          navigation.pushViewController(upper, animated: true)
        } else {
          navigation.popViewController(animated: true)
        }
        await advance(0.1)
        let flight = try #require(navigation.matchFlight)
        #expect(flight.report?.pairCount == 3)
        flight.update(0)
        await advance(0.05)
        #expect(Seen(every: 11).difference(from: before).count <= 2)
        flight.update(1)
        await advance(0.05)
        let last = Seen(every: 11)
        flight.finish()
        await advance(1)
        #expect(Seen(every: 11).difference(from: last).count <= 2)
      }
      #expect(window.engineViews.isEmpty)
    }
  }
}
#endif
