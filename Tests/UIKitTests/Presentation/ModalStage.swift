#if canImport(UIKit)
import UIKit
import UIKitTestSupport

/// A presenter in a window, and what it presents.
@MainActor final class ModalStage {
  let log = CallLog()
  let presenter: LoggingController
  let presented: LoggingController
  let delegate = ModalDelegate()
  let animator: TrialAnimator
  let window: UIWindow
  /// What the contexts said when animations began.
  private(set) var seen: [SeenContext] = []

  init(
    _ style: UIModalPresentationStyle,
    isCustom: Bool = true,
    inNavigation: Bool = false
  ) async {
    presenter = LoggingController("A", log)
    presented = LoggingController("B", log)
    presented.modalPresentationStyle = style
    presented.transitioningDelegate = delegate
    animator = TrialAnimator(log: log)
    window = show(inNavigation ? UINavigationController(rootViewController: presenter) : presenter)
    animator.whenAsked = { [unowned self] in seen.append(SeenContext($0)) }
    if isCustom { delegate.animator = animator }
    await advance(0.1)
    log.clear()
  }

  /// Presents, to the end.
  func present(animated: Bool = true) async {
    presenter.present(presented, animated: animated)
    await advance(1)
  }

  /// Dismisses, to the end.
  func dismiss(animated: Bool = true) async {
    presenter.dismiss(animated: animated)
    await advance(1)
  }

  /// An own presentation controller for the style `.custom`.
  func usePresentation(removesPresenter: Bool = false) {
    delegate.makesController = { [log] presented, presenting in
      log.note("asked")
      let made = NotedPresentation(presentedViewController: presented, presenting: presenting)
      made.log = log
      made.removesPresenter = removesPresenter
      return made
    }
  }

  /// Begins something that a hand drives, and takes it back.
  func cancel(_ change: (ModalStage) -> Void) async {
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.interactor = driver
    change(self)
    await nextTurn()
    driver.update(0.5)
    await advance(0.1)
    driver.cancel()
    await advance(1)
    delegate.interactor = nil
  }
}

/// What a context says when its animation begins.
@MainActor struct SeenContext {
  let container: UIView
  let subviews: [UIView]
  let from: UIView?
  let to: UIView?
  /// Those of the leaving controller, first and last, and then those of the arriving one.
  let frames: [CGRect]
  let style: UIModalPresentationStyle
  let isAnimated: Bool
  let isInteractive: Bool
  /// Where the arriving controller's view is already.
  let window: UIWindow?

  init(_ context: any UIViewControllerContextTransitioning) {
    container = context.containerView
    subviews = container.subviews
    from = context.view(forKey: .from)
    to = context.view(forKey: .to)
    let controllers = [UITransitionContextViewControllerKey.from, .to].compactMap {
      context.viewController(forKey: $0)
    }
    frames = controllers.flatMap { [context.initialFrame(for: $0), context.finalFrame(for: $0)] }
    style = context.presentationStyle
    isAnimated = context.isAnimated
    isInteractive = context.isInteractive
    window = controllers.last?.viewIfLoaded?.window
  }
}

/// A presentation controller with an inset frame above a view that dims, which notes what it is told.
final class NotedPresentation: UIPresentationController {
  var log: CallLog?
  var removesPresenter = false
  let dimming = UIView()
  var hadCoordinator: [Bool] = []
  var containers: [UIView?] = []
  var layouts: [String] = []
  /// What else happens at a call.
  var whenCalled: ((String) -> Void)?

  override var shouldRemovePresentersView: Bool { removesPresenter }
  override var frameOfPresentedViewInContainerView: CGRect {
    containerView?.bounds.insetBy(dx: 20, dy: 60) ?? .zero
  }

  override func containerViewWillLayoutSubviews() { layouts.append("will") }
  override func containerViewDidLayoutSubviews() { layouts.append("did") }

  override func presentationTransitionWillBegin() {
    note("begins")
    dimming.frame = containerView?.bounds ?? .zero
    dimming.alpha = 0
    containerView?.addSubview(dimming)
    dim(0.4)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) { note("presented(\(completed))") }
  override func dismissalTransitionWillBegin() {
    note("leaves")
    dim(0)
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) { note("dismissed(\(completed))") }

  private func dim(_ alpha: CGFloat) {
    presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = alpha }
  }

  private func note(_ call: String) {
    log?.note(call)
    whenCalled?(call)
    hadCoordinator.append(presentedViewController.transitionCoordinator != nil)
    containers.append(containerView)
  }
}

/// All that a presentation must leave as it was.
@MainActor struct Standing: Equatable {
  let superview: ObjectIdentifier?
  let index: Int?
  let frame: CGRect
  let transform: CGAffineTransform
  let window: ObjectIdentifier?
  let alpha: CGFloat
  let isHidden: Bool

  init(_ view: UIView) {
    superview = view.superview.map(ObjectIdentifier.init)
    index = view.superview?.subviews.firstIndex(of: view)
    frame = view.frame
    transform = view.transform
    window = view.window.map(ObjectIdentifier.init)
    alpha = view.alpha
    isHidden = view.isHidden
  }
}

/// A transitioning delegate that hands out what it was given, and keeps what it was asked.
@MainActor final class ModalDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: UIPercentDrivenInteractiveTransition?
  var makesController: ((UIViewController, UIViewController?) -> UIPresentationController)?
  var asked: [String] = []
  var presenting: UIViewController?
  var source: UIViewController?
  var dismissed: UIViewController?

  init(animator: TrialAnimator? = nil) { self.animator = animator }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked.append("animator presented")
    self.presenting = presenting
    self.source = source
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked.append("animator dismissed")
    self.dismissed = dismissed
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    asked.append("interactor presented")
    return interactor
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    asked.append("interactor dismissed")
    return interactor
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    asked.append("controller")
    self.source = source
    return makesController?(presented, presenting)
  }
}
#endif
