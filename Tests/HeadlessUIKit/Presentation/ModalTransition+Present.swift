// MD-20…MD-24, MD-26, MD-27, MD-29…MD-34, EN-6: a presentation's beginning and end.
import Foundation

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

  func beginPresentation(in container: PresentationContainer) {
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
    tellBeginning()
    run.begin()
  }

  private func setFrames(_ context: TransitionContext, _ container: PresentationContainer) {
    let frame = frame(of: presenter, in: container)
    context.initialFrames[ObjectIdentifier(presenter)] = frame
    context.finalFrames[ObjectIdentifier(presenter)] =
      presentation.takesPresentersView ? .zero : frame
    context.finalFrames[ObjectIdentifier(presented)] =
      presentation.frameOfPresentedViewInContainerView
  }

  private func tellBeginning() {
    if switches.presentationControllerHearsFirst { presentation.presentationTransitionWillBegin() }
    if presentation.takesPresentersView {
      begin(presenter, isAppearing: false, isAnimated: isAnimated)
    }
    begin(presented, isAppearing: true, isAnimated: isAnimated)
    if !switches.presentationControllerHearsFirst { presentation.presentationTransitionWillBegin() }
  }

  private func ended(didComplete: Bool) {
    presentation.showOwnDecoration(isPresented: didComplete)
    presentation.isInTransition = false
    ending { if didComplete { presentationCompleted() } else { presentationCancelled() } }
    presented.modal.isBeingPresented = false
    callCompletion(didComplete: didComplete)
  }

  private func presentationCompleted() {
    presentation.presentersPlace?.view.removeFromSuperview()
    presentation.ownTransitionDidEnd(isPresented: true)
    if switches.presentationControllerHearsFirst { presentation.presentationTransitionDidEnd(true) }
    presented.endIfBegun()
    if presentation.presentersPlace != nil { presenter.endIfBegun() }
    if !switches.presentationControllerHearsFirst {
      presentation.presentationTransitionDidEnd(true)
    }
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
