#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite("UIViewPropertyAnimator") struct PropertyAnimatorTests {
    let window: UIWindow
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() async {
      window = show(UIViewController())
      window.addSubview(view)
      await nextTurn()
    }

    /// An animator that takes the center from 50 to 150, linearly.
    func slide(_ duration: TimeInterval = 1) -> UIViewPropertyAnimator {
      UIViewPropertyAnimator(duration: duration, curve: .linear) { [view] in view.center.x = 150 }
    }

    var shownX: CGFloat { view.shownCenter?.x ?? .nan }

    @Test(
      "PA-1, PA-9: inactive, active and kept while it runs, inactive and let go when it is done"
    )
    func states() async {
      weak var kept: UIViewPropertyAnimator?
      var states: [UIViewAnimatingState] = []
      do {
        let animator = slide()
        animator.addCompletion { [unowned animator] _ in states.append(animator.state) }
        #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 50)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning && view.center.x == 150)
        kept = animator
      }
      await advance(0.5)
      #expect(kept?.state == .active && states.isEmpty)
      await advance(0.6)
      #expect(states == [.inactive] && kept == nil && view.layer.animationKeys() == nil)
    }

    @Test(
      "PA-3: stopped without finishing, things stay where they were seen, and no completion comes"
    )
    func stoppedInPlace() async {
      let animator = slide()
      var isComplete = false
      animator.addCompletion { _ in isComplete = true }
      animator.startAnimation()
      await advance(0.5)
      let seen = shownX
      animator.stopAnimation(true)
      #expect(animator.state == .inactive)
      #expect(isClose(view.center.x, seen, within: 4))
      await advance(1)
      #expect(isClose(shownX, seen, within: 4))
      #expect(!isComplete)
    }

    @Test(
      "PA-3, PA-10: stopped and then finished, things go where they are told",
      arguments: [UIViewAnimatingPosition.end, .start, .current]
    )
    func finished(at position: UIViewAnimatingPosition) async {
      let animator = slide()
      var positions: [UIViewAnimatingPosition] = []
      animator.addCompletion { positions.append($0) }
      animator.startAnimation()
      await advance(0.5)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      animator.finishAnimation(at: position)
      #expect(animator.state == .inactive)
      #expect(positions == [position])
      let expected: CGFloat = [.end: 150, .start: 50, .current: 100][position] ?? 0
      #expect(isClose(view.center.x, expected, within: position == .current ? 4 : 0))
    }

    @Test("PA-2, PA-4, PA-5: an animator that is held and let go never jumps")
    func continuity() async {
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut) { [view] in
        view.center.x = 1050
      }
      animator.startAnimation()
      var last = shownX
      for step in 0..<60 {
        switch step {
        case 10, 21: animator.pauseAnimation()
        case 14: animator.isReversed = true
        case 18: animator.startAnimation()
        case 26: animator.isReversed = false
        case 30: animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
        default: break
        }
        await advance(1 / 60)
        #expect(abs(shownX - last) < 120)
        last = shownX
      }
      await advance(1)
      #expect(shownX == 1050)
    }

    @Test("RC-12: setting the fraction takes an animator into the hand, if it has animations")
    func fraction() {
      let full = slide()
      full.fractionComplete = 0.25
      #expect(full.state == .active && !full.isRunning)
      #expect(isClose(full.fractionComplete, 0.25, within: 1e-6))
      full.fractionComplete = 0.5
      #expect(isClose(full.fractionComplete, 0.5, within: 1e-6))
      full.stopAnimation(true)
      let empty = UIViewPropertyAnimator(duration: 1, curve: .linear)
      empty.fractionComplete = 0.25
      #expect(empty.state == .inactive && !empty.isRunning && empty.fractionComplete == 0)
    }

    @Test(
      "RC-11, RC-15: one that pauses at its end, as it does if told to, completes when it is finished"
    )
    func pausesAtItsEnd() async {
      let animator = slide(0.2)
      #expect(!animator.pausesOnCompletion)
      animator.pausesOnCompletion = true
      var positions: [UIViewAnimatingPosition] = []
      for _ in 0..<2 { animator.addCompletion { positions.append($0) } }
      animator.startAnimation()
      await advance(0.7)
      #expect(view.center.x == 150)
      #expect(animator.state == .active && !animator.isRunning && positions.isEmpty)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && positions.isEmpty)
      animator.finishAnimation(at: .end)
      #expect(animator.state == .inactive && positions == [.end, .end])
    }
  }
}
#endif
