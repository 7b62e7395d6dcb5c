#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The view itself, for views that look empty in a picture; a placeholder keeps its place.
final class LiveContent: PerformerContent {
  /// The content that currently has a view.
  private struct Keeper { weak var content: LiveContent? }
  private static let keeper = AssociatedValue<Keeper>()

  let view: UIView?
  private let home: HierarchyPosition
  private let original: UIView
  /// The last known scroll offset; a scroll view changes its offset itself when it is resized.
  private var offset = CGPoint.zero
  private var isGivenBack = false

  init(_ original: UIView) {
    // If the app took the view from another content, that one hasn't noticed yet and still has its properties.
    if let keeper = LiveContent.keeper[original]?.content, !keeper.hasOriginal { keeper.giveBack() }
    let holder = UIView(frame: CGRect(origin: .zero, size: original.bounds.size))
    view = holder
    home = HierarchyPosition(of: original)
    // The view never leaves the window while it is moved, so a player keeps playing.
    original.window?.addSubview(holder)
    home.leave(to: holder)
    original.translatesAutoresizingMaskIntoConstraints = true
    original.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The performer applies the opacity; what the app writes in the meantime stays.
    if original.alpha < 1 { LayerOverride.opacity(1).put(on: original.layer) }
    self.original = original
    LiveContent.keeper[original] = Keeper(content: self)
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
    if original.bounds.origin != offset { home.scroll(to: original.bounds.origin) }
    return view.map { home.follow(in: $0.bounds) } ?? false
  }

  /// Restores the view's properties, wherever the app has put it.
  private func giveBack() {
    guard !isGivenBack else { return }
    isGivenBack = true
    _ = takeNote()
    LiveContent.keeper[original] = nil
    LayerOverride.release(original.layer)
    home.takeBack(from: view)
  }

  func strike() {
    giveBack()
    view?.removeFromSuperview()
  }
}
#endif
