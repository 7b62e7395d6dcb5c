#if canImport(UIKit) && !os(watchOS)
package import UIKit

/// The view in which the performers fly: above both screens, below the bars.
@MainActor package final class StageView: UIView {
  /// The flight on this stage.
  package weak var flight: MatchFlight?
  var whenLaidOut: () -> Void = {}

  init(filling container: UIView, takesTouches: Bool) {
    super.init(frame: container.bounds)
    // A container that scrolls has a bounds origin other than zero.
    bounds = container.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = takesTouches
    accessibilityElementsHidden = true
  }

  @available(*, unavailable) package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    whenLaidOut()
  }
}
#endif
