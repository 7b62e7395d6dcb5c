#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A view that keeps the place of a view that flies live, and is read as if it were that view.
@MainActor final class Placeholder: UIView {
  let original: UIView

  init(for original: UIView) {
    self.original = original
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    ViewTag.value[self] = ViewTag.of(original)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// The view behind a placeholder, or the view itself if it's no placeholder.
  static func meant(by view: UIView) -> UIView {
    guard type(of: view) == Placeholder.self else { return view }
    return (view as? Placeholder)?.original ?? view
  }
}
#endif
