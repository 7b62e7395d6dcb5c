#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// Two fingers that come closer dismiss a presented controller or pop a pushed one.
///
/// The photo between them comes along. What is zoomed keeps the fingers, and so does what has a pinch of its own;
/// a scroll view that could be zoomed waits until it turns out that the fingers go apart.
@MainActor final class PinchBack: NSObject, UIGestureRecognizerDelegate {
  private struct Finger { weak var touch: UITouch? }

  private let wayBack: WayBack
  private var fingers: [Finger] = []
  /// How far apart the fingers came down.
  private var firstSpan: CGFloat = 0
  /// What the fingers do that only try.
  private var attempt: PinchTrack?
  private lazy var pinch = UIPinchGestureRecognizer().calling { [weak self] in self?.moved() }

  init(on view: UIView, _ wayBack: WayBack) {
    self.wayBack = wayBack
    super.init()
    pinch.delegate = self
    view.addGestureRecognizer(pinch)
  }

  func remove() { pinch.view?.removeGestureRecognizer(pinch) }

  /// The decision for the current pinch.
  var currentDecision: TransitionDecision? {
    pinch.isUnderWay && !wayBack.isAttempt ? wayBack.decision : nil
  }

  // MARK: Whether it may begin

  /// Takes two fingers, and no third one.
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    fingers.removeAll { $0.touch == nil || $0.touch?.isOver == true || $0.touch === touch }
    guard fingers.count < 2 else { return false }
    if let other = fingers.first?.touch {
      firstSpan = FingerPair(other.location(in: nil), touch.location(in: nil)).span
    }
    fingers.append(Finger(touch: touch))
    return true
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view = pinch.view, view.window != nil, let pair = FingerPair(pinch),
      pair.span < firstSpan, wayBack.isFree
    else { return false }
    let points = (0..<2).map { pinch.location(ofTouch: $0, in: view) }
    return !points.contains(where: view.takesPinch) && wayBack.allows(.pinch)
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard let scrollView = other.view as? UIScrollView else { return false }
    return other === scrollView.pinchGestureRecognizer
  }

  // MARK: Following the fingers

  private func moved() {
    if wayBack.isAttempt { return followAttempt() }
    guard pinch.state == .began else { return FlightPinch.check(wayBack.flight, pinch) }
    guard let pull = wayBack.pull, let flight = wayBack.begin() else { return }
    FlightPinch.begin(flight, with: pinch, feeling: pull)
  }

  private func followAttempt() {
    if pinch.isUnderWay, let pair = FingerPair(pinch) {
      if pinch.state == .began { attempt = PinchTrack(pair) } else { attempt?.move(to: pair) }
      return
    }
    if pinch.state != .cancelled, let attempt, let pull = wayBack.pull {
      let way = attempt.way(in: pull.wholeWay)
      wayBack.endAttempt(
        at: pull.leeway.part(way),
        velocity: pull.leeway.rate(attempt.pace(in: pull.wholeWay), after: way),
        from: pull.leeway.threshold
      )
    }
    attempt = nil
  }
}

extension UITouch {
  fileprivate var isOver: Bool { phase == .ended || phase == .cancelled }
}

extension UIView {
  /// Whether anything at a point of this view is zoomed, or has a pinch of its own.
  fileprivate func takesPinch(at point: CGPoint) -> Bool {
    var next = hitTest(point, with: nil)
    while let view = next {
      if (view as? UIScrollView)?.isZoomedIn == true || view.hasOwnPinch { return true }
      if view === self { return false }
      next = view.superview
    }
    return false
  }

  private var hasOwnPinch: Bool {
    gestureRecognizers?.contains { recognizer in
      recognizer is UIPinchGestureRecognizer && recognizer.isEnabled
        && !(recognizer.delegate is PinchBack)
        && recognizer !== (self as? UIScrollView)?.pinchGestureRecognizer
    } ?? false
  }
}

extension UIScrollView {
  fileprivate var isZoomedIn: Bool { isZooming || zoomScale > minimumZoomScale }
}
#endif
