#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The kind of picture that stands in for a view; the only place that distinguishes kinds of views.
enum PictureKind: Equatable {
  /// An image, drawn by the stand-in itself, and pictures of what lies on it.
  case image
  /// Text, drawn without its background.
  case text
  /// A blur or vibrancy, recreated from its effect.
  case effect
  /// A background and nothing else.
  case plain
  /// A drawing of the view's contents, without what flies separately.
  case drawing
  /// A snapshot of what is on the screen, or a drawing if another view flies out of it.
  case snapshot
  /// The view itself.
  case live

  @MainActor init(_ view: UIView, _ contents: @autoclosure () -> ViewContents) {
    switch view.matchStandIn {
    case .live: self = .live
    case .drawing: self = .drawing
    case .picture, .rendered: self = .snapshot
    case .automatic: self = PictureKind.suiting(view, contents)
    }
  }

  @MainActor init(_ view: UIView) { self.init(view, ViewContents(of: view)) }

  @MainActor private static func suiting(_ view: UIView, _ contents: () -> ViewContents)
    -> PictureKind
  {
    switch view {
    case let view as UIImageView where view.fliesAsImage: .image
    case is UILabel where view.subviews.isEmpty: .text
    case is UIVisualEffectView: .effect
    case _ where type(of: view) == UIView.self && view.isBare: .plain
    default: view.suitsSnapshot(contents()) ? .snapshot : .drawing
    }
  }

  /// Whether the stand-in draws the background itself.
  ///
  /// It can then change the background's color, and round its corners while the content stays square.
  @MainActor func carriesBackground(of view: UIView) -> Bool {
    switch self {
    case .image, .text, .plain, .snapshot: true
    case .drawing: view.layer.cornerRadius > 0 && !view.layer.masksToBounds
    case .effect, .live: false
    }
  }

  @MainActor func picture(of view: UIView, _ contents: @autoclosure () -> ViewContents) -> Picture {
    switch (self, view) {
    case (.image, let view as UIImageView): view.matchPicture
    case (.text, let view as UILabel): view.matchPicture
    case (.plain, _): Picture(identity: PictureKind.nothing)
    case (.snapshot, _): snapshot(of: view, contents())
    default: Picture(isOpaque: !carriesBackground(of: view) && view.isOpaque(contents()))
    }
  }

  @MainActor private func snapshot(of view: UIView, _ contents: ViewContents) -> Picture {
    let mayBeDrawn = view.matchStandIn == .automatic && contents.isDrawable
    return Picture(
      includes: mayBeDrawn ? .viewUnlessNested : .view,
      isOpaque: view.layer.opacity >= 1 && view.isOpaque(contents)
    )
  }

  /// The hash of an empty picture; two empty pictures look the same.
  private static let nothing: UInt64 = 1
}

extension UIView {
  /// Whether the view shows at most a background.
  fileprivate var isBare: Bool {
    layer.contents == nil && (layer.sublayers ?? []).isEmpty && layer.mask == nil
  }

  /// Whether the view covers all of its bounds, as far as that is known without drawing it.
  fileprivate func isOpaque(_ contents: ViewContents) -> Bool {
    let isFilled =
      RGBA(visibleBackground).alpha >= 1 || (self as? UIImageView)?.isCoveredByImage ?? false
    return isFilled && layer.mask == nil && contents.fits(bounds)
  }

  /// Whether a snapshot shows all of the view, and nothing that the stand-in shows as well.
  fileprivate func suitsSnapshot(_ contents: ViewContents) -> Bool {
    guard contents.isDrawable else { return true }
    return contents.fits(bounds) && !showsShadowInside
  }

  /// Whether the view's own shadow is seen through it.
  private var showsShadowInside: Bool {
    guard layer.shadowOpacity > 0, !clipsToBounds else { return false }
    return layer.opacity < 1 || RGBA(visibleBackground).alpha < 1
  }
}

extension UIImageView {
  /// Whether the view can be shown as its image with drawings of what lies on it.
  fileprivate var fliesAsImage: Bool {
    guard layer.mask == nil else { return false }
    return overlays.isEmpty
      || (shownImage != nil && (layer.sublayers ?? []).allSatisfy(\.isDrawable))
  }

  var matchPicture: Picture {
    let whole = CGRect(origin: .zero, size: bounds.size)
    let overlays = overlays.map { $0.box.offsetBy(dx: -bounds.minX, dy: -bounds.minY) }
    guard let image = shownImage else { return Picture(.image(Box(whole)), isLoaded: false) }
    return Picture(
      .image(Box(contentMode.place(of: image.size, in: bounds.size))),
      isOpaque: isCoveredByImage && overlays.allSatisfy(whole.contains),
      identity: identity(of: image),
      overlays: overlays.map { Box($0) }
    )
  }

  /// Whether the image covers all of the bounds, and nothing else.
  fileprivate var isCoveredByImage: Bool {
    guard let image = shownImage, image.isOpaqueAsSeen else { return false }
    let place = contentMode.place(of: image.size, in: bounds.size).insetBy(dx: -0.01, dy: -0.01)
    let whole = CGRect(origin: .zero, size: bounds.size)
    return place.contains(whole)
      && (clipsToBounds || whole.insetBy(dx: -0.02, dy: -0.02).contains(place))
  }

  /// The visible layers on the image, rearmost first, with their boxes in the view's own coordinates.
  ///
  /// What flies separately is one of them: before the screens are paired, nobody knows whether it does.
  var overlays: [(layer: CALayer, box: CGRect)] {
    (layer.sublayers ?? []).compactMap { sublayer in
      guard !sublayer.isHidden, sublayer.opacity > 0 else { return nil }
      let view = subviews.first { $0.layer === sublayer }
      var box = view.map { convert(ViewContents(of: $0).reach, from: $0) } ?? sublayer.frame
      if clipsToBounds { box = box.intersection(bounds) }
      return box.isNull || box.width <= 0 || box.height <= 0 ? nil : (sublayer, box)
    }
  }

  /// The image that the view shows in its current state.
  var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// The image's frame, in the view's own coordinates.
  var imageRect: CGRect {
    guard let image = shownImage else { return bounds }
    return contentMode.place(of: image.size, in: bounds.size)
      .offsetBy(dx: bounds.minX, dy: bounds.minY)
  }

  private func identity(of image: UIImage) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(image))
    if image.renderingMode == .alwaysTemplate { hasher.combine(tintColor) }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}

extension UIView.ContentMode {
  /// The frame of an image in bounds of a given size, measured from their top left.
  func place(of image: CGSize, in bounds: CGSize) -> CGRect {
    let whole = CGRect(origin: .zero, size: bounds)
    guard image.width > 0, image.height > 0 else { return whole }
    let (wide, high) = (bounds.width / image.width, bounds.height / image.height)
    let scale: CGFloat
    switch self {
    case .scaleAspectFit: scale = min(wide, high)
    case .scaleAspectFill: scale = max(wide, high)
    case .scaleToFill, .redraw: return whole
    default: scale = 1
    }
    let size = CGSize(width: image.width * scale, height: image.height * scale)
    return CGRect(
      x: (bounds.width - size.width) * side.x,
      y: (bounds.height - size.height) * side.y,
      width: size.width,
      height: size.height
    )
  }

  /// The image's alignment, as a fraction of the remaining space.
  private var side: CGPoint {
    switch self {
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .topLeft: CGPoint(x: 0, y: 0)
    case .topRight: CGPoint(x: 1, y: 0)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    default: CGPoint(x: 0.5, y: 0.5)
    }
  }
}
#endif
