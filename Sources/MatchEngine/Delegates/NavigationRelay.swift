#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Stands before a navigation's own delegate and answers for pushes and pops that the engine takes part in.
@MainActor final class NavigationRelay: ForwardingDelegate, UINavigationControllerDelegate {
  private weak var navigation: UINavigationController?
  /// Who was shown last.
  private weak var shown: UIViewController?
  /// UIKit keeps it for as long as it flies.
  private weak var conductor: Conductor?
  private lazy var gestures = NavigationGestures(before: self)

  private var appDelegate: (any UINavigationControllerDelegate)? {
    app as? any UINavigationControllerDelegate
  }

  init(before navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    shown = navigation.viewIfLoaded?.window == nil ? nil : navigation.topViewController
    sit { DelegateObservation(navigation, $0) }
    gestures.attach(to: navigation)
  }

  /// The app's own delegate is what it was.
  func remove() {
    leave()
    gestures.remove()
  }

  override var seat: (any NSObjectProtocol)? {
    get { navigation?.delegate }
    set { navigation?.delegate = newValue as? any UINavigationControllerDelegate }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    gestures.attach(to: navigationController)
    if let shown, shown !== viewController, !animated {
      MatchChange(kind: .push, from: shown, to: viewController)
        .refuse(.notAsked("the change was not animated"), in: navigationController)
    }
    shown = viewController
    appDelegate?.tellWillShow(viewController, in: navigationController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { appDelegate?.tellDidShow(viewController, in: navigationController, animated: animated) }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    conductor = nil
    let kind: MatchChange.Kind = operation == .pop ? .pop : .push
    let passage = MatchChange(kind: kind, from: fromVC, to: toVC)
    if let own = appDelegate?.animator(in: navigationController, operation, from: fromVC, to: toVC)
    {
      passage.refuse(.appAnimates, in: navigationController)
      return own
    }
    let cast = Conductor.cast(passage, in: navigationController, filling: fromVC.view.frame)
    conductor = cast
    return cast
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let own = appDelegate?.interactor(in: navigationController, for: animationController)
    guard let conductor, animationController === conductor else { return own }
    return conductor.interactor(own)
  }

  /// Who would animate the pop of the top controller.
  var popper: Popper {
    guard let navigation, let top = navigation.topViewController,
      let next = navigation.viewControllers.dropLast().last
    else { return .nobody }
    if appDelegate?.animator(in: navigation, .pop, from: top, to: next) != nil { return .app }
    let passage = MatchChange(kind: .pop, from: top, to: next)
    guard
      case .success(let transition) = Casting.cast(passage, in: navigation, filling: top.view.frame)
    else { return .system }
    return .engine(transition)
  }
}
#endif
