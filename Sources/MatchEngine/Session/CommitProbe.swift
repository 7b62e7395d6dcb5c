#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Knows whether an arriving screen was committed; before that it has no pictures, whichever frame it is.
///
/// What comes in the same turn as a layer is committed with it. A screen's own layer may be there from before.
@MainActor struct CommitProbe {
  private var layer: CALayer?

  /// Waits for the commit of this turn.
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

extension Screens {
  /// Whether the arriving screen has to be committed before the flight can begin.
  ///
  /// Images, texts and boxes are copied or drawn. But a snapshot shows only what was committed, and may be blank while
  /// something is; bars and glass must not first be seen through; and what the system doesn't hand over isn't placed yet.
  func awaitCommit(_ direction: MatchDirection) -> Bool {
    let screen = arriving(direction)
    return !screen.mayMove
      || [lower, upper].contains { $0.view.awaitsCommit(known, arrives: $0.view === screen.view) }
  }
}

extension UIView {
  fileprivate func awaitsCommit(_ known: KnownContents, arrives: Bool) -> Bool {
    if isHidden { return false }
    if arrives, self is UIVisualEffectView || isSystemBar { return true }
    let flies = known.tag(of: self)?.hasID == true
    if flies, [.snapshot, .live].contains(known.reading(of: self).kind) { return true }
    return subviews.contains { $0.awaitsCommit(known, arrives: arrives) }
  }
}
#endif
