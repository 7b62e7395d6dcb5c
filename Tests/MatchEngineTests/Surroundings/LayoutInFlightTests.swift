#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Screens that change in flight") final class LayoutInFlightTests: PhotoStack {
    init() async throws {
      await super.init()
      _ = try await push()
    }

    /// The center of the only performer, in the window.
    private func performer() throws -> CGPoint { try #require(window.flyingMiddle) }

    @Test("a flight follows a target that moves, without a jump")
    func moved() async throws {
      let flight = try #require(navigation.matchFlight)
      let before = try performer()
      detail.photo.frame.origin.y += 200
      var after = before
      // The ends are looked at in every fourth frame.
      for _ in 0..<4 {
        let last = after
        await advance(1 / 60)
        after = try performer()
        #expect(abs(after.y - last.y) < 20)
      }
      let row = try #require(flight.report?.rows.first { $0.id == "photo" })
      let middle = detail.photo.convert(
        CGPoint(x: detail.photo.bounds.midX, y: detail.photo.bounds.midY),
        to: navigation.view
      )
      #expect(row.note.contains("\(Int(middle.y)).00)"), "\(row.note) \(middle)")
      var last = after
      while flight.outcome == nil {
        await advance(1 / 60)
        guard flight.outcome == nil else { break }
        let now = try performer()
        #expect(abs(now.y - last.y) < 60)
        last = now
      }
      #expect(isClose(last, middle, within: 4))
      #expect(flight.outcome == .finished)
      #expect(detail.photo.layer.animationKeys() == nil)
    }

    @Test("a list that scrolls in flight moves the target")
    func scrolled() async throws {
      await advance(1)
      navigation.popViewController(animated: false)
      let screen = UIViewController()
      let scroll = UIScrollView(frame: window.bounds)
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 300, height: 3000)
      let photo = UIView(tagged: "photo", CGRect(x: 100, y: 500, width: 100, height: 100))
      screen.loadViewIfNeeded()
      screen.view.addSubview(scroll)
      scroll.addSubview(photo)
      let flight = try await navigation.push(screen, for: 0.2)
      scroll.contentOffset.y += 100
      await advance(0.05)
      let middle = photo.convert(CGPoint(x: 50, y: 50), to: navigation.view)
      let row = try #require(flight.report?.rows.first { $0.id == "photo" })
      let note = row.note
      #expect(note.contains("to (\(Int(middle.x)).00, \(Int(middle.y)).00)"), "\(note)")
      await flight.arrives()
      #expect(scroll.contentOffset.y == 100)
    }

    @Test("a view whose target is removed in flight fades out on its way, and the flight continues")
    func targetRemoved() async throws {
      let flight = try #require(navigation.matchFlight)
      let photo = try #require(window.engineViews("PerformerView").first)
      detail.photo.removeFromSuperview()
      // That is noticed in the fourth frame at the latest.
      await advance(4 / 60)
      var alpha = photo.nextAlpha
      for _ in 0..<6 {
        await advance(1 / 60)
        #expect(photo.window === window && photo.nextAlpha < alpha && photo.nextAlpha > 0)
        alpha = photo.nextAlpha
      }
      #expect(flight.phase == .running)
      await flight.arrives()
    }

    @Test("a pair that is added in flight does not make the flight longer")
    func pairedLate() async throws {
      let flight = try #require(navigation.matchFlight)
      for (screen, y) in [(list, 100), (detail, 600)] {
        let late = UIView(tagged: "late", CGRect(x: 10, y: y, width: 50, height: 50), .blue)
        screen.view.addSubview(late)
      }
      // The flight began 0.2 s ago, after waiting one frame for its pictures.
      await flight.arrives(in: 0.4)
      #expect(window.remains.isEmpty)
      #expect(flight.report?.pairCount == 2)
    }
  }
}
#endif
