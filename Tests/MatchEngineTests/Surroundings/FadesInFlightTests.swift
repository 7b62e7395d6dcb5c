#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// PX-8: an app's fades add up with what hides an original.
  @MainActor @Suite("Fades that an app adds in flight") final class FadesInFlightTests: PhotoStack {
    /// An untagged view that gets the same fades.
    let twin = UIView(CGRect(x: 20, y: 600, width: 80, height: 80), .green)

    init() async {
      await super.init(.linear(0.8))
      list.view.addSubview(twin)
      await advance(0.1)
    }

    /// A fade that adds up, which is the same for each view.
    private func fade(_ kind: Int, to alpha: CGFloat, _ duration: TimeInterval) {
      let views: [UIView] = [list.photo, twin]
      switch kind {
      case 0: UIView.animate(withDuration: duration) { for view in views { view.alpha = alpha } }
      case 1:
        UIView.animate(
          withDuration: duration,
          delay: 0.05,
          usingSpringWithDamping: 1,
          initialSpringVelocity: 0
        ) { for view in views { view.alpha = alpha } }
      case 2:
        let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) {
          for view in views { view.alpha = alpha }
        }
        animator.startAnimation()
      case 3: for view in views { view.alpha = alpha }
      case 4: for view in views { view.layer.removeAllAnimations() }
      default:
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = alpha
        fade.duration = duration
        for view in views { view.layer.add(fade, forKey: kind == 5 ? "own" : nil) }
      }
    }

    @Test(
      "whichever they are, nothing is seen of what is hidden, and afterwards they go on",
      arguments: 0..<12
    )
    func law(_ seed: Int) async throws {
      Headless.switches.opacitiesAreClampedOneByOne = seed % 2 == 0
      var random = SplitMix(seed: UInt64(seed))
      let flight = try await push(for: 0.1)
      // What the app adds is noticed in the fourth frame at the latest.
      var ghostFrames = 0
      for step in 0..<25 {
        let kind = random.whole(0...6)
        if random.chance(oneIn: 2) {
          fade(kind, to: CGFloat(random.number(0...1)), random.number(0.05...1))
        }
        await advance(1 / 60)
        ghostFrames = list.photo.shownAlpha ?? 1 <= 0 ? 0 : ghostFrames + 1
        #expect(ghostFrames < 4, "\(step) \(kind)")
      }
      fade(0, to: 0.3, 2)
      flight.cancel()
      while flight.outcome == nil { await advance(1 / 60) }
      for _ in 0..<40 {
        let (shown, expected) = try (#require(list.photo.shownAlpha), #require(twin.shownAlpha))
        #expect(isClose(CGFloat(shown), CGFloat(expected), within: 1e-5))
        await advance(1 / 60)
      }
      #expect(list.photo.shownAlpha != 1)
    }

    @Test func `one that begins from what is seen shows no hidden view`() async throws {
      let flight = try await push(for: 0.1)
      UIView.animate(withDuration: 0.5, delay: 0, options: .beginFromCurrentState) { [list] in
        list.photo.alpha = 0.6
      }
      for _ in 0..<20 {
        await advance(1 / 60)
        #expect(list.photo.shownAlpha ?? 1 <= 0)
      }
      await flight.goBack()
      #expect(isClose(list.photo.alpha, 0.6, within: 1e-6) && list.photo.shownAlpha == 0.6)
    }

    @Test func `not even between two frames is anything seen of it`() async throws {
      let flight = try await push(for: 0.1)
      for (alpha, duration) in [(0, 0.5), (1, 0.2), (0.2, 0.3), (0.9, 0.4)] as [(CGFloat, Double)] {
        fade(0, to: alpha, duration)
        await advance(0.003)
        #expect(list.photo.shownAlpha ?? 1 <= 0)
      }
      await flight.goBack(in: 1.5)
      #expect(list.photo.shownAlpha == 0.9)
    }
  }
}
#endif
