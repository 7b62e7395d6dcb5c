// DG-4: a delegate's optional methods are called with a question mark, as with an Objective-C runtime:
//
//     delegate?.navigationController?(navigation, willShow: controller, animated: true)
//
// There the name alone is the method, if it is implemented. Here it is a value that is called, and always there:
// every method has a default body.
import Foundation

extension UINavigationControllerDelegate {
  package var navigationController: NavigationCalls? { NavigationCalls(delegate: self) }
}

/// The calls whose name begins with `navigationController`.
@MainActor package struct NavigationCalls {
  let delegate: any UINavigationControllerDelegate

  package func callAsFunction(
    _ navigation: UINavigationController,
    willShow controller: UIViewController,
    animated: Bool
  ) { delegate.navigationController(navigation, willShow: controller, animated: animated) }

  package func callAsFunction(
    _ navigation: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.navigationController(navigation, animationControllerFor: operation, from: from, to: to)
  }

  package func callAsFunction(
    _ navigation: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.navigationController(navigation, interactionControllerFor: animator)
  }
}

extension UITabBarControllerDelegate {
  package var tabBarController: TabCalls? { TabCalls(delegate: self) }
}

/// The calls whose name begins with `tabBarController`.
@MainActor package struct TabCalls {
  let delegate: any UITabBarControllerDelegate

  package func callAsFunction(
    _ tabs: UITabBarController,
    shouldSelect controller: UIViewController
  ) -> Bool { delegate.tabBarController(tabs, shouldSelect: controller) }

  package func callAsFunction(_ tabs: UITabBarController, didSelect controller: UIViewController) {
    delegate.tabBarController(tabs, didSelect: controller)
  }

  package func callAsFunction(
    _ tabs: UITabBarController,
    animationControllerForTransitionFrom from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
  }

  package func callAsFunction(
    _ tabs: UITabBarController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.tabBarController(tabs, interactionControllerFor: animator)
  }
}

extension UIViewControllerTransitioningDelegate {
  package var animationController: PresentationCalls? { PresentationCalls(delegate: self) }

  package var interactionControllerForPresentation: InteractorCall? {
    InteractorCall { self.interactionControllerForPresentation(using: $0) }
  }

  package var interactionControllerForDismissal: InteractorCall? {
    InteractorCall { self.interactionControllerForDismissal(using: $0) }
  }
}

/// A call that asks for an interactor.
@MainActor package struct InteractorCall {
  typealias Animator = any UIViewControllerAnimatedTransitioning
  let ask: (Animator) -> (any UIViewControllerInteractiveTransitioning)?

  package func callAsFunction(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { ask(animator) }
}

/// The calls whose name begins with `animationController`.
@MainActor package struct PresentationCalls {
  let delegate: any UIViewControllerTransitioningDelegate

  package func callAsFunction(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  package func callAsFunction(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.animationController(forDismissed: dismissed)
  }
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
  package var gestureRecognizer: RecognizerCalls? { RecognizerCalls(delegate: self) }
  package var gestureRecognizerShouldBegin: (@MainActor (UIGestureRecognizer) -> Bool)? {
    { self.gestureRecognizerShouldBegin($0) }
  }
}

/// The calls whose name begins with `gestureRecognizer`.
@MainActor package struct RecognizerCalls {
  let delegate: any UIGestureRecognizerDelegate

  package func callAsFunction(
    _ recognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { delegate.gestureRecognizer(recognizer, shouldReceive: touch) }

  package func callAsFunction(
    _ recognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool { delegate.gestureRecognizer(recognizer, shouldReceive: event) }

  package func callAsFunction(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { delegate.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) }

  package func callAsFunction(
    _ recognizer: UIGestureRecognizer,
    shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: other) }

  package func callAsFunction(
    _ recognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { delegate.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other) }
}
