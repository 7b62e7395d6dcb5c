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
#endif
