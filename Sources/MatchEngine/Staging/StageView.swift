#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Where the performers fly: above both screens, below the bars.
@MainActor final class StageView: UIView {
  /// Called when the container has got another size.
  var whenResized: () -> Void = {}
  /// What flies on it.
  weak var flight: MatchFlight?
  private let size: CGSize

  init(filling container: UIView, takesTouches: Bool) {
    size = container.bounds.size
    super.init(frame: container.bounds)
    // A container that scrolls has its own idea of where its coordinates begin.
    bounds = container.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = takesTouches
    accessibilityElementsHidden = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if superview != nil, bounds.size != size { whenResized() }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }
}
#endif
