#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// RC-11…RC-17: property animators, and animations of views.
  @MainActor @Suite struct AnimatorRecordingTests {
    private let window: UIWindow
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() async {
      let root = UIViewController()
      window = show(root)
      root.view.addSubview(view)
      await nextTurn()
    }

    private func animator(_ duration: TimeInterval = 1) -> UIViewPropertyAnimator {
      UIViewPropertyAnimator(duration: duration, curve: .linear) { [view] in view.alpha = 0 }
    }

    @Test("RC-11: what a new one says")
    func new() {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      #expect(!animator.pausesOnCompletion)
    }

    @Test("RC-12: setting the fraction takes an animator into the hand, if it has animations")
    func fraction() {
      let full = animator()
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

    @Test("RC-15: one that pauses at its end completes when it is finished")
    func pausesAtItsEnd() async {
      let animator = animator(0.2)
      animator.pausesOnCompletion = true
      var positions: [UIViewAnimatingPosition] = []
      for _ in 0..<2 { animator.addCompletion { positions.append($0) } }
      animator.startAnimation()
      await advance(0.7)
      #expect(view.alpha == 0)
      #expect(animator.state == .active && !animator.isRunning && positions.isEmpty)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && positions.isEmpty)
      animator.finishAnimation(at: .end)
      #expect(animator.state == .inactive && positions == [.end, .end])
    }

    @Test("RC-16: without animation a block runs at once, and animations are on or off as before")
    func withoutAnimation() {
      for isOn in [true, false] {
        UIView.setAnimationsEnabled(isOn)
        var wasOn = true
        UIView.performWithoutAnimation { wasOn = UIView.areAnimationsEnabled }
        #expect(!wasOn && UIView.areAnimationsEnabled == isOn)
      }
      UIView.setAnimationsEnabled(true)
    }

    @Test("RC-17: outside of a block no duration is inherited")
    func inheritedDuration() { #expect(UIView.inheritedAnimationDuration == 0) }
  }
}
#endif
