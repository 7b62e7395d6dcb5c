#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A downward pull that dismisses a presented controller or pops a pushed one.
///
/// The pull begins only if nothing under the finger would scroll that way; scroll views wait for it. The photo
/// under the finger comes along.
@MainActor final class PullGesture: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: UIViewController?
  /// Returns the decision about what would animate the way back.
  private let decide: () -> TransitionDecision
  private let goBack: () -> MatchFlight?
  private var decision = TransitionDecision.nobody
  private lazy var pan = UIPanGestureRecognizer().calling { [weak self] in self?.moved() }

  init(
    on controller: UIViewController,
    decide: @escaping () -> TransitionDecision,
    goBack: @escaping () -> MatchFlight?
  ) {
    self.controller = controller
    self.decide = decide
    self.goBack = goBack
    super.init()
    pan.delegate = self
    controller.view.addGestureRecognizer(pan)
  }

  func remove() { pan.view?.removeGestureRecognizer(pan) }

  /// The decision for the current pull.
  var currentDecision: TransitionDecision? { pan.isUnderWay ? decision : nil }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view = pan.view, view.window != nil else { return false }
    let velocity = pan.velocity(in: view)
    guard velocity.y > abs(velocity.x) else { return false }
    guard let controller, controller.transitionCoordinator == nil, controller.runningFlight == nil,
      !controller.visibleControllerChain.contains(where: \.isModalInPresentation),
      !controller.liesInSheet
    else { return false }
    guard !view.scrollsDown(at: pan.location(in: view)) else { return false }
    decision = decide()
    guard case .engine(let transition) = decision else { return false }
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
      FlightDrag.check(controller?.runningFlight, pan)
      return
    }
    guard let window = pan.view?.window, let flight = goBack() else { return }
    let axis = FlightDrag.Axis(direction: CGPoint(x: 0, y: 1), extent: window.bounds.height / 2)
    FlightDrag.begin(flight, with: pan, along: axis, carrying: .photo)
  }
}

extension UIViewController {
  /// The flight that the controller is part of, while the flight lasts.
  var runningFlight: MatchFlight? { ControllerTag.of(self)?.runningFlight }
}

extension UIGestureRecognizer {
  /// Whether the gesture has begun and not yet ended.
  var isUnderWay: Bool { state == .began || state == .changed }
}

extension UIViewController {
  /// Whether the controller is in a sheet or popover that UIKit itself dismisses with a pull or a tap outside.
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
  /// Whether anything at a point of this view would scroll in response to a downward pull.
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
  /// Whether there is content above the visible part.
  fileprivate var isScrolledDown: Bool {
    isScrollEnabled && contentOffset.y > 0.5 - adjustedContentInset.top
  }
}
#endif
