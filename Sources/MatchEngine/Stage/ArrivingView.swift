#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The view of an arriving screen, out of sight until it was committed and can be pictured.
///
/// Behind a leaving view that covers it, it waits as it is; otherwise it waits out of place, by a held animation.
/// Either way it is fully opaque: what is first seen through a clear view may never appear, as glass, or may have no
/// pictures.
@MainActor final class ArrivingView {
  private let view: UIView
  private let isForward: Bool
  /// The leaving view that covers it until the flight begins.
  private weak var cover: UIView?
  private var isHidden = true

  /// Hides a view that was added in front of a leaving one or, if it isn't forward, behind it.
  init(_ view: UIView, from leaving: UIView?, isForward: Bool) {
    self.view = view
    self.isForward = isForward
    if let leaving, leaving.superview === view.superview, leaving.coversSuperview {
      cover = leaving
      leaving.superview?.insertSubview(view, belowSubview: leaving)
    } else {
      keepHidden()
    }
  }

  /// Keeps the view out of sight, whatever the app does to it.
  func keepHidden() {
    guard isHidden, cover == nil, view.layer.animationKeys()?.last != OwnAnimation.transform else {
      return
    }
    LayerOverride.putAway(view.layer)
  }

  /// Puts the view where it belongs, once its screen has been pictured.
  ///
  /// Until then, a render that a picture forces must show only the leaving screen.
  func showInPlace() {
    guard isHidden else { return }
    isHidden = false
    guard let cover, isForward, cover.superview === view.superview else { return }
    cover.superview?.insertSubview(view, aboveSubview: cover)
  }

  /// Shows the view as it is, once the flight is over.
  func release() {
    showInPlace()
    LayerOverride.release(view.layer)
  }
}

extension UIView {
  /// Whether nothing shows through the view, which lies on all of its superview and stays as it is.
  fileprivate var coversSuperview: Bool {
    guard let superview, !isHidden, layer.mask == nil, layer.cornerRadius == 0 else { return false }
    return covers(superview) && isFilled && layer.animationKeys()?.isEmpty != false
  }
}

/// Knows whether an arriving screen was committed; before that it has no pictures, whichever frame it is.
///
/// What comes in the same turn as a layer is committed with it. A screen's own layer may be there from before.
@MainActor struct CommitProbe {
  private var layer: CALayer?

  mutating func begin(in container: UIView) {
    end()
    let layer = CALayer()
    container.layer.addSublayer(layer)
    self.layer = layer
  }

  /// Whether nothing is waited for any longer.
  mutating func isCommitted() -> Bool {
    guard layer?.presentation() != nil else { return layer == nil }
    end()
    return true
  }

  mutating func end() {
    layer?.removeFromSuperlayer()
    layer = nil
  }
}

extension MatchScreen {
  /// Whether the screen has to be committed before it is first seen: bars and glass must not be seen through, and what
  /// the system doesn't hand over isn't placed yet.
  var needsCommit: Bool {
    !mayMove || view.shows { $0 is UIVisualEffectView || $0.isSystemBar }
  }
}

extension ReadScreens {
  /// Whether something that flies can't be pictured before the arriving screen was committed.
  ///
  /// Images, texts and boxes are copied or drawn. But a snapshot shows only what was committed, and may be blank while
  /// something is.
  func needsCommit(for plan: Plan) -> Bool {
    plan.performers.contains { performer in
      let views = trees.views(of: performer)
      return !performer.isRoot
        && [views.lower, views.upper].contains { view in
          view.map { screens.known.reading(of: $0).kind == .snapshot } ?? false
        }
    }
  }
}
#endif
