import UIKit

/// The app's own delegate of a navigation controller, which only listens.
class NavigationListener: NSObject, UINavigationControllerDelegate {
  let book: CallBook

  init(_ book: CallBook) { self.book = book }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { book.note("willShow \(viewController.title ?? "") \(animated)") }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { book.note("didShow \(viewController.title ?? "") \(animated)") }
}

/// One that is asked for an animator, and may have one.
///
/// That isn't noted: UIKit's own gestures ask once, too, to learn that they are dead.
final class NavigationFader: NavigationListener {
  private let animates: Bool

  init(_ book: CallBook, animates: Bool) {
    self.animates = animates
    super.init(book)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? Fade() : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    book.note("asked who drives")
    return nil
  }
}

/// The app's own delegate of presentations in a style of its own.
final class CardPresenting: NSObject, UIViewControllerTransitioningDelegate {
  private final class Card: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      containerView?.bounds.insetBy(dx: 20, dy: 80) ?? .zero
    }
  }
  private let book: CallBook

  init(_ book: CallBook) { self.book = book }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    book.note("presents \(presented.title ?? "") in a card")
    return Card(presentedViewController: presented, presenting: presenting)
  }
}

/// The app's own delegate of a popover, which stays one where the width is compact, or becomes a sheet.
///
/// How often it is asked for a style isn't noted: the engine asks once more.
final class PopoverGuard: NSObject, UIPopoverPresentationControllerDelegate {
  private let stays: Bool
  private let book: CallBook

  init(stays: Bool, _ book: CallBook) { (self.stays, self.book) = (stays, book) }

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { stays ? .none : .formSheet }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    book.note("popover shouldDismiss")
    return true
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    book.note("popover willDismiss")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    book.note("popover didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    book.note("popover didAttemptToDismiss")
  }
}

/// The app's own delegate of a tab bar controller, which only listens.
class TabListener: NSObject, UITabBarControllerDelegate {
  let book: CallBook

  init(_ book: CallBook) { self.book = book }

  func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController)
    -> Bool
  {
    book.note("shouldSelect \(controller.title ?? "")")
    return true
  }

  func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
    book.note("didSelect \(controller.title ?? "")")
  }

  func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    book.note("shouldSelectTab \(tab.title)")
    return true
  }

  func tabBarController(
    _ tabs: UITabBarController,
    didSelectTab selected: UITab,
    previousTab: UITab?
  ) { book.note("didSelectTab \(selected.title) \(previousTab?.title ?? "")") }
}

/// One that is asked for an animator, and may have one.
final class TabFader: TabListener {
  private let animates: Bool

  init(_ book: CallBook, animates: Bool) {
    self.animates = animates
    super.init(book)
  }

  func tabBarController(
    _ tabs: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    book.note("asked for an animator between tabs")
    return animates ? Fade() : nil
  }

  func tabBarController(
    _ tabs: UITabBarController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    book.note("asked who drives between tabs")
    return nil
  }
}

private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to) else { return }
    context.containerView.addSubview(to.view)
    to.view.frame = context.finalFrame(for: to)
    to.view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      to.view.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
