#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Relays to a navigation controller's own delegate, and answers for pushes and pops that the engine animates.
@MainActor final class NavigationRelay: TransitionRelay, UINavigationControllerDelegate {
  /// The decision for the current swipe back, until another swipe may begin.
  var decidedSwipe: TransitionDecision? { didSet { if decidedSwipe == nil { allowedSwipe = nil } } }
  /// The swipe that the app allows to begin.
  weak var allowedSwipe: (any TransitionGesture)?

  private var navigation: UINavigationController? { container as? UINavigationController }

  private var appDelegate: (any UINavigationControllerDelegate)? {
    forwardTarget as? any UINavigationControllerDelegate
  }

  init(before navigation: UINavigationController) {
    super.init(in: navigation)
    // Done before the relay is installed, because UIKit's swipe may say afterward that it has no delegate.
    attachGestures()
    install(in: navigation, \.delegate)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    attachGestures()
    appDelegate?
      .navigationController?(navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    endRunning()
    let change = MatchChange(kind: operation == .pop ? .pop : .push, from: fromVC, to: toVC)
    return animator(for: change, own: appAnimator(of: change))
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if animationController === transition { return transition }
    return appDelegate?
      .navigationController?(navigationController, interactionControllerFor: animationController)
  }

  override func appAnimatorBack() -> (any UIViewControllerAnimatedTransitioning)? {
    wayBack.flatMap(appAnimator)
  }

  private func appAnimator(of change: MatchChange) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let navigation else { return nil }
    return appDelegate?
      .navigationController?(
        navigation,
        animationControllerFor: change.kind == .pop ? .pop : .push,
        from: change.from,
        to: change.to
      )
  }

  override func attachGestures() {
    #if !os(tvOS)
    guard gestures.isEmpty, let navigation, navigation.isViewLoaded else { return }
    #if !os(visionOS)
    gestures += [true, false].map { SwipeBack(atEdge: $0, of: navigation, for: self) }
    #endif
    gestures.append(BackGestures(on: navigation, for: self))
    #endif
  }

  override var wayBack: MatchChange? {
    guard let navigation, let top = navigation.topViewController,
      let next = navigation.viewControllers.dropLast().last
    else { return nil }
    return MatchChange(kind: .pop, from: top, to: next)
  }

  /// Whether the app's delegate answers for animators; UIKit's own swipe doesn't work then, even if the answer is nil.
  var isAppAsked: Bool {
    let question =
      "navigationController:animationControllerForOperation:fromViewController:toViewController:"
    return appDelegate?.responds(to: NSSelectorFromString(question)) == true
  }
}

extension UINavigationController {
  func beginPop() -> MatchFlight? {
    MatchFlight.begin(on: self) { popViewController(animated: true) }
  }
}
#endif
