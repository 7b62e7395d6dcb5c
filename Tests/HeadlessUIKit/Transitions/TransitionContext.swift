// CX-1…CX-12, TR-8…TR-10, EN-1…EN-3: UIKit's own context.
/// What a transition's owner sets up: who goes where, in which container.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  var isAnimated = true
  var presentationStyle = UIModalPresentationStyle.none
  let from: UIViewController
  let to: UIViewController
  /// Whether each view takes part (CX-2), and where it is if it is not the controller's own (CX-3).
  var fromView: () -> UIView?
  var toView: () -> UIView?
  var initialFrames: [ObjectIdentifier: CGRect] = [:]
  var finalFrames: [ObjectIdentifier: CGRect] = [:]
  var isInteractive = false
  private(set) var transitionWasCancelled = false
  /// NV-70: whether it was cancelled at any time.
  private(set) var wasEverCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private(set) var isOver = false
  weak var run: TransitionRun?

  init(container: UIView, from: UIViewController, to: UIViewController) {
    containerView = container
    self.from = from
    self.to = to
    fromView = { [weak from] in from?.view }
    toView = { [weak to] in to?.view }
    super.init()
  }

  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? fromView() : toView()
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    initialFrames[ObjectIdentifier(vc)] ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    finalFrames[ObjectIdentifier(vc)] ?? .zero
  }

  // MARK: Interaction

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    run?.bars?.show(percentComplete)
  }

  func finishInteractiveTransition() { interactionEnds(isCancelled: false) }
  func cancelInteractiveTransition() { interactionEnds(isCancelled: true) }

  func pauseInteractiveTransition() {
    guard !isOver, !isInteractive else { return }
    isInteractive = true
    run?.bars?.pause()
    run?.coordinator.interactionChanged()
  }

  /// PD-9: a cancelled transition says so at once, and whoever watches the interaction hears of it (CO-7).
  private func interactionEnds(isCancelled: Bool) {
    guard !isOver else { return }
    transitionWasCancelled = isCancelled
    if isCancelled { wasEverCancelled = true }
    guard isInteractive else { return }
    isInteractive = false
    run?.bars?.letGo(isFinished: !isCancelled)
    run?.coordinator.interactionChanged()
  }

  /// TR-10: once.
  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    if isInteractive {
      World.shared.warn(
        "an interactive transition was completed that was neither finished nor cancelled"
      )
      interactionEnds(isCancelled: !didComplete)
    }
    isOver = true
    transitionWasCancelled = !didComplete
    run?.ended(didComplete: didComplete)
  }
}
