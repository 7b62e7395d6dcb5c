#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A picture that couldn't be taken when its stand-in was made.
@MainActor struct PendingPicture {
  /// The view, as long as it is there.
  private(set) weak var view: UIView?
  /// Whether a drawing stands for the view that lacks a part of it, until the view was on the screen.
  let isUnseen: Bool
  private weak var performer: PerformerView?
  private let isUpper: Bool
  private var taker: PictureTaker

  /// Returns nil unless the original is an image view without an image, or can't be drawn and was never seen.
  init?(_ original: UIView, isUpper: Bool, in performer: PerformerView, _ taker: PictureTaker) {
    if let view = original as? UIImageView, view.shownImage == nil {
      isUnseen = false
    } else {
      guard taker.isFresh, taker.known.look(at: original).kind == .snapshot,
        !taker.known.look(at: original).contents.isDrawable
      else { return nil }
      isUnseen = true
    }
    view = original
    self.performer = performer
    self.isUpper = isUpper
    self.taker = taker
    // By then, the view shows something else, and is on the screen.
    (self.taker.known, self.taker.isFresh) = (KnownContents(), false)
  }

  /// Whether the picture can be taken now.
  var canBeTaken: Bool {
    isUnseen ? view?.layer.isCommitted ?? false : (view as? UIImageView)?.shownImage != nil
  }

  /// Whether the picture can no longer be taken or be shown.
  var isGone: Bool { view == nil || performer == nil }

  /// Shows the picture that was missing.
  func show() {
    guard let view else { return }
    let content = isUnseen ? taker.content(of: view, .view).content : taker.image(of: view)
    guard let content else { return }
    if !isUnseen { taker.count.note(content) }
    performer?.replace(by: content, isUpper: isUpper)
  }
}
#endif
