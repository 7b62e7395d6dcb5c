#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIViewController {
  /// Why the system never asked the engine about a controller that was pushed, presented or put into a tab.
  var reasonNotAsked: MatchDiagnosis? {
    let tag = ControllerTag.of(self)
    if tag?.relay == nil, tag?.childTransition != nil || tag?.childTransitionChooser != nil {
      let name = type(of: self)
      return .systemAnimates(because: "\(name) asks nobody, and matchReplace wasn't called")
    }
    if let navigation = navigationController, navigation.viewControllers.first !== shownAncestor {
      return reason(shownAncestor, ControllerTag.of(navigation)?.relay, navigation.delegate)
    }
    if presentingViewController != nil {
      return reason(outermost, tag?.presentationRelay, transitioningDelegate)
    }
    // In a tab, a controller without a transition of its own needs no reason.
    guard let tabs = tabBarController, tag?.transition != nil else { return nil }
    let reason = reason(self, ControllerTag.of(tabs)?.relay, tabs.delegate)
    return reason == .notAnimated ? nil : reason
  }

  private func reason(
    _ shown: UIViewController,
    _ relay: ForwardingDelegate?,
    _ delegate: (any NSObjectProtocol)?
  ) -> MatchDiagnosis {
    if shown !== self { return .setOnChild(of: "\(type(of: shown))") }
    guard let relay else { return .noTransition }
    return delegate === relay ? .notAnimated : .delegateReplaced
  }

  /// The controller at or above this one that is in a navigation stack.
  private var shownAncestor: UIViewController {
    guard let parent, !(parent is UINavigationController) else { return self }
    return parent.shownAncestor
  }

  /// The outermost ancestor, which is the controller that was presented.
  var outermost: UIViewController { parent?.outermost ?? self }
}
#endif
