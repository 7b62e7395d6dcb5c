// MD-1, MD-3, MD-15, MD-21…MD-24, MD-28…MD-34: a dismissal's beginning and end.
extension ModalTransition {
  private var all: [UIPresentationController] { between + [presentation] }

  /// What took the presenter's view away, if anything did.
  private var place: ViewPlace? { (between.first ?? presentation).presentersPlace }

  /// Whether the presenter's view takes part: it is away, and the one on top is of a kind that takes it away.
  private var presentersViewTakesPart: Bool {
    place != nil && presentation.presentersPlace != nil
  }

  /// MD-10, CX-8.
  func askForDismissal() {
    let known = switches.levelsBetweenAreDismissedFirst ? all : [presentation]
    for each in known { each.presentedViewController.modal.isBeingDismissed = true }
    defer { for each in all { each.presentedViewController.modal.isBeingDismissed = true } }
    guard isAnimated || presentation.style == .custom, !presentation.isDraggedAway else { return }
    let delegate = presented.transitioningDelegate
    animator = delegate?.animationController(forDismissed: presented)
    guard isAnimated, let animator else { return }
    interactor = delegate?.interactionControllerForDismissal(using: animator)
  }

  func beginDismissal(in container: UITransitionView) {
    let context = TransitionContext(container: container, from: presented, to: presenter)
    setFrames(context, container)
    let presentation = presentation
    context.fromView = { presentation.presentedView }
    if !presentersViewTakesPart { context.toView = { nil } }
    presentation.ownTransitionWillBegin(isPresenting: false)
    let run = makeRun(context)
    run.whenEnded = { [self] in ended(didComplete: $0) }
    tellDelegate()
    tellBeginning()
    run.begin()
  }

  /// RC-35, RC-59: what is presented is said to stay where it is, though it leaves.
  private func setFrames(_ context: TransitionContext, _ container: UITransitionView) {
    let presentedFrame = presentation.frameOfPresentedViewInContainerView
    context.initialFrames[ObjectIdentifier(presented)] = presentedFrame
    context.finalFrames[ObjectIdentifier(presented)] = presentedFrame
    context.finalFrames[ObjectIdentifier(presenter)] =
      place?.frame(in: container) ?? frame(of: presenter, in: container)
  }

  private func tellBeginning() {
    for each in all { each.dismissalTransitionWillBegin() }
    begin(presented, isAppearing: false, isAnimated: isAnimated)
    for each in between { hide(each) }
    if place != nil { begin(presenter, isAppearing: true, isAnimated: isAnimated) }
    if !presentersViewTakesPart { place?.restore() }
  }

  /// What lies between goes without animation, and is not seen any more.
  private func hide(_ middle: UIPresentationController) {
    middle.containerStore?.isHidden = true
    let controller = middle.presentedViewController
    if controller.appearance.isVisible {
      begin(controller, isAppearing: false, isAnimated: false)
    }
  }

  private func ended(didComplete: Bool) {
    presentation.showOwnDecoration(isPresented: !didComplete)
    if didComplete { for each in between { each.showOwnDecoration(isPresented: false) } }
    for each in all { each.isInTransition = false }
    ending { if didComplete { dismissalCompleted() } else { dismissalCancelled() } }
    for each in all { each.presentedViewController.modal.isBeingDismissed = false }
    // RC-45: after a cancellation as well.
    completion?()
  }

  /// RC-56: the presentation controllers hear of the end first, while every view is where the animator left it.
  private func dismissalCompleted() {
    for each in all { each.dismissalTransitionDidEnd(true) }
    let presenter = presenter
    let place = place
    if presentersViewTakesPart { place?.restore() }
    for each in all {
      each.presentedView?.removeFromSuperview()
      each.ownTransitionDidEnd(isPresented: false)
      each.forget()
    }
    if place != nil { presenter.endIfBegun() }
    for each in all.reversed() { each.presentedViewController.endIfBegun() }
  }

  private func dismissalCancelled() {
    if place != nil {
      begin(presenter, isAppearing: false, isAnimated: isAnimated)
      if !presentersViewTakesPart { place?.view.removeFromSuperview() }
      presenter.endIfBegun()
    }
    for each in between {
      each.containerStore?.isHidden = false
      let controller = each.presentedViewController
      guard controller.appearance.phase == .disappearing else { continue }
      begin(controller, isAppearing: true, isAnimated: false)
      controller.endIfBegun()
    }
    begin(presented, isAppearing: true, isAnimated: isAnimated)
    presented.endIfBegun()
    for each in all { each.dismissalTransitionDidEnd(false) }
  }
}
