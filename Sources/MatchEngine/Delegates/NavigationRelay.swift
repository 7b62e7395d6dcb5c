#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Relays to a navigation controller's own delegate, and answers for pushes and pops that the engine animates.
@MainActor final class NavigationRelay: TransitionRelay, UINavigationControllerDelegate {
  /// The controller that was shown most recently.
  private weak var shown: UIViewController?

  private var navigation: UINavigationController? { container as? UINavigationController }

  private var appDelegate: (any UINavigationControllerDelegate)? {
    forwardTarget as? any UINavigationControllerDelegate
  }

  init(before navigation: UINavigationController) {
    super.init(in: navigation)
    shown = navigation.viewIfLoaded?.window == nil ? nil : navigation.topViewController
    // Afterward, UIKit's swipe may say that it has no delegate.
    attachGestures()
    install(in: navigation, \.delegate)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    attachGestures()
    if let shown, shown !== viewController, !animated {
      let change = MatchChange(kind: .push, from: shown, to: viewController)
      change.refuse(.notAnimated, in: navigationController)
      change.endPendingFlight(in: navigationController)
    }
    shown = viewController
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
    interactor(
      for: animationController,
      own: appDelegate?
        .navigationController?(navigationController, interactionControllerFor: animationController)
    )
  }

  private func appAnimator(of change: MatchChange) -> (any UIViewControllerAnimatedTransitioning)? {
    navigation.flatMap {
      appDelegate?
        .navigationController?(
          $0,
          animationControllerFor: change.kind == .pop ? .pop : .push,
          from: change.from,
          to: change.to
        )
    }
  }

  /// Adds the gestures that go back, once the view is loaded.
  override func attachGestures() {
    #if !os(tvOS)
    guard gestures.isEmpty, let navigation, navigation.isViewLoaded else { return }
    let transition = { [weak navigation] in
      navigation?.pop.flatMap { MatchTransition.chosen(for: $0, in: navigation) }
    }
    #if !os(visionOS)
    let swipes = Swipes(transition: transition) { [weak self] isFree in
      self?.decision(isFree: isFree) ?? .nobody
    }
    gestures += [true, false].map { SwipeBack(atEdge: $0, of: navigation, swipes) }
    #endif
    let back = BackGestures(
      on: navigation,
      transition: transition,
      decide: { [weak self] in self?.decision(pulledAt: $0) ?? .nobody },
      goBack: { [weak navigation] in navigation?.beginPop() }
    )
    gestures.append(back)
    #endif
  }

  /// What would animate a pop by a pull, which begins only where a view lies that would fly, or by a pinch.
  private func decision(pulledAt point: CGPoint?) -> TransitionDecision {
    guard let navigation, let pop = navigation.pop,
      point.map({ pop.mayShare(navigation.view.matchIDs(at: $0)) }) != false,
      case .engine(let transition) = decision(),
      // What keeps the swipe at the edge from going back keeps a pull from it, too.
      gestures.first?.isUnlocked == true
    else { return .nobody }
    return .engine(transition)
  }

  /// What would animate a pop that a gesture begins.
  private func decision(isFree: () -> Bool = { true }) -> TransitionDecision {
    guard let navigation, let pop = navigation.pop else { return .nobody }
    let decision = TransitionDecision(
      byGesture: pop,
      in: navigation,
      if: isFree,
      own: appAnimator(of: pop)
    )
    // Where the app's delegate answers for animators, UIKit's own swipe is dead, even if the answer is nil.
    if case .system = decision, appDelegate?.answersForAnimators == true { return .app(nil) }
    return decision
  }
}

extension UINavigationControllerDelegate {
  fileprivate var answersForAnimators: Bool {
    let question =
      "navigationController:animationControllerForOperation:fromViewController:toViewController:"
    return responds(to: NSSelectorFromString(question))
  }
}

extension UINavigationController {
  /// The pop of the top controller, if there is a screen to go back to.
  fileprivate var pop: MatchChange? {
    guard let top = topViewController, let next = viewControllers.dropLast().last else {
      return nil
    }
    return MatchChange(kind: .pop, from: top, to: next)
  }

  /// Begins a pop of the top controller, held.
  func beginPop() -> MatchFlight? {
    MatchFlight.begin(on: self) { popViewController(animated: true) }
  }
}
#endif
