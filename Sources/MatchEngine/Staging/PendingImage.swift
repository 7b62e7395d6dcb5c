#if canImport(UIKit) && !os(watchOS)
import UIKit

/// An image view that had nothing to show when its stand-in was made.
@MainActor struct PendingImage {
  private enum Side { case lower, upper }
  private weak var view: UIImageView?
  private weak var performer: PerformerView?
  private let side: Side

  /// Those among a performer's originals.
  static func of(_ originals: (lower: UIView?, upper: UIView?), in performer: PerformerView)
    -> [PendingImage]
  {
    let sides: [(UIView?, Side)] = [(originals.lower, .lower), (originals.upper, .upper)]
    return sides.compactMap { original, side in
      guard let view = original as? UIImageView, view.shownImage == nil else { return nil }
      return PendingImage(view: view, performer: performer, side: side)
    }
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
