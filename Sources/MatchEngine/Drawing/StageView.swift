#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The view in which the performers fly: above both screens, below the bars.
@MainActor final class StageView: UIView {
  /// The flight on this stage.
  weak var flight: MatchFlight?
  var whenLaidOut: () -> Void = {}

  init(filling container: UIView, takesTouches: Bool) {
    super.init(frame: container.bounds)
    // A container that scrolls has a bounds origin other than zero.
    bounds = container.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = takesTouches
    accessibilityElementsHidden = true
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    whenLaidOut()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event).flatMap {
      target(afterEnding: flight, touchedAt: point, event) ?? $0
    }
  }
}

extension UIView {
  /// Ends a flight that looks at rest because of a touch of this view, which keeps touches from what is behind it, and
  /// returns the view that the touch is meant for; nil if the flight still moves.
  func target(afterEnding flight: MatchFlight?, touchedAt point: CGPoint, _ event: UIEvent?)
    -> UIView?
  {
    guard event?.type == .touches, let window, let flight, flight.looksAtRest else { return nil }
    let place = convert(point, to: window)
    flight.endAtOnce()
    return window.hitTest(place, with: event)
  }
}
#endif
