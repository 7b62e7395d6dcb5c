#if canImport(UIKit)
public import UIKit

/// A visible navigation controller whose controllers write into one log.
@MainActor public final class NavigationStage {
  /// What all of them were told.
  public let log = CallLog()
  /// The navigation controller's delegate.
  public let delegate: NavigationLog
  /// The navigation controller.
  public let navigation: UINavigationController
  /// The window that it is in.
  public let window: UIWindow
  /// All controllers, those in the stack first.
  public let controllers: [LoggingController]

  /// A stack of `count` controllers, named A, B, C…; `spare` more are made that are not in it.
  public init(_ count: Int = 1, spare: Int = 1, animator: TrialAnimator? = nil) async {
    delegate = NavigationLog(log)
    let names = ["A", "B", "C", "D", "E", "F"]
    controllers = names.prefix(count + spare).map { [log] in LoggingController($0, log) }
    navigation = UINavigationController()
    navigation.viewControllers = Array(controllers.prefix(count))
    navigation.delegate = delegate
    delegate.animator = animator
    window = show(navigation)
    await advance(0.1)
    log.clear()
  }

  /// Pushes the second controller with an animator, perhaps by a hand.
  public func push(
    with animator: any UIViewControllerAnimatedTransitioning,
    by interactor: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    (delegate.animator, delegate.interactor) = (animator, interactor)
    navigation.pushViewController(b, animated: true)
  }

  /// Begins a change by hand, and brings it to a part of its way.
  public func drive(
    to part: CGFloat,
    with animator: TrialAnimator = TrialAnimator(),
    _ change: (UINavigationController) -> Void
  ) async -> UIPercentDrivenInteractiveTransition {
    let driver = UIPercentDrivenInteractiveTransition()
    (delegate.animator, delegate.interactor) = (animator, driver)
    change(navigation)
    await advance(0.1)
    driver.update(part)
    return driver
  }

  /// The first.
  public var a: LoggingController { controllers[0] }
  /// The second.
  public var b: LoggingController { controllers[1] }
  /// The third.
  public var c: LoggingController { controllers[2] }
}
#endif
