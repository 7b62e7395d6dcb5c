// CO-1…CO-9, EN-2, EN-5.
/// What others may do alongside a transition.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let context: TransitionContext
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var isInterruptible = false
  var initiallyInteractive = false
  /// Views outside of the container that whoever drives the transition drives as well (CO-5).
  private(set) var viewsAlongside: [UIView] = []
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var changeHandlers: [Handler] = []
  private var animationsBegan = false

  init(context: TransitionContext) { self.context = context }

  var isAnimated: Bool { context.isAnimated }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var isInteractive: Bool { context.isInteractive }
  var isCancelled: Bool { context.transitionWasCancelled }
  var transitionDuration: TimeInterval { animator?.transitionDuration(using: context) ?? 0 }
  var percentComplete: CGFloat { context.percentComplete }
  var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { context.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  /// Once the animations have begun nothing joins them any more; completions still run.
  func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?)
    -> Bool
  {
    if let completion { completions.append(completion) }
    guard !animationsBegan, !context.isOver else { return false }
    if let animation { animations.append(animation) }
    if let view { viewsAlongside.append(view) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) { changeHandlers.append(handler) }

  func interactionChanged() {
    for handler in changeHandlers { handler(self) }
  }

  /// Runs what goes alongside; whoever calls this is in the transition's animation block.
  func runAnimations() {
    animationsBegan = true
    for animation in animations.takeAll() { animation(self) }
  }

  /// CX-8: an animator that ends at once leaves what goes alongside no animation to join.
  func runOverdueAnimations() {
    guard !animationsBegan, !context.transitionWasCancelled else { return }
    UIView.performWithoutAnimation { runAnimations() }
  }

  var hasAnimations: Bool { !animations.isEmpty }

  func runCompletions() {
    for completion in completions.takeAll() { completion(self) }
    changeHandlers = []
  }
}
