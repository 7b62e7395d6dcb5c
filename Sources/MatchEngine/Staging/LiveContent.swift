#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The view itself, for what looks empty in a picture; a placeholder keeps its place.
final class LiveContent: PerformerContent {
  /// Who has a view at this moment.
  private struct Keeper { weak var content: LiveContent? }
  private static let keeper = AssociatedValue<Keeper>()

  let view: UIView?
  private let home: HierarchyPosition
  private let original: UIView
  /// The scroll offset as it was left last: a scroll view changes it itself when it gets another size.
  private var offset = CGPoint.zero
  private var isGivenBack = false

  init(_ original: UIView) {
    // Whom the app has taken it from has not seen that yet, and still knows what belongs to it.
    if let keeper = LiveContent.keeper[original]?.content, !keeper.hasOriginal { keeper.giveBack() }
    let holder = UIView(frame: CGRect(origin: .zero, size: original.bounds.size))
    view = holder
    home = HierarchyPosition(of: original)
    // What is moved about in one window never leaves it: a player plays on.
    original.window?.addSubview(holder)
    home.leave(to: holder)
    original.translatesAutoresizingMaskIntoConstraints = true
    original.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The performer has the opacity; what the app writes meanwhile stays.
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

  /// Takes up what the app has written.
  private func takeNote() -> Bool {
    if original.bounds.origin != offset { home.scroll(to: original.bounds.origin) }
    return view.map { home.follow(in: $0.bounds) } ?? false
  }

  /// The view has what belongs to it again, wherever the app has put it.
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
