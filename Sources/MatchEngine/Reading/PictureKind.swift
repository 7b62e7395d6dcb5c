#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// What kind of picture stands in for a view: the one place where kinds of views are told apart.
enum PictureKind: Equatable {
  /// An image, drawn by the stand-in itself.
  case image
  /// Text, drawn without its background.
  case text
  /// A blur or vibrancy, made anew from its effect.
  case effect
  /// Nothing but a background.
  case plain
  /// Its drawing, without what flies by itself.
  case drawing
  /// What is on the screen.
  case snapshot
  /// The view itself.
  case live

  @MainActor init(_ view: UIView) {
    switch view.matchStandIn {
    case .live: self = .live
    case .drawing: self = .drawing
    case .picture: self = .snapshot
    case .automatic: self = PictureKind.suiting(view)
    }
  }

  @MainActor private static func suiting(_ view: UIView) -> PictureKind {
    switch view {
    case let view as UIImageView where view.hasOnlyItsImage: .image
    case is UILabel where view.subviews.isEmpty: .text
    case is UIVisualEffectView: .effect
    case _ where type(of: view) == UIView.self && view.isBare: .plain
    case _ where view.layer.needsDrawing: .drawing
    default: .snapshot
    }
  }

  /// Whether the stand-in draws the background itself, so that it can change its color, and round it
  /// where the content stays square.
  @MainActor func carriesBackground(of view: UIView) -> Bool {
    switch self {
    case .image, .text, .plain: true
    case .drawing: view.layer.cornerRadius > 0 && !view.layer.masksToBounds
    case .effect, .snapshot, .live: false
    }
  }

  @MainActor func picture(of view: UIView) -> Picture {
    switch (self, view) {
    case (.image, let view as UIImageView): view.matchPicture
    case (.text, let view as UILabel): view.matchPicture
    case (.plain, _): Picture(identity: PictureKind.nothing)
    default: Picture(isOpaque: !carriesBackground(of: view) && view.isOpaqueAsSeen)
    }
  }

  /// Two pictures of nothing look the same.
  private static let nothing: UInt64 = 1
}

extension UIView {
  /// Whether it shows a background at most.
  fileprivate var isBare: Bool {
    layer.contents == nil && (layer.sublayers ?? []).isEmpty && layer.mask == nil
  }

  /// Whether it covers all of its bounds, as far as that can be told without drawing.
  fileprivate var isOpaqueAsSeen: Bool {
    RGBA(layer.backgroundColor).alpha >= 1 && layer.mask == nil
      && (clipsToBounds || bounds.contains(reach))
  }
}

extension CALayer {
  /// Whether a picture of what is on the screen would bake in what the stand-in draws by itself.
  fileprivate var needsDrawing: Bool {
    cornerRadius > 0 || borderWidth > 0 || shadowOpacity > 0 || opacity < 1
  }
}
#endif
