#if canImport(UIKit) && !os(watchOS)
import UIKit

/// An image view that had nothing to show when its stand-in was made.
@MainActor struct PendingImage {
  enum Side { case lower, upper }
  private weak var view: UIImageView?
  private weak var performer: PerformerView?
  private let side: Side

  /// Nil unless the original is an image view without an image.
  init?(_ original: UIView?, _ side: Side, in performer: PerformerView) {
    guard let view = original as? UIImageView, view.shownImage == nil else { return nil }
    self.view = view
    self.performer = performer
    self.side = side
  }

  /// Whether there is something to show now.
  var hasArrived: Bool { view?.shownImage != nil }

  /// Whether nothing will ever be.
  var isGone: Bool { view == nil || performer == nil }

  /// Puts the image where nothing was.
  func show() {
    guard let view, let content = PictureTaker(flying: []).image(of: view) else { return }
    switch side {
    case .lower: performer?.replaceLower(by: content)
    case .upper: performer?.replaceUpper(by: content)
    }
  }
}
#endif
