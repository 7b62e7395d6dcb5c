#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIViewController {
  /// Why the system never asked the engine about a controller that has been pushed or presented.
  var reasonNotAsked: String? {
    if let navigation = navigationController, navigation.viewControllers.first !== shownAncestor {
      return reasonNotAsked(in: navigation)
    }
    if presentingViewController != nil { return reasonNotAskedAtPresentation }
    return reasonNotAskedInTabs
  }

  /// Only for who has a transition of its own: the others may never have been meant to fly.
  private var reasonNotAskedInTabs: String? {
    guard let tabs = tabBarController, ControllerTag.of(self)?.transition != nil else { return nil }
    guard let relay = ControllerTag.of(tabs)?.relay else {
      return "its tab bar controller has no childMatchTransition"
    }
    return tabs.delegate === relay ? nil : "the tab bar controller's delegate was replaced"
  }

  /// The controller at or above this one that a navigation has in its stack, or that was presented.
  private var shownAncestor: UIViewController {
    guard let parent, !(parent is UINavigationController) else { return self }
    return parent.shownAncestor
  }

  /// The outermost controller, which is the one that was presented.
  private var outermost: UIViewController { parent?.outermost ?? self }

  private func reasonNotAsked(in navigation: UINavigationController) -> String? {
    let pushed = shownAncestor
    if pushed !== self {
      return "matchTransition is set on a child of \(type(of: pushed)), which is what was pushed"
    }
    guard let relay = ControllerTag.of(navigation)?.relay else {
      return "its navigation controller has no childMatchTransition"
    }
    if navigation.delegate !== relay { return "the navigation controller's delegate was replaced" }
    return "it was pushed without animation, or before the transition was set"
  }

  private var reasonNotAskedAtPresentation: String {
    let presented = outermost
    if presented !== self {
      return
        "matchTransition is set on a child of \(type(of: presented)), which is what was presented"
    }
    guard let relay = ControllerTag.of(self)?.presentationRelay else {
      return "the presented controller has no matchTransition"
    }
    if transitioningDelegate !== relay { return "its transitioningDelegate was replaced" }
    return "it was presented without animation, or before the transition was set"
  }
}
#endif
