// MD-20…MD-24, MD-26, MD-27, MD-29…MD-34, EN-6: a presentation's beginning and end.
extension ModalTransition {
  /// MD-10, MD-13, CX-8: who animates, and who drives.
  func askForPresentation(source: UIViewController) {
    presented.modal.isBeingPresented = true
    if switches.presentLoadsViewAtOnce { presented.loadViewIfNeeded() }
    guard isAnimated || presentation.style == .custom else { return }
    let delegate = presented.transitioningDelegate
    animator = delegate?.animationController(
      forPresented: presented,
      presenting: presenter,
      source: source
    )
    guard isAnimated, let animator else { return }
    interactor = delegate?.interactionControllerForPresentation(using: animator)
  }

  func beginPresentation(in container: UITransitionView) {
    let context = TransitionContext(container: container, from: presenter, to: presented)
    setFrames(context, container)
    let takes = presentation.takesPresentersView
    if takes { presentation.takePresentersView() }
    if !takes { context.fromView = { nil } }
    let presentation = presentation
    context.toView = { presentation.presentedView }
    presentation.ownTransitionWillBegin(isPresenting: true)
    let run = makeRun(context)
    run.whenEnded = { [self] in ended(didComplete: $0) }
    askForDuration(context)
    tellBeginning()
    askForDuration(context)
    run.begin()
  }

  /// RC-38: UIKit itself asks twice.
  private func askForDuration(_ context: TransitionContext) {
    guard isAnimated else { return }
    _ = animator?.transitionDuration(using: context)
  }

  /// RC-34, RC-58: the presenter is said to begin where the presented view will be.
  private func setFrames(_ context: TransitionContext, _ container: UITransitionView) {
    let presentedFrame = presentation.frameOfPresentedViewInContainerView
    context.initialFrames[ObjectIdentifier(presenter)] = presentedFrame
    context.finalFrames[ObjectIdentifier(presenter)] =
      presentation.takesPresentersView ? .zero : frame(of: presenter, in: container)
    context.finalFrames[ObjectIdentifier(presented)] = presentedFrame
  }

  private func tellBeginning() {
    presentation.presentationTransitionWillBegin()
    if presentation.takesPresentersView {
      begin(presenter, isAppearing: false, isAnimated: isAnimated)
    }
    begin(presented, isAppearing: true, isAnimated: isAnimated)
  }

  private func ended(didComplete: Bool) {
    presentation.showOwnDecoration(isPresented: didComplete)
    presentation.isInTransition = false
    ending { if didComplete { presentationCompleted() } else { presentationCancelled() } }
    presented.modal.isBeingPresented = false
    if didComplete || switches.presentCompletionRunsOnCancel { completion?() }
  }

  /// RC-55: the presentation controller hears of the end before the presenter's view is taken away.
  private func presentationCompleted() {
    presentation.presentationTransitionDidEnd(true)
    presentation.presentersPlace?.view.removeFromSuperview()
    presentation.ownTransitionDidEnd(isPresented: true)
    presented.endIfBegun()
    if presentation.presentersPlace != nil { presenter.endIfBegun() }
  }

  private func presentationCancelled() {
    let takes = presentation.presentersPlace != nil
    begin(presented, isAppearing: false, isAnimated: isAnimated)
    presentation.presentedView?.removeFromSuperview()
    presentation.presentersPlace?.restore()
    let presenter = presenter
    presented.endIfBegun()
    if takes {
      begin(presenter, isAppearing: true, isAnimated: isAnimated)
      presenter.endIfBegun()
    }
    presentation.presentationTransitionDidEnd(false)
    presentation.forget()
  }
}
