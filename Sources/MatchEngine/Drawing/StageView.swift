#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The view in which the performers fly: above both screens, below the bars.
@MainActor final class StageView: TouchShield {
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
}

/// Keeps touches from what is behind it while a flight moves.
///
/// One that comes when the flight looks at rest ends it, and is for what is there then.
@MainActor class TouchShield: UIView {
  weak final var flight: MatchFlight?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit != nil, event?.type == .touches, let window, let flight,
      flight.coreFlight?.isAtRest(within: 2) == true
    else { return hit }
    let place = convert(point, to: window)
    flight.endAtOnce()
    return window.hitTest(place, with: event)
  }
}
#endif
