#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Two flights used to show the same photo, each in its own place.
  ///
  /// When the push was over, it also showed the photo that the presentation was hiding.
  @MainActor @Suite("A presentation in mid-push shows one copy of what flies") struct OneCopyTests {
    @Test(
      "the photo is seen once in every frame, and doesn't jump, however both flights go on",
      arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .currentContext],
      [0.05, 0.2, 0.35]
    )
    func once(_ style: UIModalPresentationStyle, _ moment: Double) async throws {
      for (pushReturns, presentReturns) in [(false, false), (false, true), (true, false)] {
        startOver()
        let scene = await PushedScene(.linear(0.4))
        let comment = Comment("\(style.rawValue) \(moment) \(pushReturns) \(presentReturns)")
        let push = try #require(await scene.push())
        await advance(moment)
        let seen = try #require(photos.first, comment)
        let present = try #require(scene.present(style), comment)
        await advance(1 / 60)
        var last = seen
        var number = 0
        while push.outcome == nil || present.outcome == nil {
          let photos = photos
          // Beside a sheet, the presenter's photo comes back at the end.
          let comesBack = style == .pageSheet && present.fraction > 0.69
          #expect(photos.count == 1 || comesBack && photos.count == 2, comment)
          #expect(photos.contains { $0.distance(to: last) < 40 }, comment)
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

    @Test("a presentation that is taken back at once leaves the push what it hides")
    func takenBack() async throws {
      let slow = MatchTransition.linear(1)
      let scene = await PushedScene(slow, presenting: .linear(0.4))
      let push = try #require(await scene.push())
      await advance(0.1)
      let present = try #require(scene.present(.fullScreen))
      await advance(3 / 60)
      present.cancel()
      var wasFirst = false
      while push.outcome == nil {
        #expect(photos.count == 1)
        wasFirst = wasFirst || present.outcome != nil
        await advance(1 / 60)
      }
      #expect(wasFirst && present.outcome == .cancelled)
      await advance(0.5)
      #expect(photos.count == 1 && scene.window.remains.isEmpty)
    }

    /// The boxes of all photos that are seen.
    private var photos: [CGRect] {
      Headless.nextDisplayList.items.filter { $0.kind == .image && $0.opacity > 0.01 }.map(\.box)
    }
  }
}

extension CGRect {
  fileprivate func distance(to other: CGRect) -> CGFloat {
    hypot(midX - other.midX, midY - other.midY)
  }
}

/// A list and a detail in a navigation controller, and another detail to present.
@MainActor private struct PushedScene {
  let navigation = UINavigationController(rootViewController: PhotoScreen.list())
  let presented = PhotoScreen(CGRect(x: 95, y: 500, width: 200, height: 150))
  let window: UIWindow

  init(_ transition: MatchTransition, presenting: MatchTransition? = nil) async {
    navigation.childMatchTransition = transition
    presented.matchTransition = presenting ?? transition
    window = await onScreen(navigation)
  }

  /// Pushes the detail; the first frame is on the screen.
  func push() async -> MatchFlight? {
    navigation.pushViewController(PhotoScreen.detail(), animated: true)
    await advance(2 / 60)
    return navigation.matchFlight
  }

  /// Presents the other detail from the one that is arriving.
  func present(_ style: UIModalPresentationStyle) -> MatchFlight? {
    presented.modalPresentationStyle = style
    navigation.topViewController?.present(presented, animated: true)
    return presented.matchFlight
  }
}
#endif
