// MD-1, MD-3, MD-15, MD-21…MD-24, MD-28…MD-34: a dismissal's beginning and end.
// Unlike UIKit (MD-22, MD-28), it tells the presentation controller after the controllers.
import Foundation

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
    for each in all { each.presentedViewController.modal.isBeingDismissed = true }
    guard isAnimated || presentation.style == .custom, !presentation.isDraggedAway else { return }
    let delegate = presented.transitioningDelegate
    animator = delegate?.animationController(forDismissed: presented)
    guard isAnimated, let animator else { return }
    interactor = delegate?.interactionControllerForDismissal(using: animator)
  }

  func beginDismissal(in container: PresentationContainer) {
    let context = TransitionContext(container: container, from: presented, to: presenter)
    setFrames(context, container)
    let presentation = presentation
    context.fromView = { presentation.presentedView }
    if !presentersViewTakesPart { context.toView = { nil } }
    presentation.ownTransitionWillBegin(isPresenting: false)
    let run = makeRun(context)
    run.whenEnded = { [self] in ended(didComplete: $0) }
    tellBeginning()
    run.begin()
  }

  private func setFrames(_ context: TransitionContext, _ container: PresentationContainer) {
    let frame = place?.frame(in: container) ?? frame(of: presenter, in: container)
    context.initialFrames[ObjectIdentifier(presented)] =
      presentation.frameOfPresentedViewInContainerView
    context.initialFrames[ObjectIdentifier(presenter)] = presentersViewTakesPart ? .zero : frame
    context.finalFrames[ObjectIdentifier(presenter)] = frame
  }

  private func tellBeginning() {
    begin(presented, isAppearing: false, isAnimated: isAnimated)
    for each in between { hide(each) }
    if place != nil { begin(presenter, isAppearing: true, isAnimated: isAnimated) }
    if !presentersViewTakesPart { place?.restore() }
    for each in all { each.dismissalTransitionWillBegin() }
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
    callCompletion(didComplete: didComplete)
  }

  private func dismissalCompleted() {
    let presenter = presenter
    let place = place
    if let place, presentersViewTakesPart,
      place.isPresent || switches.fullScreenDismissalRestoresView
    {
      place.restore()
    }
    for each in all {
      each.presentedView?.removeFromSuperview()
      each.ownTransitionDidEnd(isPresented: false)
      each.forget()
    }
    let ends = { if place != nil { presenter.endIfBegun() } }
    if !switches.dismissedControllerHearsFirst { ends() }
    for each in all.reversed() { each.presentedViewController.endIfBegun() }
    if switches.dismissedControllerHearsFirst { ends() }
    for each in all { each.dismissalTransitionDidEnd(true) }
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
