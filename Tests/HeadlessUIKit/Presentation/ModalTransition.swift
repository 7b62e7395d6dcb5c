// MD-26…MD-29, TR-21: one presentation or dismissal, from the call to its end.
/// What a presentation and a dismissal have in common; each does its part in its own file.
@MainActor final class ModalTransition {
  let presentation: UIPresentationController
  let isPresenting: Bool
  let isAnimated: Bool
  /// What lies between the presenter and what is on top, from the bottom, where all of that goes (MD-15).
  let between: [UIPresentationController]
  let completion: (() -> Void)?
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Tells a delegate that a dismissal by hand begins.
  var tellDelegate: () -> Void = {}

  init(
    _ presentation: UIPresentationController,
    isPresenting: Bool,
    isAnimated: Bool,
    between: [UIPresentationController] = [],
    completion: (() -> Void)?
  ) {
    self.presentation = presentation
    self.isPresenting = isPresenting
    self.isAnimated = isAnimated
    self.between = between
    self.completion = completion
    for each in between + [presentation] { each.isInTransition = true }
  }

  var presented: UIViewController { presentation.presentedViewController }
  /// Who is covered by a presentation, or seen again at the end of a dismissal.
  var presenter: UIViewController { (between.first ?? presentation).presentingViewController }
  var switches: Switches { World.shared.switches }

  /// An animated one waits until what is set so far has been committed; so does one that begins
  /// while another one ends.
  func start() {
    guard isAnimated || World.shared.endingModals > 0 else { return begin() }
    World.shared.afterCommit.append { self.begin() }
  }

  private func begin() {
    guard let container = presentation.containerStore ?? presentation.install() else {
      raise("\(presenter) is presenting and has no window any more")
    }
    if isPresenting { beginPresentation(in: container) } else { beginDismissal(in: container) }
  }

  /// The run that both directions share, with what is the same for both already set.
  func makeRun(_ context: TransitionContext) -> TransitionRun {
    context.isAnimated = isAnimated
    context.presentationStyle = presentation.style
    let run = TransitionRun(context: context)
    let own = ModalAnimation(presentation: presentation, isPresenting: isPresenting)
    run.setRoles(animator: animator ?? own, interactor: interactor)
    let presentation = presentation
    let isPresenting = isPresenting
    run.coordinator.animate { _ in presentation.showOwnDecoration(isPresented: isPresenting) }
    let parties = [presenter, presented].filter { $0.transition == nil }
    for party in parties { party.transition = run }
    let touches = World.shared.touches
    let isBlocking = switches.modalTransitionsTakeNoTouches && isAnimated && !context.isInteractive
    if isBlocking { touches.block() }
    run.whenOver = {
      if isBlocking { touches.unblock() }
      for party in parties where party.transition === run { party.transition = nil }
      presentation.containerStore?.setNeedsLayout()
    }
    return run
  }

  /// The will-call; in a window that is hidden, or gone, nobody hears of appearing.
  func begin(_ controller: UIViewController, isAppearing: Bool, isAnimated: Bool) {
    guard presentation.containerStore?.window?.isHidden == false else { return }
    controller.beginAppearanceTransition(isAppearing, animated: isAnimated)
  }

  /// Runs the end's callbacks; what they start without animation waits until they have returned.
  func ending(_ body: () -> Void) {
    World.shared.endingModals += 1
    body()
    World.shared.endingModals -= 1
  }

  /// Where a view that stays is within the container, whatever transform is on it.
  func frame(of controller: UIViewController, in container: UIView) -> CGRect {
    guard let view = controller.viewIfLoaded, let superview = view.superview,
      view.window != nil
    else { return container.bounds }
    return container.convert(view.layer.state.untransformedFrame, from: superview)
  }
}
