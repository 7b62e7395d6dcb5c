#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Notices when the layout of a screen has changed since it was read.
///
/// A view hasn't moved as long as it and all of its ancestors, up to the screen, are in the same places and as
/// opaque. The watch records each of these places once, and compares them on every frame.
@MainActor struct LayoutWatch {
  private struct Place: Equatable {
    let view: UIView
    let center: CGPoint
    let bounds: CGRect
    let transform: CGAffineTransform
    let opacity: Float
    let parent: UIView?
    let id: String?
    let isExcluded: Bool

    @MainActor init(_ view: UIView) {
      self.view = view
      center = view.center
      bounds = view.bounds
      transform = view.transform
      opacity = view.isHidden ? 0 : view.layer.opacity
      parent = view.superview
      let tag = ViewTag.of(view)
      id = tag?.id
      isExcluded = tag?.isExcluded ?? false
    }
  }

  private var places: [Place] = []

  /// Watches views and their ancestors, up to the roots of their screens.
  ///
  /// A root that the system moves, as a presenter behind a sheet, may do so.
  init(_ screens: [(screen: MatchScreen, views: [UIView])]) {
    var known: Set<ObjectIdentifier> = []
    for (screen, views) in screens {
      if screen.isSystems { known.insert(ObjectIdentifier(screen.view)) }
      for view in views {
        var next: UIView? = view
        while let one = next, known.insert(ObjectIdentifier(one)).inserted {
          places.append(Place(one))
          next = one === screen.view ? nil : one.superview
        }
      }
    }
  }

  var isChanged: Bool { places.contains { $0 != Place($0.view) } }
}
#endif
