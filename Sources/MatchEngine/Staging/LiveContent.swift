#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The view itself, for views that look empty in a picture; a placeholder keeps its place.
final class LiveContent: PerformerContent {
  /// The content that currently has a view.
  private struct Owner { weak var content: LiveContent? }
  private static let owner = AssociatedValue<Owner>()

  let view: UIView?
  private let position: HierarchyPosition
  private let original: UIView
  /// The last known scroll offset; a scroll view changes its offset itself when it is resized.
  private var offset = CGPoint.zero
  private var isGivenBack = false

  init(_ original: UIView) {
    // If the app took the view from another content, that one hasn't noticed yet and still has its properties.
    if let owner = LiveContent.owner[original]?.content, !owner.hasOriginal { owner.giveBack() }
    let holder = UIView(frame: CGRect(origin: .zero, size: original.bounds.size))
    view = holder
    position = HierarchyPosition(of: original)
    // The view never leaves the window while it is moved, so a player keeps playing.
    original.window?.addSubview(holder)
    position.leave(to: holder)
    original.translatesAutoresizingMaskIntoConstraints = true
    original.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The performer applies the opacity; what the app writes in the meantime stays.
    if original.alpha < 1 { LayerOverride.opacity(1).put(on: original.layer) }
    self.original = original
    LiveContent.owner[original] = Owner(content: self)
    fill(holder)
  }

  private var hasOriginal: Bool { original.superview === view }

  private func fill(_ holder: UIView) {
    original.transform = .identity
    original.frame = holder.bounds
    offset = original.bounds.origin
  }

  func place(in box: CGRect) {
    view?.frame = box
    offset = original.bounds.origin
  }

  func follow() {
    guard !isGivenBack else { return }
    let isWritten = takeNote()
    if !hasOriginal {
      giveBack()
    } else if isWritten, let holder = view {
      fill(holder)
    }
    offset = original.bounds.origin
  }

  /// Records what the app has written.
  private func takeNote() -> Bool {
    if original.bounds.origin != offset { position.scroll(to: original.bounds.origin) }
    return view.map { position.follow(in: $0.bounds) } ?? false
  }

  /// Restores the view's properties, wherever the app has put it.
  private func giveBack() {
    guard !isGivenBack else { return }
    isGivenBack = true
    _ = takeNote()
    LiveContent.owner[original] = nil
    LayerOverride.release(original.layer)
    position.takeBack(from: view)
  }

  func strike() {
    giveBack()
    view?.removeFromSuperview()
  }
}
#endif
