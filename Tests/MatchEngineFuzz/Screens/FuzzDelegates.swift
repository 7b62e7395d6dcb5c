import UIKit

/// A container whose delegate anyone may replace.
@MainActor protocol DelegateHolder: UIViewController {
  var heldDelegate: (any NSObjectProtocol)? { get set }
}

extension UINavigationController: DelegateHolder {
  var heldDelegate: (any NSObjectProtocol)? {
    get { delegate }
    set { delegate = newValue as? any UINavigationControllerDelegate }
  }
}

extension UITabBarController: DelegateHolder {
  var heldDelegate: (any NSObjectProtocol)? {
    get { delegate }
    set { delegate = newValue as? any UITabBarControllerDelegate }
  }
}

/// An app's own delegate, which leaves everything to the system.
final class FuzzDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {}

/// A proxy of another library, which forwards all that it is asked to the delegate that it found.
final class FuzzProxy: NSObject, ForwardingProxy, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  private(set) weak var forwardTarget: (any NSObjectProtocol)?

  init(before target: (any NSObjectProtocol)?) { forwardTarget = target }
}
