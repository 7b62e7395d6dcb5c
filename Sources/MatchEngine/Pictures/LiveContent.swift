#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The view itself, for views that look empty in a picture; a placeholder keeps its place.
///
/// It keeps its bounds and is scaled to its box, because a map or a list that was resized on every frame would have to
/// be laid out on every frame.
final class LiveContent: PerformerContent {
  /// The content that currently has a view.
  private struct Owner { weak var content: LiveContent? }
  private static let owner = AssociatedValue<Owner>()

  private let holder: ScalingView
  private let position: HierarchyPosition
  private let original: UIView
  private let insets: [FrozenInsets]
  /// The last known scroll offset; a scroll view changes its offset itself when it is resized.
  private var offset = CGPoint.zero
  private var isGivenBack = false

  init(_ original: UIView) {
    // If the app took the view from another content, that one hasn't noticed yet and still has its properties.
    if let owner = LiveContent.owner[original]?.content, !owner.hasOriginal { owner.giveBack() }
    insets = original.scrollViews.map(FrozenInsets.init)
    holder = ScalingView(for: original.bounds.size)
    position = HierarchyPosition(of: original)
    // The view never leaves the window while it is moved, so a player keeps playing.
    original.window?.addSubview(holder)
    position.leave(to: holder.scaled)
    original.translatesAutoresizingMaskIntoConstraints = true
    original.autoresizingMask = []
    // It may have waited out of sight.
    LayerOverride.release(original.layer)
    // The performer applies the opacity, and an animation of the app; what the app writes in the meantime stays.
    let isAnimated = original.layer.isAnimatedByApp
    if original.alpha < 1 || isAnimated { LayerOverride.opacity(1).put(on: original.layer) }
    if isAnimated { LayerOverride.transform(CATransform3DIdentity).put(on: original.layer) }
    self.original = original
    LiveContent.owner[original] = Owner(content: self)
    fillHolder()
  }

  var view: UIView? { holder }

  func holds(_ view: UIView) -> Bool { view.isDescendant(of: holder) }

  private var hasOriginal: Bool { original.superview === holder.scaled }

  private func fillHolder() {
    original.transform = .identity
    holder.show(original.bounds.size)
    let (anchor, size) = (original.layer.anchorPoint, original.bounds.size)
    original.center = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    offset = original.bounds.origin
  }

  func follow() {
    guard !isGivenBack else { return }
    let isWritten = takeNote()
    if hasOriginal, isWritten { fillHolder() }
    if !hasOriginal { giveBack() }
    offset = original.bounds.origin
  }

  /// Records what the app has written.
  private func takeNote() -> Bool {
    if original.bounds.origin != offset { position.scroll(to: original.bounds.origin) }
    return position.follow(in: holder.scaled.bounds)
  }

  /// Restores the view's properties, wherever the app has put it.
  private func giveBack() {
    guard !isGivenBack else { return }
    isGivenBack = true
    _ = takeNote()
    LiveContent.owner[original] = nil
    LayerOverride.release(original.layer)
    position.takeBack(from: holder.scaled)
    for inset in insets { inset.release() }
  }

  func play(_ place: PlayedPlace, by playback: Playback) { holder.play(place.box, by: playback) }

  func strike() {
    giveBack()
    holder.removeFromSuperview()
  }
}

/// The insets of a scroll view, which stay as they are while it flies.
///
/// The system would count the safe area at the end of what is played, and another one at each grab.
@MainActor private struct FrozenInsets {
  private let view: UIScrollView
  private let own: UIEdgeInsets
  private let shown: UIEdgeInsets
  private let behavior: UIScrollView.ContentInsetAdjustmentBehavior

  init(_ view: UIScrollView) {
    self.view = view
    (own, shown) = (view.contentInset, view.adjustedContentInset)
    behavior = view.contentInsetAdjustmentBehavior
    set(shown, .never)
  }

  private func set(
    _ inset: UIEdgeInsets,
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior
  ) {
    let offset = view.bounds.origin
    (view.contentInsetAdjustmentBehavior, view.contentInset) = (behavior, inset)
    view.bounds.origin = offset
  }

  /// Restores all sides that the app hasn't set meanwhile.
  func release() {
    var inset = view.contentInset
    for side in [\UIEdgeInsets.top, \.left, \.bottom, \.right]
    where inset[keyPath: side] == shown[keyPath: side] {
      inset[keyPath: side] = own[keyPath: side]
    }
    set(inset, behavior)
  }
}

extension UIView {
  /// The scroll views at or below this one.
  fileprivate var scrollViews: [UIScrollView] {
    [self as? UIScrollView].compactMap(\.self) + subviews.flatMap(\.scrollViews)
  }
}
#endif
