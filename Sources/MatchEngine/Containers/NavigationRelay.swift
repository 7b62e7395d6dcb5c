#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Stands before a navigation's own delegate and answers for pushes and pops that the engine takes part in.
@MainActor final class NavigationRelay: ForwardingDelegate, UINavigationControllerDelegate {
  private weak var navigation: UINavigationController?
  private var observation: DelegateObservation?
  private var isSetting = false
  private var conductor: Conductor?

  private var appDelegate: (any UINavigationControllerDelegate)? {
    app as? any UINavigationControllerDelegate
  }

  init(before navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    app = navigation.delegate
    put()
    observation = DelegateObservation(navigation) { [weak self] in self?.delegateChanged() }
  }

  /// The app's own delegate is what it was.
  func remove() {
    observation?.stop()
    observation = nil
    if navigation?.delegate === self { navigation?.delegate = appDelegate }
  }

  private func delegateChanged() {
    guard !isSetting, let navigation, navigation.delegate !== self else { return }
    app = navigation.delegate
    put()
  }

  /// Set anew: what a delegate can do is looked up at that moment only.
  private func put() {
    isSetting = true
    navigation?.delegate = nil
    navigation?.delegate = self
    isSetting = false
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { appDelegate?.tellWillShow(viewController, in: navigationController, animated: animated) }

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
    if let own = appDelegate?.animator(in: navigationController, operation, from: fromVC, to: toVC)
    {
      ControllerTag.made(for: navigationController).diagnosis = .appAnimates
      return own
    }
    let kind: MatchPassage.Kind = operation == .pop ? .pop : .push
    let passage = MatchPassage(kind: kind, from: fromVC, to: toVC)
    conductor = Conductor.cast(passage, in: navigationController, filling: fromVC.view.frame)
    return conductor
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if animationController === conductor { return conductor }
    return appDelegate?.interactor(in: navigationController, for: animationController)
  }
}
#endif
