// MD-6: the container comes into the window before the presentation begins and goes when the dismissal has ended.
extension UIPresentationController {
  /// Puts the container above everything of the presenter: in the window, or around a context's view.
  func install() -> UITransitionView? {
    guard let view = presenterStore?.viewIfLoaded,
      let window = view.window ?? presenterStore?.modal.controller?.containerStore?.window
    else { return nil }
    let container: UITransitionView
    if !shouldPresentInFullscreen, let superview = view.superview, !superview.holdsRoot {
      let frame = view.layer.state.untransformedFrame
      container = UITransitionView(presentation: self, frame: frame)
      superview.insertSubview(container, aboveSubview: view)
    } else {
      container = UITransitionView(presentation: self, frame: window.bounds)
      window.addSubview(container)
    }
    containerStore = container
    takesPresentersView = shouldRemovePresentersView
    return container
  }

  /// Takes the presenter's view into the container, and remembers where it was.
  func takePresentersView() {
    guard let view = presenterStore?.viewIfLoaded, let container = containerStore else { return }
    let frame = view.superview.map {
      container.convert(view.layer.state.untransformedFrame, from: $0)
    }
    presentersPlace = ViewPlace(of: view)
    container.addSubview(view)
    if let frame { view.center = frame.center }
  }

  /// Nothing is presented any more; the container goes with all that is in it.
  func forget() {
    containerStore?.removeFromSuperview()
    containerStore = nil
    presentersPlace = nil
    presentedViewController.modal.controller = nil
    presentedViewController.modal.presenter = nil
    presenterStore?.modal.presented = nil
  }
}

// MD-25: a dismissal that the user began, by hand.
extension UIPresentationController {
  /// What UIKit does when the user pulls a sheet down far enough, or touches beside a popover.
  func userDismiss() {
    guard containerStore != nil, !isInTransition, presentedViewController.highestPresented == nil,
      let presenter = presenterStore
    else { return }
    guard !presentedViewController.blocksUsersDismissal,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    let delegate = delegate
    // With the coordinator there.
    presenter.startDismissing(
      isAnimated: true,
      telling: { delegate?.presentationControllerWillDismiss(self) },
      completion: { delegate?.presentationControllerDidDismiss(self) }
    )
  }
}

extension UIPresentationController {
  /// Puts a view behind what is presented: a touch on it is a user's dismissal.
  func putBehind(_ view: UIView) {
    guard let container = containerStore else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(view, at: 0)
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] _ in self?.userDismiss() }
    view.addGestureRecognizer(tap)
  }
}

extension UIViewController {
  /// Whether this controller or one that is seen inside it does not want to be pulled away.
  var blocksUsersDismissal: Bool {
    isModalInPresentation || visibleChildren.contains(where: \.blocksUsersDismissal)
  }
}
