#if canImport(UIKit)
public import UIKit

/// A navigation controller's delegate that logs what it is asked and told.
open class NavigationLog: NSObject, UINavigationControllerDelegate {
  /// Where it writes.
  public let log: CallLog
  /// The animator that it gives.
  public var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The interaction controller that it gives.
  public var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// What else happens at a call.
  public var whenCalled: ((String) -> Void)?

  /// A delegate that writes to a log.
  public init(_ log: CallLog) {
    self.log = log
    super.init()
  }

  private func note(_ call: String) {
    log.note(call)
    whenCalled?(call)
  }

  open func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let (from, to) = (fromVC.title ?? "", toVC.title ?? "")
    note("animator(\(operation == .push ? "push" : "pop") \(from) \(to))")
    return animator
  }

  open func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    note("interactor")
    return interactor
  }

  open func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { note("willShow(\(viewController.title ?? ""))") }

  open func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { note("didShow(\(viewController.title ?? ""))") }
}
#endif
