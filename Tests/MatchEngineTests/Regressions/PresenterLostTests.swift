#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Black behind what is presented, the presenter gone after the dismissal, a stale picture.
  ///
  /// Hero #37 #107 #231 #452 #502 #512 #518 #532 #582 #641 #642 #654 #656 #683 #705 #717 #721 #756 #766 #768.
  @MainActor @Suite("What a presentation covers is there again afterward")
  struct PresenterLostTests {
    enum Way: CaseIterable, Sendable { case finished, cancelled, still, interrupted, reversed }
    @Test(
      "in every style, however it is presented and dismissed",
      arguments: PresentationStyle.allCases,
      Way.allCases
    )
    func presented(_ style: PresentationStyle, _ coming: Way) async throws {
      for going in Way.allCases { try await thereAndBack(style, coming, going) }
    }

    private func thereAndBack(
      _ style: PresentationStyle,
      _ coming: Way,
      _ going: Way
    ) async throws {
      startOver()
      let stage = await PresentationStage(style)
      let before = picture(stage)
      try await run(stage, true, coming)
      if !coming.arrives {
        expectSame(stage, before, "not presented: \(going)")
        try await run(stage, true, .finished)
      }
      let during = picture(stage)
      try await run(stage, false, going)
      if !going.arrives {
        expectSame(stage, during, "not dismissed: \(going)")
        try await run(stage, false, .finished)
      }
      expectSame(stage, before, "dismissed: \(going)")
      #expect(stage.presenter.presentedViewController == nil)
      #expect(stage.window.subviews.count == 3)
      let hit = stage.window.hitTest(CGPoint(x: 300, y: 700), with: nil)
      #expect(hit === stage.presenter.view)
    }

    private func run(_ stage: PresentationStage, _ isPresenting: Bool, _ way: Way) async throws {
      stage.begin(isPresenting, animated: way != .still)
      await advance(0.15)
      if way != .still {
        let flight = try #require(stage.presented.matchFlight)
        switch way {
        case .cancelled: flight.cancel()
        case .reversed: flight.reverse()
        case .interrupted:
          let left = UIApplication.didEnterBackgroundNotification
          NotificationCenter.default.post(name: left, object: nil)
        case .finished, .still: break
        }
      }
      await advance(1.2)
    }

    /// Where the presenter's views are, and what is seen on the whole screen.
    private func picture(_ stage: PresentationStage) -> (states: [ViewState], seen: Seen) {
      let views = [stage.presenter.view, stage.presenter.photo].compactMap { $0 }
      return (views.map { ViewState($0) }, Seen(every: 31))
    }

    private func expectSame(
      _ stage: PresentationStage,
      _ expected: (states: [ViewState], seen: Seen),
      _ comment: Comment
    ) {
      let found = picture(stage)
      #expect(found.states == expected.states, comment)
      let difference = found.seen.difference(from: expected.seen)
      #expect(difference.isEmpty, "\(comment) \(difference.prefix(3))")
      #expect(stage.window.engineViews.isEmpty && stage.window.remains.isEmpty, comment)
    }
  }
}

extension MatchEngineTests.PresenterLostTests.Way {
  /// Whether it gets where it was heading.
  fileprivate var arrives: Bool { self != .cancelled && self != .reversed }
}
#endif
