#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import MatchEngineTestSupport
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

    private let presenter = PhotoScreen.list()

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
      let stage = await TripStage(.modal(style), presenter, PhotoScreen.detail(), .linear(0.4))
      stage.window.insertSubview(UIView(), at: 0)
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
      #expect(presenter.presentedViewController == nil)
      #expect(stage.window.subviews.count == 2)
      let hit = stage.window.hitTest(CGPoint(x: 300, y: 700), with: nil)
      #expect(hit === presenter.view)
    }

    private func run(_ stage: TripStage, _ isPresenting: Bool, _ way: Way) async throws {
      stage.go(isPresenting, animated: way != .still)
      await advance(0.15)
      if way != .still {
        let flight = try #require(stage.flight)
        switch way {
        case .cancelled: flight.cancel()
        case .reversed: flight.reverse()
        case .interrupted: enterBackground()
        case .finished, .still: break
        }
      }
      await advance(1.2)
    }

    /// Where the presenter's views are, and what is seen on the whole screen.
    private func picture(_ stage: TripStage) -> (states: [String], seen: FootageFrame) {
      let views = [presenter.view, presenter.photo].compactMap { $0 }
      return (views.map(\.stateLine), .now)
    }

    private func expectSame(
      _ stage: TripStage,
      _ expected: (states: [String], seen: FootageFrame),
      _ comment: Comment
    ) {
      let found = picture(stage)
      #expect(found.states == expected.states, comment)
      #expect(found.seen.misses(of: expected.seen, every: 31) == [], comment)
      #expect(stage.window.engineViews.isEmpty && stage.window.remains.isEmpty, comment)
    }
  }

  /// Two flights used to show the same photo, each in its own place.
  ///
  /// When the push was over, it also showed the photo that the presentation was hiding.
  @MainActor @Suite("A presentation in mid-push leaves the photo to the push") struct OneCopyTests {
    @Test(
      "the photo doesn't jump, and the presented one fades in its place, however both go on",
      arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .currentContext],
      [0.05, 0.2, 0.35]
    )
    func once(_ style: UIModalPresentationStyle, _ moment: Double) async throws {
      for (pushReturns, presentReturns) in [(false, false), (false, true), (true, false)] {
        startOver()
        let scene = await PhotoStack(.linear(0.4))
        let presented = PhotoScreen(CGRect(x: 95, y: 500, width: 200, height: 150))
        presented.comes(as: style, .linear(0.4))
        let comment = Comment("\(style.rawValue) \(moment) \(pushReturns) \(presentReturns)")
        let push = try await scene.push(for: 2 / 60)
        await advance(moment)
        let seen = try #require(photos.first, comment)
        scene.detail.present(presented, animated: true)
        let present = try #require(presented.matchFlight, comment)
        await advance(1 / 60)
        var last = seen
        var number = 0
        while push.outcome == nil || present.outcome == nil {
          let photos = photos
          #expect((1...2).contains(photos.count), comment)
          let isCovered = style != .pageSheet && present.fractionComplete > 0.99
          #expect(isCovered || photos.contains { $0.distance(to: last) < 40 }, comment)
          last = photos.min { $0.distance(to: last) < $1.distance(to: last) } ?? last
          number += 1
          if number == 3, pushReturns { push.reverse() }
          if number == 5, presentReturns { present.reverse() }
          await advance(1 / 60)
        }
        await advance(0.6)
        let isBeside = style == .pageSheet && present.outcome == .finished
        #expect(photos.count == (isBeside ? 2 : 1) && scene.window.remains.isEmpty, comment)
      }
    }

    /// The boxes of all photos that are seen.
    private var photos: [CGRect] {
      Headless.nextDisplayList.items.filter { $0.kind == .image && $0.opacity > 0.01 }.map(\.box)
    }
  }
}

extension MatchEngineTests.PresenterLostTests.Way {
  /// Whether it gets where it was heading.
  fileprivate var arrives: Bool { self != .cancelled && self != .reversed }
}

extension CGRect {
  fileprivate func distance(to other: CGRect) -> CGFloat {
    hypot(midX - other.midX, midY - other.midY)
  }
}
#endif
