import MatchEngine
import UIKit

/// A flight that an acted finger drives: one that runs already, or a way back that it begins.
@MainActor final class Pulling {
  private let flight: MatchFlight
  /// How far the finger goes from one end to the other, and in which direction.
  private let course: CGVector
  private let start: CGFloat

  init?(from point: CGPoint, along way: CGVector, under root: UIViewController?) {
    guard let root, let front = root.front, let bounds = root.viewIfLoaded?.bounds else {
      return nil
    }
    let navigation = front as? UINavigationController ?? front.navigationController
    let isPresented = front.presentingViewController != nil
    let back =
      isPresented ? CGVector(dx: 0, dy: bounds.height / 2) : CGVector(dx: bounds.width, dy: 0)
    if let running = root.runningFlight {
      let isForward = running.isForward
      flight = running.flight
      course = isForward ? CGVector(dx: -back.dx, dy: -back.dy) : back
    } else if way.dy > abs(way.dx), isPresented,
      let begun = front.beginInteractiveMatch({ front.dismiss(animated: true, completion: nil) })
    {
      (flight, course) = (begun, back)
    } else if way.dy > abs(way.dx) || point.x < 20,
      let begun = navigation?.beginInteractiveMatch({
        navigation?.popViewController(animated: true)
      })
    {
      flight = begun
      course = point.x < 20 ? back : CGVector(dx: 0, dy: bounds.height / 2)
    } else {
      return nil
    }
    start = flight.fractionComplete
    flight.hold()
  }

  func follow(_ way: CGVector) { flight.update(start + part(way)) }

  func letGo(_ velocity: CGVector) { flight.release(velocity: part(velocity)) }

  private func part(_ way: CGVector) -> CGFloat {
    let length = course.dx * course.dx + course.dy * course.dy
    return (way.dx * course.dx + way.dy * course.dy) / max(length, 1)
  }
}

extension UIViewController {
  /// The controller that is in front: the last one presented, selected or pushed.
  fileprivate var front: UIViewController? {
    if let presented = presentedViewController { return presented.front }
    if let tabs = self as? UITabBarController { return tabs.selectedViewController?.front ?? self }
    if let navigation = self as? UINavigationController { return navigation.topViewController }
    return children.last?.front ?? self
  }

  /// A flight under way at or below this controller, and whether it goes forward.
  fileprivate var runningFlight: (flight: MatchFlight, isForward: Bool)? {
    if let flight = matchFlight {
      let coming = transitionCoordinator?.viewController(forKey: .to)
      let going = transitionCoordinator?.viewController(forKey: .from)
      let isBack = going?.presentingViewController === coming || going?.parent == nil
      return (flight, !isBack)
    }
    for child in children {
      if let found = child.runningFlight { return found }
    }
    return presentedViewController?.runningFlight
  }
}
