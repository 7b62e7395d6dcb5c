#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Where the performers fly: above both screens, below the bars, and in nobody's way.
@MainActor final class StageView: UIView {
  init(filling container: UIView) {
    super.init(frame: container.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }
}
#endif
