import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  /// GS-45: what becomes of touches during a presentation is open.
  @MainActor @Suite("Touches in a presentation that no gesture began") struct ModalTouchTests {
    /// What a pan on the window sees of a drag in mid-presentation, of one that began before, and of one after.
    private func drags(interactively: Bool) async -> [[UIGestureRecognizer.State]] {
      let (root, other) = (UIViewController(), UIViewController())
      let window = show(root)
      let pan = UIPanGestureRecognizer()
      var states: [UIGestureRecognizer.State] = []
      pan.addHandler { states.append($0.state) }
      window.addGestureRecognizer(pan)
      let delegate = PresentationLog()
      other.transitioningDelegate = delegate
      let driver = UIPercentDrivenInteractiveTransition()
      if interactively { delegate.interactor = driver }
      other.modalPresentationStyle = .overFullScreen
      let early = await Hands.touch(at: CGPoint(x: 100, y: 300), in: window)
      await early.move(to: CGPoint(x: 100, y: 400), during: 0.1)
      root.present(other, animated: true)
      await nextTurn()
      await early.move(to: CGPoint(x: 100, y: 450), during: 0.05)
      await early.lift()
      var all = [states]
      states = []
      await Hands.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 500), in: window)
      all.append(states)
      states = []
      if interactively { driver.finish() }
      await advance(2)
      await Hands.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 500), in: window)
      return (all + [states]).map { Array(Set($0)).sorted { $0.rawValue < $1.rawValue } }
    }

    @Test(arguments: [true, false], [true, false])
    func `they may be taken away until its end`(isOn: Bool, interactively: Bool) async {
      Headless.switches.modalTransitionsTakeNoTouches = isOn
      let drags = await drags(interactively: interactively)
      let whole: [UIGestureRecognizer.State] = [.began, .changed, .ended]
      let isTaken = isOn && !interactively
      #expect(drags[0] == (isTaken ? [.began, .changed, .cancelled] : whole))
      #expect(drags[1] == (isTaken ? [] : whole))
      #expect(drags[2] == whole)
    }
  }

  private final class PresentationLog: NSObject, UIViewControllerTransitioningDelegate {
    var interactor: (any UIViewControllerInteractiveTransitioning)?

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { TrialAnimator(duration: 0.8) }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }
}
