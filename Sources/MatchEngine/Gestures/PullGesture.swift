#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A pull that goes back: down, away from a controller that was presented, or pushed.
///
/// It begins only where nothing under the finger would scroll that way, and then what scrolls waits for it. The
/// photo under the finger comes along.
@MainActor final class PullGesture: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: UIViewController?
  /// Who would go back now, and how.
  private let popper: () -> Popper
  private let goBack: () -> MatchFlight?
  private lazy var pan = UIPanGestureRecognizer().calling { [weak self] in self?.moved() }

  init(
    on controller: UIViewController,
    by popper: @escaping () -> Popper,
    goBack: @escaping () -> MatchFlight?
  ) {
    self.controller = controller
    self.popper = popper
    self.goBack = goBack
    super.init()
    pan.delegate = self
    controller.view.addGestureRecognizer(pan)
  }

  func remove() { pan.view?.removeGestureRecognizer(pan) }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view = pan.view, view.window != nil else { return false }
    let velocity = pan.velocity(in: view)
    guard velocity.y > abs(velocity.x) else { return false }
    guard let controller, controller.transitionCoordinator == nil, controller.matchFlight == nil,
      !controller.visibleControllerChain.contains(where: \.isModalInPresentation),
      !controller.liesInSheet
    else { return false }
    guard !view.scrollsDown(at: pan.location(in: view)) else { return false }
    guard case .engine(let transition) = popper() else { return false }
    return transition.gestures.contains(.pull)
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard let scrollView = other.view as? UIScrollView else { return false }
    return other === scrollView.panGestureRecognizer
  }

  private func moved() {
    guard pan.state == .began else {
      controller?.matchFlight?.drag?.check(pan)
      return
    }
    guard let window = pan.view?.window, let flight = goBack() else { return }
    let course = FlightDrag.Course(direction: CGPoint(x: 0, y: 1), extent: window.bounds.height / 2)
    FlightDrag.take(flight, with: pan, along: course, carrying: .photo)
  }
}

extension UIViewController {
  /// Whether it is in what UIKit itself lets a finger pull down, or close with a touch beside it.
  fileprivate var liesInSheet: Bool {
    var root = self
    while let parent = root.parent { root = parent }
    guard root.presentingViewController != nil else { return false }
    switch root.modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: return false
    default: return true
    }
  }
}

extension UIView {
  /// Whether anything at a point of this view would scroll if a finger pulled it down.
  fileprivate func scrollsDown(at point: CGPoint) -> Bool {
    var next = hitTest(point, with: nil)
    while let view = next {
      if let scrollView = view as? UIScrollView, scrollView.isScrolledDown { return true }
      if view === self { return false }
      next = view.superview
    }
    return false
  }
}

extension UIScrollView {
  /// Whether there is something above of what it shows.
  fileprivate var isScrolledDown: Bool {
    isScrollEnabled && contentOffset.y > 0.5 - adjustedContentInset.top
  }
}
#endif
