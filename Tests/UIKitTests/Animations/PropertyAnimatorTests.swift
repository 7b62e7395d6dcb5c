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

    /// An animator that takes the center from 50 to 150, linearly, in a second.
    func slide() -> UIViewPropertyAnimator {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x = 150 }
    }

    func hear(
      _ animator: UIViewPropertyAnimator,
      _ call: @escaping (UIViewAnimatingPosition) -> Void
    ) {
      animator.addCompletion(call)
    }

    var shownX: CGFloat { view.shownCenter?.x ?? .nan }

    @Test("PA-1: inactive, active while it runs, inactive when it is done")
    func states() async {
      let animator = slide()
      #expect(animator.state == .inactive)
      #expect(!animator.isRunning)
      #expect(view.center.x == 50)
      animator.startAnimation()
      #expect(animator.state == .active)
      #expect(animator.isRunning)
      #expect(view.center.x == 150)
      await advance(1.1)
      #expect(animator.state == .inactive)
      #expect(!animator.isRunning)
      #expect(view.layer.animationKeys() == nil)
    }

    @Test(
      "PA-3: stopped without finishing, things stay where they were seen, and no completion comes"
    )
    func stoppedInPlace() async {
      let animator = slide()
      var isComplete = false
      hear(animator) { _ in isComplete = true }
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
      hear(animator) { positions.append($0) }
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

    @Test("PA-9: a running animator is kept until it is done")
    func keptWhileRunning() async {
      weak var weakAnimator: UIViewPropertyAnimator?
      var isComplete = false
      do {
        let animator = slide()
        hear(animator) { _ in isComplete = true }
        animator.startAnimation()
        weakAnimator = animator
      }
      await advance(0.5)
      #expect(weakAnimator != nil)
      await advance(0.6)
      #expect(isComplete)
      #expect(weakAnimator == nil)
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
  }
}
#endif
