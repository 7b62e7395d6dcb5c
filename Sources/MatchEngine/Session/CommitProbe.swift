#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
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
    guard screen.mayMove, !screen.view.showsBarOrEffect else { return true }
    let views = [lower, upper].map { $0.view.taggedViews }
    let shared = Set(views[0].keys).intersection(views[1].keys)
    let flying = options(Box(container.bounds)).letAllFly ? nil : shared
    let reader = ViewReader(flying: flying, known: known)
    return views.joined().flatMap(\.value).contains {
      reader.mayFly($0) && [.snapshot, .live].contains(known.reading(of: $0).kind)
    }
  }
}

extension UIView {
  fileprivate var showsBarOrEffect: Bool {
    !isHidden
      && (self is UIVisualEffectView || isSystemBar || subviews.contains(where: \.showsBarOrEffect))
  }
}
#endif
