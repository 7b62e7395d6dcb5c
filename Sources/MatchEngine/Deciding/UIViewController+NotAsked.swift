#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIViewController {
  /// Why the system never asked the engine about a controller that was pushed or presented.
  var reasonNotAsked: MatchDiagnosis.NotAsked? {
    if let navigation = navigationController, navigation.viewControllers.first !== shownAncestor {
      return reasonNotAsked(in: navigation)
    }
    if presentingViewController != nil { return reasonNotAskedAtPresentation }
    return reasonNotAskedInTabs
  }

  /// The reason in a tab bar controller, for a controller with a transition of its own; others need no reason.
  private var reasonNotAskedInTabs: MatchDiagnosis.NotAsked? {
    guard let tabs = tabBarController, ControllerTag.of(self)?.transition != nil else { return nil }
    guard let relay = ControllerTag.of(tabs)?.relay else { return .tabsHaveNoTransition }
    return tabs.delegate === relay ? nil : .tabsDelegateReplaced
  }

  /// The controller at or above this one that is in a navigation stack or was presented.
  private var shownAncestor: UIViewController {
    guard let parent, !(parent is UINavigationController) else { return self }
    return parent.shownAncestor
  }

  /// The outermost ancestor, which is the controller that was presented.
  private var outermost: UIViewController { parent?.outermost ?? self }

  private func reasonNotAsked(in navigation: UINavigationController) -> MatchDiagnosis.NotAsked {
    let pushed = shownAncestor
    if pushed !== self { return .setOnChildOfPushed("\(type(of: pushed))") }
    guard let relay = ControllerTag.of(navigation)?.relay else { return .navigationHasNoTransition }
    return navigation.delegate === relay
      ? .pushedTooEarlyOrUnanimated : .navigationDelegateReplaced
  }

  private var reasonNotAskedAtPresentation: MatchDiagnosis.NotAsked {
    let presented = outermost
    if presented !== self { return .setOnChildOfPresented("\(type(of: presented))") }
    guard let relay = ControllerTag.of(self)?.presentationRelay else {
      return .presentedHasNoTransition
    }
    return transitioningDelegate === relay
      ? .presentedTooEarlyOrUnanimated : .transitioningDelegateReplaced
  }
}
#endif
