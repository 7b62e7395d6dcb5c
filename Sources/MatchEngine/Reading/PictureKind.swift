#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The kind of picture that stands in for a view; the only place that distinguishes kinds of views.
enum PictureKind: Equatable {
  /// An image, drawn by the stand-in itself, and a picture of whatever lies on it.
  case image
  /// Text, drawn without its background.
  case text
  /// A blur or vibrancy, recreated from its effect.
  case effect
  /// A background and nothing else.
  case plain
  /// A gradient and nothing else, drawn without its corners.
  case fill
  /// A drawing of the view's contents, without what flies separately.
  case drawing
  /// A snapshot of what is on the screen, or a drawing if other views fly out of it.
  case snapshot
  /// A view that the app supplies.
  case given

  @MainActor init(_ view: UIView, _ tag: ViewTag?, _ contents: ViewContents) {
    switch tag?.standIn.kind {
    case .drawing: self = .drawing
    case .picture, .rendered: self = .snapshot
    case nil, .automatic: self = PictureKind.suiting(view, contents)
    }
  }

  @MainActor private static func suiting(_ view: UIView, _ contents: ViewContents) -> PictureKind {
    switch view {
    case _ where view.hasMaskOrPattern: view.suitsSnapshot(contents) ? .snapshot : .drawing
    case _ where contents.image?.fliesAsImage == true: .image
    case _ where view.showsOnlyText && view.layer.showsAllContents: .text
    case is UIVisualEffectView: .effect
    case _ where (view.layer.sublayers ?? []).isEmpty && !view.showsContents: .plain
    case _ where view.showsOnlyGradient && contents.fits(view.bounds): .fill
    default: view.suitsSnapshot(contents) ? .snapshot : .drawing
    }
  }

  /// Whether the stand-in draws the background, and can change its color and its corners.
  @MainActor func carriesBackground(of view: UIView) -> Bool {
    guard self == .drawing else { return !view.hasMaskOrPattern }
    return view.layer.cornerRadius > 0 && !view.layer.cutsContents
  }

  @MainActor func picture(of view: UIView, _ contents: ViewContents, isNest: Bool) -> Picture {
    switch self {
    case .image: contents.image?.matchPicture ?? Picture()
    case .text: view.textPicture
    // Two empty pictures look the same.
    case .plain: Picture(identity: 1)
    case .fill: view.gradientPicture
    case .snapshot: snapshot(of: view, contents, isNest: isNest)
    case .given: view.givenPicture
    case .effect, .drawing:
      Picture(isOpaque: !carriesBackground(of: view) && view.isOpaque(contents))
    }
  }

  @MainActor private func snapshot(of view: UIView, _ contents: ViewContents, isNest: Bool)
    -> Picture
  {
    let mayBeDrawn = view.matchStandIn.kind == .automatic && contents.isDrawable
    let words = mayBeDrawn ? view.words { $0.layer.mayFly(among: contents.flying) } : nil
    if let words, !words.isEmpty {
      return Picture(.texts(UInt64(bitPattern: Int64(words.hashValue))))
    }
    let isOpaque = view.hasOpaqueSnapshot(contents)
    let background = RGBA(view.visibleBackground).alpha
    let isDecorated = ![0, 1].contains(background) || view.layer.borderWidth > 0 || view.alpha < 1
    if mayBeDrawn, isNest || (isDecorated && !isOpaque) {
      // The stand-in shows the border and the background, which a picture would stretch.
      return Picture(isOpaque: isOpaque && background == 0)
    }
    return Picture(includes: .view, isOpaque: isOpaque)
  }
}

extension UIView {
  /// The view's layer, and those without a view that lie on its image but beside it, as a gradient behind a title may.
  var layersThatFly: [CALayer] {
    guard let superview, let beside = superview.layer.sublayers,
      beside.count > superview.subviews.count, (self as? UIImageView)?.shownImage != nil
    else { return [layer] }
    return [layer]
      + beside.drop { $0 !== layer }.filter {
        !($0.delegate is UIView) && $0.isSeenByItself && $0.isDrawable(beside: nil)
          && bounds.insetBy(dx: -0.5, dy: -0.5).contains(layer.convert($0.reach, from: $0))
      }
  }

  /// The image view that the app supplies in place of this view, if it can fly like any other image view.
  var givenImage: UIImageView? {
    let image = (ViewTag.of(self)?.given as? ScalingView)?.scaled.subviews.first as? UIImageView
    guard let image, image.fliesAsImage, image.shownImage != nil else { return nil }
    return RGBA(image.visibleBackground).alpha == 0 ? image : nil
  }

  fileprivate var givenPicture: Picture {
    var picture = givenImage?.matchPicture ?? Picture()
    picture.isOpaque = (ViewTag.of(self)?.given as? ScalingView)?.scaled.isFilled() ?? false
    return picture
  }

  /// Whether the view covers all of its bounds, as far as that is known without drawing it.
  fileprivate func isOpaque(_ contents: ViewContents) -> Bool {
    contents.surface.isFilled(beside: contents.flying) && contents.fits(bounds)
      && layer.mask == nil && contents.surface.layer.mask == nil
  }

  /// Whether a snapshot covers everything that is visible of its stand-in.
  func hasOpaqueSnapshot(_ contents: ViewContents) -> Bool {
    layer.opacity >= 1 && isOpaque(contents)
  }

  /// Whether a snapshot shows all of the view, and nothing that the stand-in shows, too.
  fileprivate func suitsSnapshot(_ contents: ViewContents) -> Bool {
    ownCaster == nil || hasOpaqueSnapshot(contents) || !contents.isDrawable
  }

  /// The layer whose gradient fills the view: its own, or the rearmost one inside.
  var gradientLayer: CAGradientLayer? {
    if type(of: layer) == CAGradientLayer.self { return layer as? CAGradientLayer }
    guard type(of: layer) == CALayer.self, let inside = layer.sublayers?.first,
      type(of: inside) == CAGradientLayer.self, !inside.mayFly(among: nil),
      inside.onlyFills(layer)
    else { return nil }
    return inside as? CAGradientLayer
  }

  fileprivate var showsOnlyGradient: Bool {
    guard let gradientLayer, layer.contents == nil else { return false }
    return (layer.sublayers ?? []).allSatisfy { $0 === gradientLayer || $0.isHidden }
  }

  fileprivate var gradientPicture: Picture {
    guard let gradientLayer else { return Picture(.fill) }
    let identity = UInt64(bitPattern: Int64(gradientLayer.fingerprint.hashValue))
    return Picture(.fill, isOpaque: gradientLayer.isOpaqueAsSeen, identity: identity)
  }
}

extension UIImageView {
  /// Whether the view can be shown as its whole image and drawings of whatever lies on it, in the order of the layers.
  fileprivate var fliesAsImage: Bool {
    if drawsItself || !layer.showsAllContents { return false }
    return overlays.isEmpty
      || shownImage != nil
        && (layer.sublayers ?? []).allSatisfy { $0.zPosition == 0 && $0.isDrawable(beside: nil) }
  }

  var matchPicture: Picture {
    guard shownImage != nil else { return Picture(.image(Box(imageRect)), isLoaded: false) }
    let overlays = overlays
    return Picture(
      .image(Box(imageRect)),
      isOpaque: isCoveredByImage && overlays.allSatisfy { bounds.contains($0.box) },
      identity: imageIdentity,
      hasOverlay: !overlays.isEmpty
    )
  }

  /// Whether the image covers the bounds exactly.
  var isCoveredByImage: Bool {
    guard shownImage?.isOpaqueAsSeen == true, layer.showsAllContents else { return false }
    let place = imageRect.insetBy(dx: -0.01, dy: -0.01)
    return place.contains(bounds)
      && (layer.cutsContents || bounds.insetBy(dx: -0.02, dy: -0.02).contains(place))
  }

  /// The visible layers on the image, rearmost first, with their boxes in the view's own coordinates.
  ///
  /// They include views that fly separately, because those aren't known before the screens are paired.
  var overlays: [(layer: CALayer, box: CGRect)] {
    ((layer.sublayers ?? []) + layersThatFly.dropFirst()).compactMap { part in
      // An activity indicator would stand still in flight, and hide the partner's image.
      if !part.isSeenByItself || part.delegate is UIActivityIndicatorView { return nil }
      var box = layer.convert(part.reach, from: part)
      box = box.union(part.shadowBox(around: box).intersection(bounds))
      if layer.cutsContents { box = box.intersection(bounds) }
      return box.isEmpty ? nil : (part, box)
    }
  }

  /// The image that the view shows in its current state; if it shows several in turn, the first one.
  var shownImage: UIImage? {
    guard let image = ownImage, image.isSymbolImage, let preferredSymbolConfiguration
    else { return ownImage.flatMap { $0.size == .zero ? nil : $0.images?.first ?? $0 } }
    return image.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
  }

  private var ownImage: UIImage? {
    let still = isHighlighted ? highlightedImage ?? image : image
    let moving = isAnimating ? animationImages?.first : nil
    return moving ?? still
  }

  /// The image's frame; an image view isn't scrolled.
  var imageRect: CGRect { contentMode.place(of: shownImage?.size ?? .zero, in: bounds.size) }

  var imageIdentity: UInt64 {
    var hasher = Hasher()
    hasher.combine(ownImage.map { ObjectIdentifier($0) })
    if ownImage?.isSymbolImage == true { hasher.combine(preferredSymbolConfiguration) }
    if ownImage?.takesTint == true {
      hasher.combine(RGBA(tintColor?.resolvedColor(with: traitCollection).cgColor))
    }
    return hasher.identity
  }
}

extension UIImage {
  /// Whether the image is drawn in the tint of its view.
  var takesTint: Bool { isSymbolImage || renderingMode == .alwaysTemplate }

  /// Whether nothing shows through the image, as far as is known without decoding it.
  var isOpaqueAsSeen: Bool {
    guard let cgImage, renderingMode != .alwaysTemplate else { return false }
    return [.none, .noneSkipFirst, .noneSkipLast].contains(cgImage.alphaInfo)
  }
}

extension CALayer {
  /// Whether the layer shows all of its contents, and not a part of them.
  fileprivate var showsAllContents: Bool { contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// Whether a layer only fills another one with what it draws itself, and adds nothing else.
  fileprivate func onlyFills(_ other: CALayer) -> Bool {
    !isHidden && opacity >= 1 && contents == nil && mask == nil && borderWidth == 0
      && shadowOpacity == 0 && CATransform3DIsIdentity(transform)
      && (sublayers ?? []).allSatisfy(\.isHidden)
      && frame == other.bounds && zPosition == 0 && RGBA(backgroundColor).alpha == 0
      && (cornerRadius == 0 || cornerRadius == other.cornerRadius)
  }
}

extension CAGradientLayer {
  var isOpaqueAsSeen: Bool {
    cgColors.map { $0.count > 1 && $0.allSatisfy { $0.alpha >= 1 } } ?? false
  }

  var fingerprint: [AnyHashable] {
    let colors = (cgColors ?? []).map { RGBA($0) }
    return [colors, locations ?? [], Vector(startPoint), Vector(endPoint), type]
  }

  /// The colors; nil if one of them isn't a color.
  var cgColors: [CGColor]? {
    colors?.allSatisfy(CGColor.isColor) == true ? colors as? [CGColor] : nil
  }
}
#endif
