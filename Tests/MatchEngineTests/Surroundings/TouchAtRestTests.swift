#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("A touch while a flight looks at rest") struct TouchAtRestTests {
    /// A screen with a photo that counts taps.
    private func screen(_ frame: CGRect, _ taps: CallLog) -> UIViewController {
      KindScreen { view in
        let photo = UIImageView(frame, PhotoScreen.image)
        photo.isUserInteractionEnabled = true
        photo.matchID = "photo"
        let tap = UITapGestureRecognizer()
        tap.whenSent { _ in taps.note("tap") }
        photo.addGestureRecognizer(tap)
        view.addSubview(photo)
      }
    }

    /// Goes there and back, and taps the photo after so many frames on the way back.
    private func tap(
      _ trip: Trip,
      after frames: Int
    ) async -> (taps: Int, jump: CGFloat, outcome: MatchOutcome?) {
      startOver()
      let (taps, place) = (CallLog(), CGRect(x: 20, y: 300, width: 120, height: 90))
      let list = screen(place, taps)
      let detail = screen(CGRect(x: 0, y: 100, width: 393, height: 300), CallLog())
      let stage = await TripStage(trip, list, detail, MatchTransition())
      await stage.go(true, for: 1.5)
      stage.go(false)
      for _ in 0..<frames { await advance(1 / 60) }
      let flight = stage.flight
      let before = stage.window.flyingMiddle
      let middle = CGPoint(x: place.midX, y: place.midY)
      let finger = await Hands.touch(at: middle, in: stage.window)
      let jump = before.map { hypot($0.x - middle.x, $0.y - middle.y) } ?? 0
      let outcome = flight?.outcome
      await finger.lift(after: 0.05, thenWait: 2)
      #expect(stage.window.remains.isEmpty)
      return (taps.calls.count, outcome == nil ? 0 : jump, outcome)
    }

    @Test("counts, and lands the flight by at most two points", arguments: Trip.arrivals)
    func counts(trip: Trip) async {
      // Two points from rest, and before the flight would land by itself.
      let late = await tap(trip, after: 24)
      #expect(late.taps == 1 && late.outcome == .finished && late.jump <= 2, "\(late)")
      let early = await tap(trip, after: 10)
      #expect(early.taps == 0 && early.outcome == nil, "\(early)")
    }
  }
}
#endif
