#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("A drawn picture, and a picture in a picture") struct DrawnPictureTests {
    @Test("a picture that cannot be taken is drawn, and the report says so")
    func failing() async throws {
      Headless.switches.snapshotsFail = true
      final class Own: UIView {}
      let fill: (UIView) -> Void = { view in
        let own = Own(frame: CGRect(x: 20, y: 100, width: 50, height: 50))
        own.backgroundColor = .orange
        own.addSubview(UIView(CGRect(x: 5, y: 5, width: 9, height: 9), .red))
        own.matchID = "own"
        view.addSubview(own)
      }
      let (flight, _) = try await KindScreen.flight(
        from: KindScreen(fill),
        to: KindScreen(fill),
        after: 0.2
      )
      #expect(flight.report?.pairCount == 1)
      #expect("\(try #require(flight.report))".contains("drawn"))
      await flight.arrives()
    }

    @Test("a tagged view inside another is seen only once")
    func nested() async throws {
      let fill: (UIView) -> Void = { view in
        let card = UIView(tagged: "card", CGRect(x: 20, y: 100, width: 150, height: 150), .orange)
        card.addSubview(UIView(tagged: "inner", CGRect(x: 10, y: 10, width: 50, height: 50), .blue))
        view.addSubview(card)
      }
      Headless.switches.snapshotsInCommitAreBlank = true
      let (flight, _) = try await KindScreen.flight(
        from: KindScreen(fill),
        to: KindScreen(fill)
      )
      await flight.show(at: 0.5, for: 0.1)
      let blue = Headless.nextDisplayList.items.filter { $0.color == UIColor.blue.cgColor }
      #expect(blue.count == 1)
      #expect(Headless.accounts.forcedRenders == 0)
    }
  }
}
#endif
