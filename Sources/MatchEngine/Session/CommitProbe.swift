#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

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
