#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// The recipe of CC-8…CC-10: a container that switches its children with an animator and a context of its own.
  @MainActor @Suite struct CustomContainerTests {
    final class Container: UIViewController {
      var selected: UIViewController?

      func select(_ coming: UIViewController, with animator: TrialAnimator) {
        coming.view.frame = view.bounds
        coming.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let leaving = selected
        leaving?.willMove(toParent: nil)
        addChild(coming)
        selected = coming
        guard let leaving else {
          view.addSubview(coming.view)
          coming.didMove(toParent: self)
          return
        }
        let context = OwnContext(view, from: leaving, to: coming)
        context.whenCompleted = { [unowned self] didComplete in
          leaving.view.removeFromSuperview()
          leaving.removeFromParent()
          coming.didMove(toParent: self)
          animator.animationEnded(didComplete)
        }
        animator.animateTransition(using: context)
      }
    }

    @Test("CC-8…CC-10: the calls of a switch in a container of one's own")
    func switches() async {
      let log = CallLog()
      let (a, b) = (LoggingController("A", log), LoggingController("B", log))
      let container = Container()
      let window = show(container)
      await advance(0.1)
      let animator = TrialAnimator(log: log)
      container.select(a, with: animator)
      await advance(0.1)
      #expect(log.appearances == ["A.willAppear(false)", "A.didAppear(false)"])
      log.clear()
      container.select(b, with: animator)
      #expect(
        log.only(["A.willMove(nil)", "B.willMove(parent)", "animate"])
          == ["A.willMove(nil)", "B.willMove(parent)", "animate"]
      )
      await advance(0.5)
      let order = ["A.didMove(nil)", "B.didMove(parent)", "ended(true)"]
      #expect(log.only(order) == order)
      for call in ["A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear"] {
        #expect(log.calls.filter { $0.hasPrefix(call) }.count == 1, "\(call)")
      }
      #expect(container.children == [b] && b.view.window === window && a.view.superview == nil)
    }
  }

  /// A context as a container of an app's own has it.
  final class OwnContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    private let from: UIViewController
    private let to: UIViewController
    var whenCompleted: ((Bool) -> Void)?

    init(_ containerView: UIView, from: UIViewController, to: UIViewController) {
      self.containerView = containerView
      self.from = from
      self.to = to
      super.init()
    }

    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    var transitionWasCancelled: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .custom }
    var targetTransform: CGAffineTransform { .identity }
    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
    func pauseInteractiveTransition() {}
    func completeTransition(_ didComplete: Bool) { whenCompleted?(didComplete) }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
      key == .from ? from : to
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
      key == .from ? from.view : to.view
    }
    func initialFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
    func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
  }
}
#endif
