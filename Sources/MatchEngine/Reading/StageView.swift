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
}
#endif
