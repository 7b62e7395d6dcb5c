#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Only the topmost of several levels is animated, and what it uncovers is what the context says (MD-40).
  @MainActor @Suite("Several levels dismissed at once") struct SeveralLevelsTests {
    /// Whoever is asked in between looks as if it stayed, so the engine guesses wrong.
    @Test(
      "the photo flies to the screen that is left",
      arguments: [true, false],
      [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet]
    )
    func levels(areKnown: Bool, style: UIModalPresentationStyle) async throws {
      for isFinished in [true, false] {
        startOver()
        Headless.switches.levelsBetweenAreDismissedFirst = areKnown
        let places = [
          CGRect(x: 20, y: 300, width: 80, height: 80),
          CGRect(x: 250, y: 600, width: 90, height: 90),
        ]
        let lower = PhotoScreen(places[0])
        let (middle, top) = (PhotoScreen(places[1]), PhotoScreen.detail())
        let window = await onScreen(lower)
        for (below, above) in [(lower, middle), (middle, top)] {
          above.modalPresentationStyle = style
          above.matchTransition = .linear(0.4)
          below.present(above, animated: false)
          await advance(0.1)
        }
        lower.dismiss(animated: true)
        let flight = try await top.flight(after: 0.1)
        #expect(lower.matchFlight === flight)
        #expect(flight.report?.pairCount == 1)
        // Just before the end, the photo is where the lowest screen has it.
        await flight.show(at: 0.999)
        let photo = try #require(window.flyingMiddle)
        let goal = lower.photo.convert(CGPoint(x: 40, y: 40), to: window)
        #expect(abs(photo.x - goal.x) < 2 && abs(photo.y - goal.y) < 2)
        if isFinished { flight.finish() } else { flight.cancel() }
        await advance(1)
        #expect(flight.outcome == (isFinished ? .finished : .cancelled))
        #expect((lower.presentedViewController == nil) == isFinished)
        #expect(window.remains.isEmpty && Headless.warnings == [])
      }
    }
  }
}
#endif
