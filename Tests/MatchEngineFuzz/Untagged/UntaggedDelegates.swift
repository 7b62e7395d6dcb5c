import UIKit

/// What the app's own delegates of a navigation controller hear.
///
/// They conform by themselves: what a class adds to one that conforms is called with an Objective-C runtime only.
@MainActor class NavigationEar: NSObject {
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

/// One that only listens.
final class NavigationListener: NavigationEar, UINavigationControllerDelegate {}

/// One that is asked for an animator, and may have one.
final class NavigationFader: NavigationEar, UINavigationControllerDelegate {
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
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    book.note("asked for an animator", unless: Headless.isProbing)
    return animates ? Fade() : nil
  }

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

/// The app's own delegate of a presentation.
final class PresentationGuard: NSObject, UIPopoverPresentationControllerDelegate {
  private let kind: UntaggedScreen.PresentationDelegate
  private let book: CallBook

  init(_ kind: UntaggedScreen.PresentationDelegate, _ book: CallBook) {
    (self.kind, self.book) = (kind, book)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    book.note("presentation asked for a style")
    return kind == .adapts ? .formSheet : .none
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    book.note("presentation shouldDismiss")
    return kind != .refuses
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    book.note("presentation willDismiss")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    book.note("presentation didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    book.note("presentation didAttemptToDismiss")
  }
}

/// What the app's own delegates of a tab bar controller hear.
@MainActor class TabEar: NSObject {
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

/// One that only listens.
final class TabListener: TabEar, UITabBarControllerDelegate {}

/// One that is asked for an animator, and may have one.
final class TabFader: TabEar, UITabBarControllerDelegate {
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
