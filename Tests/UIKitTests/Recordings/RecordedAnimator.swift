#if canImport(UIKit)
import UIKit
import UIKitTestSupport

/// The animator of the recordings: it puts the arriving view where it belongs, fades, and takes nothing away.
@MainActor final class RecordedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let note: (String) -> Void
  /// How often it was asked how long it takes.
  private(set) var durationsAsked = 0
  /// Whether it puts the arriving view into the container.
  var addsView = true
  /// What happens when its animation begins, before it has done anything.
  var whenBegun: ((any UIViewControllerContextTransitioning) -> Void)?
  /// What happens as soon as `completeTransition(_:)` has returned.
  var whenCompleted: (() -> Void)?

  init(_ note: @escaping (String) -> Void) { self.note = note }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    durationsAsked += 1
    return 0.8
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    note("animate")
    whenBegun?(context)
    let to = context.view(forKey: .to)
    if addsView, let to, let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(to)
      to.alpha = 0
    }
    let from = to == nil ? context.view(forKey: .from) : nil
    UIView.animate(withDuration: 0.8) {
      to?.alpha = 1
      from?.alpha = 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
      self.whenCompleted?()
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { note("ended \(transitionCompleted)") }
}

/// What a context said about the frames of both controllers.
@MainActor struct RecordedFrames: Equatable {
  var from: (initial: CGRect, final: CGRect)
  var to: (initial: CGRect, final: CGRect)

  init(from: (initial: CGRect, final: CGRect), to: (initial: CGRect, final: CGRect)) {
    self.from = from
    self.to = to
  }

  init(_ context: any UIViewControllerContextTransitioning) {
    func frames(
      _ key: UITransitionContextViewControllerKey
    ) -> (initial: CGRect, final: CGRect) {
      guard let controller = context.viewController(forKey: key) else { return (.null, .null) }
      return (context.initialFrame(for: controller), context.finalFrame(for: controller))
    }
    self.init(from: frames(.from), to: frames(.to))
  }

  nonisolated static func == (a: RecordedFrames, b: RecordedFrames) -> Bool {
    a.from == b.from && a.to == b.to
  }
}

extension UIView {
  /// The names of the classes from here up to the window.
  var classesAbove: [String] {
    var names: [String] = []
    var next = superview
    while let view = next {
      names.append(String(describing: type(of: view)))
      next = view.superview
    }
    return names
  }
}
#endif
