#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What does not follow the finger, starts with a jerk or snaps when it is let go.
  ///
  /// Hero #132 #215 #282 #299 #340 #388 #405 #460 #746 #780.
  @MainActor @Suite("A flight follows the finger", .enabled(if: Hands.isAvailable))
  struct FingerTests {
    @Test func `the photo of a swipe back is where the fraction says`() async throws {
      for timing in [
        MatchTiming.linear(duration: 0.4), .easeIn(duration: 0.4), .bouncy,
      ] {
        let scene = await GestureScene(MatchTransition { $0.timing = timing })
        let finger = await scene.touch(to: 21, y: 600, during: 0.1)
        let (large, small) = (scene.detail.photo.frame, scene.list.photo.frame)
        var last = try #require(scene.flown)
        for x in [60, 120, 200, 330, 250, 100] as [CGFloat] {
          await finger.move(to: CGPoint(x: x, y: 600), during: 0.1)
          await advance(1 / 60)
          let part = try #require(scene.navigation.matchFlight?.fractionComplete)
          let flown = try #require(scene.flown)
          #expect(isClose(flown.midX, large.midX + (small.midX - large.midX) * part, within: 0.1))
          #expect(isClose(flown.midY, large.midY + (small.midY - large.midY) * part, within: 0.1))
          last = flown
        }
        // Let go, it continues from there.
        await finger.lift(after: 0.2)
        await nextTurn()
        var jumps: [CGFloat] = []
        var frames = 0
        while let flown = scene.flown, frames < 90 {
          jumps.append(hypot(flown.midX - last.midX, flown.midY - last.midY))
          last = flown
          await advance(1 / 60)
          frames += 1
        }
        let (first, most) = (try #require(jumps.first), try #require(jumps.max()))
        #expect(first < 1 && most < 8, "\(jumps)")
        await advance(0.5)
        #expect(scene.isAtRest() && scene.navigation.viewControllers.count == 2)
      }
    }

    @Test("in a scrolled list a pull scrolls first, and dismisses from the top")
    func pullToDismiss() async throws {
      let list = PhotoScreen.list()
      let detail = KindScreen { view in
        let scroll = UIScrollView(frame: view.bounds)
        scroll.contentSize = CGSize(width: 390, height: 2_000)
        scroll.contentOffset.y = 300
        let place = CGRect(x: 0, y: 100, width: 390, height: 292)
        scroll.addSubview(UIImageView(tagged: "photo", place, PhotoScreen.image))
        view.addSubview(scroll)
      }
      let window = inWindow(list)
      detail.comes(as: .fullScreen, MatchTransition())
      await list.present(detail, for: 1.5)
      let scroll = try #require(detail.view.subviews.first as? UIScrollView)
      let (above, below) = (CGPoint(x: 200, y: 200), CGPoint(x: 200, y: 700))
      await Hands.drag(from: above, to: CGPoint(x: 200, y: 300), in: window)
      await advance(4)
      #expect(list.presentedViewController === detail && scroll.contentOffset.y < 300)
      scroll.contentOffset.y = -scroll.adjustedContentInset.top
      await Hands.drag(from: above, to: below, in: window)
      await advance(1.5)
      #expect(list.presentedViewController == nil)
    }
  }
}
#endif
