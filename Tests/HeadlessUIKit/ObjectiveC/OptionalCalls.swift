// DG-4: a delegate's optional methods are called with a question mark, as with an Objective-C runtime:
//
//     delegate?.navigationController?(navigation, willShow: controller, animated: true)
//
// There the name alone is the method, if it is implemented. Here it is the delegate itself, which is called, and always
// there: every method has a default body.
extension UINavigationControllerDelegate {
  package var navigationController: (any UINavigationControllerDelegate)? { self }

  package func callAsFunction(
    _ navigation: UINavigationController,
    willShow controller: UIViewController,
    animated: Bool
  ) { navigationController(navigation, willShow: controller, animated: animated) }

  package func callAsFunction(
    _ navigation: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    navigationController(navigation, animationControllerFor: operation, from: from, to: to)
  }

  package func callAsFunction(
    _ navigation: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    navigationController(navigation, interactionControllerFor: animator)
  }
}

extension UITabBarControllerDelegate {
  package var tabBarController: (any UITabBarControllerDelegate)? { self }

  package func callAsFunction(
    _ tabs: UITabBarController,
    shouldSelect controller: UIViewController
  ) -> Bool { tabBarController(tabs, shouldSelect: controller) }

  package func callAsFunction(_ tabs: UITabBarController, didSelect controller: UIViewController) {
    tabBarController(tabs, didSelect: controller)
  }

  package func callAsFunction(
    _ tabs: UITabBarController,
    animationControllerForTransitionFrom from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
  }

  package func callAsFunction(
    _ tabs: UITabBarController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    tabBarController(tabs, interactionControllerFor: animator)
  }
}

extension UIViewControllerTransitioningDelegate {
  package var animationController: (any UIViewControllerTransitioningDelegate)? { self }
  package var interactionControllerForPresentation: InteractorCall? {
    InteractorCall { self.interactionControllerForPresentation(using: $0) }
  }
  package var interactionControllerForDismissal: InteractorCall? {
    InteractorCall { self.interactionControllerForDismissal(using: $0) }
  }

  package func callAsFunction(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animationController(forPresented: presented, presenting: presenting, source: source)
  }

  package func callAsFunction(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animationController(forDismissed: dismissed) }
}

/// A call that asks for an interactor.
@MainActor package struct InteractorCall {
  let ask:
    (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?

  package func callAsFunction(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { ask(animator) }
}

extension UIAdaptivePresentationControllerDelegate {
  package var presentationControllerShouldDismiss: (@MainActor (UIPresentationController) -> Bool)?
  {
    { self.presentationControllerShouldDismiss($0) }
  }
  package var presentationControllerWillDismiss: (@MainActor (UIPresentationController) -> Void)? {
    { self.presentationControllerWillDismiss($0) }
  }
  package var presentationControllerDidDismiss: (@MainActor (UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }
  package var presentationControllerDidAttemptToDismiss:
    (@MainActor (UIPresentationController) -> Void)?
  {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }
}

extension UIGestureRecognizerDelegate {
  package var gestureRecognizer: (any UIGestureRecognizerDelegate)? { self }
  package var gestureRecognizerShouldBegin: (@MainActor (UIGestureRecognizer) -> Bool)? {
    { self.gestureRecognizerShouldBegin($0) }
  }

  package func callAsFunction(
    _ recognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { gestureRecognizer(recognizer, shouldReceive: touch) }

  package func callAsFunction(
    _ recognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool { gestureRecognizer(recognizer, shouldReceive: event) }

  package func callAsFunction(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) }

  package func callAsFunction(
    _ recognizer: UIGestureRecognizer,
    shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { gestureRecognizer(recognizer, shouldRequireFailureOf: other) }

  package func callAsFunction(
    _ recognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other) }
}
