#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A downward pull that dismisses a presented controller or pops a pushed one.
///
/// The pull begins only if nothing under the finger would scroll that way; scroll views wait for it. The photo
/// under the finger comes along.
@MainActor final class PullGesture: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: UIViewController?
  /// The dismissal to ask about; nil if the pull pops.
  private let dismissal: UserDismissal?
  /// Returns the decision about what would animate the way back.
  private let decide: () -> TransitionDecision
  private let goBack: () -> MatchFlight?
  private var decision = TransitionDecision.nobody
  /// Whether the pull moves nothing, and only tells that the user has tried.
  private var isAttempt = false
  private lazy var pan = UIPanGestureRecognizer().calling { [weak self] in self?.moved() }

  init(
    on controller: UIViewController,
    asking dismissal: UserDismissal? = nil,
    decide: @escaping () -> TransitionDecision,
    goBack: @escaping () -> MatchFlight?
  ) {
    self.controller = controller
    self.dismissal = dismissal
    self.decide = decide
    self.goBack = goBack
    super.init()
    pan.delegate = self
    #if !os(tvOS)
    // A second finger would make it a pinch.
    pan.maximumNumberOfTouches = 1
    #endif
    controller.view.addGestureRecognizer(pan)
  }

  func remove() { pan.view?.removeGestureRecognizer(pan) }

  /// The decision for the current pull.
  var currentDecision: TransitionDecision? {
    pan.isUnderWay && !isAttempt ? decision : nil
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view = pan.view, view.window != nil else { return false }
    let velocity = pan.velocity(in: view)
    guard velocity.y > abs(velocity.x) else { return false }
    guard let controller, controller.transitionCoordinator == nil, controller.matchFlight == nil,
      !controller.liesInSheet
    else { return false }
    guard !view.takesPull(at: pan.location(in: view)) else { return false }
    decision = decide()
    guard case .engine(let transition) = decision, transition.gestures.contains(.pull) else {
      return false
    }
    decision = .engine(transition.pulled)
    let isLocked = controller.visibleControllerChain.contains(where: \.isModalInPresentation)
    isAttempt = isLocked || dismissal?.isAllowed() == false
    return !isAttempt || dismissal?.hasListener == true
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard let scrollView = other.view as? UIScrollView else { return false }
    return other === scrollView.panGestureRecognizer
  }

  private func moved() {
    if isAttempt { return checkAttempt() }
    guard pan.state == .began else {
      FlightDrag.check(controller?.matchFlight, pan)
      return
    }
    guard let pull, let axis, let flight = goBack() else { return }
    let detent = pull.hasHaptics ? Detent() : nil
    FlightDrag.begin(flight, with: pan, along: axis, carrying: .photo, tapping: detent)
  }

  /// The options of the current pull.
  private var pull: MatchTransition.Pull? {
    if case .engine(let transition) = decision { transition.pull } else { nil }
  }

  private var axis: FlightDrag.Axis? {
    guard let window = pan.view?.window, let pull else { return nil }
    return FlightDrag.Axis(pulling: pull, in: window.bounds.height).resisting(as: pull)
  }

  /// Tells of an attempt when a finger lets go that would have gone through.
  private func checkAttempt() {
    guard pan.state == .ended, let axis else { return }
    let (way, velocity) = (pan.translation(in: nil), pan.velocity(in: nil))
    let trial = MatchFlight()
    trial.update(axis.part(way))
    if trial.wouldFinish(velocity: axis.rate(velocity, after: way), from: axis.threshold) {
      dismissal?.tellAttempt()
    }
  }
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
  /// Whether anything at a point of this view would scroll or refresh in response to a downward pull.
  fileprivate func takesPull(at point: CGPoint) -> Bool {
    var next = hitTest(point, with: nil)
    while let view = next {
      if let scrollView = view as? UIScrollView, scrollView.takesPull { return true }
      if view === self { return false }
      next = view.superview
    }
    return false
  }
}

extension UIScrollView {
  /// Whether there is content above the visible part, or a pull would refresh the content or move a zoomed one.
  fileprivate var takesPull: Bool {
    guard isScrollEnabled else { return false }
    #if !os(tvOS)
    if refreshControl != nil || isZooming { return true }
    #endif
    return zoomScale > minimumZoomScale || contentOffset.y > 0.5 - adjustedContentInset.top
  }
}
#endif
