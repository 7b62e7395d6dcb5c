#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The view itself, for what looks empty in a picture; a placeholder keeps its place.
final class LiveContent: PerformerContent {
  let view: UIView?
  private let home: Home
  private let original: UIView
  /// The scroll offset as it was left last: a scroll view changes it itself when it gets another size.
  private var offset = CGPoint.zero

  init(_ original: UIView) {
    let holder = UIView(frame: CGRect(origin: .zero, size: original.bounds.size))
    view = holder
    home = Home(of: original)
    // What is moved about in one window never leaves it: a player plays on.
    original.window?.addSubview(holder)
    home.leave(to: holder)
    original.translatesAutoresizingMaskIntoConstraints = true
    original.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The performer has the opacity; what the app writes meanwhile stays.
    if original.alpha < 1 { Hold.opacity(1).put(on: original.layer) }
    self.original = original
    fill(holder)
  }

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
    guard let holder = view, original.superview === holder else { return }
    if original.bounds.origin != offset { home.scroll(to: original.bounds.origin) }
    if home.follow(in: holder.bounds) { fill(holder) }
    offset = original.bounds.origin
  }

  func strike() {
    follow()
    Hold.release(original.layer)
    home.takeBack(from: view)
    view?.removeFromSuperview()
  }
}
#endif
