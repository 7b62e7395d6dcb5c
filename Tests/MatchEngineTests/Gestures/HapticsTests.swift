#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Taps during a pull") final class HapticsTests: PullStage {
    @Test(arguments: [0.2, 0.5, 0.8])
    func `there is one tap where letting go changes its meaning`(threshold: Double) async throws {
      await present(MatchTransition { $0.pull.threshold = CGFloat(threshold) })
      let finger = await touch(to: 230, during: 0.1)
      let flight = try #require(detail.matchFlight)
      var (taps, wasPast) = (Headless.accounts.taps, false)
      for y in [500, 240, 600, 560, 220, 700] as [CGFloat] {
        for step in 1...10 {
          let way = (y - finger.point.y) * CGFloat(step) / 10
          await finger.move(to: CGPoint(x: 120, y: finger.point.y + way), during: 0.02)
          await nextTurn()
          let isPast = flight.fractionComplete >= CGFloat(threshold)
          if isPast != wasPast { taps += 1 }
          wasPast = isPast
          #expect(Headless.accounts.taps == taps)
        }
      }
      #expect(wasPast)
      await finger.lift(after: 0.3, thenWait: 1.5)
      #expect(list.presentedViewController == nil && Headless.accounts.taps == taps)
    }

    @Test func `there is none if the transition says so, nor in any other flight`() async {
      let taps = Headless.accounts.taps
      await present(MatchTransition { $0.pull.hasHaptics = false })
      await Hands.drag(from: start, to: CGPoint(x: 120, y: 650), in: window)
      await advance(1.5)
      #expect(list.presentedViewController == nil)
      let scene = await GestureScene()
      await Hands.edgeDrag(.left, distance: 380, in: scene.window)
      await advance(1.5)
      #expect(scene.navigation.viewControllers == [scene.list] && Headless.accounts.taps == taps)
    }

    @Test func `a pull that may not go through taps nobody`() async {
      await present(MatchTransition())
      let (taps, delegate) = (Headless.accounts.taps, DismissalLog())
      detail.presentationController?.delegate = delegate
      detail.isModalInPresentation = true
      await Hands.drag(from: start, to: CGPoint(x: 120, y: 650), in: window)
      await advance(1)
      #expect(delegate.calls == ["attempt"] && Headless.accounts.taps == taps)
    }
  }
}
#endif
