#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A downward pull that dismisses a presented controller or pops a pushed one.
///
/// The pull begins only if nothing under the finger would scroll that way; scroll views wait for it. The photo
/// under the finger comes along.
@MainActor final class PullGesture: NSObject, UIGestureRecognizerDelegate {
  private let wayBack: WayBack
  private lazy var pan = UIPanGestureRecognizer().calling { [weak self] in self?.moved() }

  init(on view: UIView, _ wayBack: WayBack) {
    self.wayBack = wayBack
    super.init()
    pan.delegate = self
    #if !os(tvOS)
    // A second finger would make it a pinch.
    pan.maximumNumberOfTouches = 1
    #endif
    view.addGestureRecognizer(pan)
  }

  func remove() { pan.view?.removeGestureRecognizer(pan) }

  /// The decision for the current pull.
  var currentDecision: TransitionDecision? {
    pan.isUnderWay && !wayBack.isAttempt ? wayBack.decision : nil
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view = pan.view, view.window != nil else { return false }
    let velocity = pan.velocity(in: view)
    guard velocity.y > abs(velocity.x), wayBack.isFree else { return false }
    return !view.takesPull(at: pan.location(in: view)) && wayBack.allows(.pull)
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard let scrollView = other.view as? UIScrollView else { return false }
    return other === scrollView.panGestureRecognizer
  }

  private func moved() {
    if wayBack.isAttempt { return checkAttempt() }
    guard pan.state == .began else { return FlightDrag.check(wayBack.flight, pan) }
    guard let pull = wayBack.pull, let axis, let flight = wayBack.begin() else { return }
    let detent = pull.hasHaptics ? Detent() : nil
    FlightDrag.begin(flight, with: pan, along: axis, carrying: .photo, tapping: detent)
  }

  private var axis: FlightDrag.Axis? {
    guard let window = pan.view?.window, let pull = wayBack.pull else { return nil }
    return FlightDrag.Axis(pulling: pull, in: window.bounds.height).resisting(as: pull)
  }

  private func checkAttempt() {
    guard pan.state == .ended, let axis else { return }
    let (way, velocity) = (pan.translation(in: nil), pan.velocity(in: nil))
    wayBack.endAttempt(
      at: axis.part(way),
      velocity: axis.rate(velocity, after: way),
      from: axis.leeway.threshold
    )
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
