#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Bad input has its defined result") final class BadInputTests: PhotoStack {
    init() async { await super.init(.linear(0.4)) }

    @Test("a navigation controller without a window changes its stack, and nothing flies")
    func noWindow() async {
      let other = UINavigationController(rootViewController: PhotoScreen.list())
      other.childMatchTransition = MatchTransition()
      let pushed = PhotoScreen.detail()
      other.pushViewController(pushed, animated: true)
      await advance(1)
      #expect(other.topViewController === pushed)
      #expect(other.matchFlight == nil)
    }

    @Test func `an empty ID counts as no ID`() async {
      list.photo.matchID = ""
      detail.photo.matchID = ""
      navigation.pushViewController(detail, animated: true)
      await advance(0.1)
      #expect(navigation.matchFlight == nil)
      #expect(navigation.matchDiagnosis == .nothingShared(lower: [], upper: []))
      await advance(1)
    }

    @Test("an ID on a screen's own view is reported, and everything is put back")
    func rootID() async throws {
      list.view.matchID = "screen"
      detail.loadViewIfNeeded()
      detail.view.matchID = "screen"
      let flight = try await push()
      #expect(flight.report?.rows.contains { $0.id == "screen" } == true)
      await advance(1)
      #expect(flight.outcome == .finished)
      #expect(detail.view.window === window)
      #expect(detail.view.layer.animationKeys() == nil)
      #expect(detail.view.subviews.contains(detail.photo))
      navigation.popViewController(animated: true)
      await advance(1.5)
      #expect(list.view.window === window)
      #expect(list.view.layer.animationKeys() == nil)
    }

    @Test("the same ID on everything: one pair flies, the others are reported")
    func sameID() async throws {
      for index in 0..<6 {
        let cell = UIView(frame: CGRect(x: 20, y: 100 + 60 * index, width: 50, height: 50))
        cell.matchID = "photo"
        list.view.addSubview(cell)
      }
      let flight = try await push()
      #expect(flight.report?.pairCount == 1)
      #expect(flight.report?.rows.count { $0.id == "photo" } == 7)
      await advance(1)
      #expect(flight.outcome == .finished)
      for view in list.view.subviews { #expect(view.layer.animationKeys() == nil) }
    }
  }
}
#endif
