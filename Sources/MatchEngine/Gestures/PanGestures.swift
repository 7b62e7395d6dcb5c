#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

// The gestures that drive a flight anywhere on a screen, and the axis along which they do.

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
    #if !os(tvOS)
    // A second finger would make it a pinch.
    pan.maximumNumberOfTouches = 1
    #endif
    controller.view.addGestureRecognizer(pan)
  }

  func remove() { pan.view?.removeGestureRecognizer(pan) }

  /// The decision for the current pull.
  var currentDecision: TransitionDecision? { pan.isUnderWay ? decision : nil }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view = pan.view, view.window != nil else { return false }
    let velocity = pan.velocity(in: view)
    guard velocity.y > abs(velocity.x) else { return false }
    guard let controller, controller.transitionCoordinator == nil, controller.matchFlight == nil,
      !controller.visibleControllerChain.contains(where: \.isModalInPresentation),
      !controller.liesInSheet
    else { return false }
    guard !view.takesPull(at: pan.location(in: view)) else { return false }
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
      FlightDrag.check(controller?.matchFlight, pan)
      return
    }
    guard let window = pan.view?.window, let flight = goBack() else { return }
    let axis = FlightDrag.Axis(direction: CGPoint(x: 0, y: 1), extent: window.bounds.height / 2)
    FlightDrag.begin(flight, with: pan, along: axis, carrying: .photo)
  }
}

/// Lets a finger grab a running flight, wherever it touches.
///
/// The gesture is on the container, because the two screens get no touches during UIKit's transition.
@MainActor final class GrabGesture: NSObject, UIGestureRecognizerDelegate {
  private weak var flight: MatchFlight?
  private let axis: FlightDrag.Axis
  private lazy var pan = UIPanGestureRecognizer().calling { [weak self] in self?.moved() }

  /// Returns nil if the gesture isn't enabled or doesn't apply to the change.
  init?(
    _ flight: MatchFlight,
    of change: MatchChange,
    _ gestures: MatchTransition.Gestures,
    in container: UIView
  ) {
    #if os(tvOS)
    return nil
    #else
    guard gestures.contains(.grab) else { return nil }
    let back: FlightDrag.Axis
    switch change.kind {
    case .push, .pop:
      let mirrors = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
      back = FlightDrag.Axis(
        direction: CGPoint(x: mirrors ? -1 : 1, y: 0),
        extent: container.bounds.width
      )
    case .present, .dismiss:
      back = FlightDrag.Axis(direction: CGPoint(x: 0, y: 1), extent: container.bounds.height / 2)
    case .tab, .replace: return nil
    }
    self.flight = flight
    axis = change.kind.direction == .forward ? back.reversed : back
    super.init()
    pan.delegate = self
    container.addGestureRecognizer(pan)
    #endif
  }

  func remove() { pan.view?.removeGestureRecognizer(pan) }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    // A flight that is held already belongs to another finger or to the app.
    flight?.phase == .running || flight?.phase == .settling
  }

  private func moved() {
    guard let flight else { return }
    guard pan.state == .began else {
      FlightDrag.check(flight, pan)
      return
    }
    FlightDrag.begin(flight, with: pan, along: axis, carrying: .underFinger)
  }
}

extension FlightDrag {
  /// The axis along which the finger's movement drives the flight.
  struct Axis {
    /// The direction, in the window, that moves the flight on.
    var direction: CGPoint
    /// The distance from one end to the other.
    var extent: CGFloat

    /// The fraction of the flight that a movement amounts to.
    func part(_ way: CGPoint) -> CGFloat {
      (way.x * direction.x + way.y * direction.y) / max(extent, 1)
    }

    /// The same axis in the opposite direction.
    var reversed: Axis {
      Axis(direction: CGPoint(x: -direction.x, y: -direction.y), extent: extent)
    }
  }
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
