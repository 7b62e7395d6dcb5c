import UIKit

/// A flight that an acted finger drives: one that runs already, or a way back that it begins.
@MainActor final class Pulling {
  /// How a page gets hold of flights, if it can.
  struct Grips {
    var pulling: Grip.Pulling?
    var grabbing: Grip.Grabbing?
  }

  private let grip: Grip
  /// How far the finger goes from one end to the other, and in which direction.
  private let course: CGVector

  init?(
    from point: CGPoint,
    along way: CGVector,
    under root: UIViewController?,
    _ grips: Grips
  ) {
    guard let root, let front = root.front, let view = root.viewIfLoaded else { return nil }
    let (bounds, isAtEdge) = (view.bounds, view.convert(point, from: nil).x < 20)
    let navigation = front as? UINavigationController ?? front.navigationController
    let isPresented = front.presentingViewController != nil
    let back =
      isPresented ? CGVector(dx: 0, dy: bounds.height / 2) : CGVector(dx: bounds.width, dy: 0)
    if let running = root.running(grips.grabbing) {
      grip = running.grip
      course = running.isForward ? CGVector(dx: -back.dx, dy: -back.dy) : back
    } else if way.dy > abs(way.dx), isPresented,
      let begun = grips.pulling?(front, { front.dismiss(animated: true, completion: nil) })
    {
      (grip, course) = (begun, back)
    } else if way.dy > abs(way.dx) || isAtEdge, let navigation,
      let begun = grips.pulling?(navigation, { navigation.popViewController(animated: true) })
    {
      grip = begun
      course = isAtEdge ? back : CGVector(dx: 0, dy: bounds.height / 2)
    } else {
      return nil
    }
    grip.update(grip.fraction)
  }

  func follow(_ way: CGVector) { grip.update(grip.fraction + part(way)) }

  func letGo(_ velocity: CGVector) { grip.release(part(velocity)) }

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
  fileprivate func running(_ grab: Grip.Grabbing?) -> (grip: Grip, isForward: Bool)? {
    if let grip = grab?(self) {
      let coming = transitionCoordinator?.viewController(forKey: .to)
      let going = transitionCoordinator?.viewController(forKey: .from)
      let isBack = going?.presentingViewController === coming || going?.parent == nil
      return (grip, !isBack)
    }
    for child in children {
      if let found = child.running(grab) { return found }
    }
    return presentedViewController?.running(grab)
  }
}
