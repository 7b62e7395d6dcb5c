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
  /// A gradient, and perhaps views with an ID: a drawing, unless the partner is one of the same kind.
  case gradient
  /// A drawing of the view's contents, without what flies separately.
  case drawing
  /// A snapshot of what is on the screen, or a drawing if another view flies out of it.
  case snapshot
  /// The view itself.
  case live

  @MainActor init(_ view: UIView, _ tag: ViewTag?, _ contents: ViewContents) {
    switch tag?.standIn {
    case .live: self = .live
    case .drawing: self = .drawing
    case .picture, .rendered: self = .snapshot
    case nil, .automatic: self = PictureKind.suiting(view, contents)
    }
  }

  @MainActor private static func suiting(_ view: UIView, _ contents: ViewContents) -> PictureKind {
    switch view {
    case let view as UIImageView where view.fliesAsImage: .image
    case is UILabel where view.subviews.isEmpty: .text
    case is UIVisualEffectView: .effect
    case _ where type(of: view) == UIView.self && view.isBare: .plain
    case _ where view.gradientFill != nil && contents.fits(view.bounds): .gradient
    default: view.suitsSnapshot(contents) ? .snapshot : .drawing
    }
  }

  /// Whether the stand-in draws the background itself.
  ///
  /// It can then change the background's color, and round its corners while the content stays square.
  @MainActor func carriesBackground(of view: UIView) -> Bool {
    switch self {
    case .image, .text, .plain, .snapshot, .gradient: true
    case .drawing: view.layer.cornerRadius > 0 && !view.layer.masksToBounds
    case .effect, .live: false
    }
  }

  @MainActor func picture(of view: UIView, _ contents: ViewContents) -> Picture {
    switch (self, view) {
    case (.image, let view as UIImageView): view.matchPicture
    case (.text, let view as UILabel): view.matchPicture
    case (.plain, _): Picture(identity: PictureKind.nothing)
    case (.gradient, _): gradient(of: view)
    case (.snapshot, _): snapshot(of: view, contents)
    default: Picture(isOpaque: !carriesBackground(of: view) && view.isOpaque(contents))
    }
  }

  @MainActor private func gradient(of view: UIView) -> Picture {
    let fill = view.gradientFill
    return Picture(
      isOpaque: fill?.stops.allSatisfy { $0.color.alpha >= 1 } ?? false,
      identity: view.showsOnlyGradient(beside: []) ? PictureKind.nothing : nil,
      gradient: fill
    )
  }

  @MainActor private func snapshot(of view: UIView, _ contents: ViewContents) -> Picture {
    let mayBeDrawn = view.matchStandIn == .automatic && contents.isDrawable
    return Picture(
      includes: mayBeDrawn ? .viewUnlessNested : .view,
      isOpaque: view.hasOpaqueSnapshot(contents)
    )
  }

  /// The hash of an empty picture; two empty pictures look the same.
  private static let nothing: UInt64 = 1
}

extension UIView {
  /// Whether the view has a mask that doesn't merely round it.
  fileprivate var isMaskedOtherwise: Bool { layer.mask != nil && layer.maskCorners == nil }

  /// Whether the view shows at most a background.
  fileprivate var isBare: Bool {
    layer.contents == nil && (layer.sublayers ?? []).isEmpty && !isMaskedOtherwise
  }

  /// Whether the view covers all of its bounds, as far as that is known without drawing it.
  fileprivate func isOpaque(_ contents: ViewContents) -> Bool {
    let isFilled =
      RGBA(visibleBackground).alpha >= 1 || (self as? UIImageView)?.isCoveredByImage ?? false
    return isFilled && !isMaskedOtherwise && contents.fits(bounds)
  }

  /// Whether a snapshot covers all that is seen of its stand-in.
  ///
  /// Where the contents keep the stand-in from being clipped at its corners, the other picture would be seen there.
  func hasOpaqueSnapshot(_ contents: ViewContents) -> Bool {
    let isClipped = contents.fitsCorners || layer.shadowOpacity > 0
    return isClipped && layer.opacity >= 1 && isOpaque(contents)
  }

  /// Whether a snapshot shows all of the view, and nothing that the stand-in shows as well.
  fileprivate func suitsSnapshot(_ contents: ViewContents) -> Bool {
    guard contents.isDrawable else { return true }
    return contents.fits(bounds) && !showsShadowInside
  }

  /// Whether the view's own shadow is seen through it.
  private var showsShadowInside: Bool {
    guard layer.shadowOpacity > 0, !layer.cutsContents else { return false }
    return layer.opacity < 1 || RGBA(visibleBackground).alpha < 1
  }
}

extension UIImageView {
  /// Whether the view can be shown as its image with drawings of what lies on it.
  fileprivate var fliesAsImage: Bool {
    guard !isMaskedOtherwise, !drawsItself else { return false }
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
      identity: imageIdentity,
      overlays: overlays.map { Box($0) }
    )
  }

  /// Whether the image covers all of the bounds, and nothing else.
  fileprivate var isCoveredByImage: Bool {
    guard let image = shownImage, image.isOpaqueAsSeen else { return false }
    let place = contentMode.place(of: image.size, in: bounds.size).insetBy(dx: -0.01, dy: -0.01)
    let whole = CGRect(origin: .zero, size: bounds.size)
    return place.contains(whole)
      && (layer.cutsContents || whole.insetBy(dx: -0.02, dy: -0.02).contains(place))
  }

  /// The visible layers on the image, rearmost first, with their boxes in the view's own coordinates.
  ///
  /// What flies separately is one of them: before the screens are paired, nobody knows whether it does.
  var overlays: [(layer: CALayer, box: CGRect)] {
    (layer.sublayers ?? []).compactMap { sublayer in
      guard !sublayer.isHidden, sublayer.opacity > 0 else { return nil }
      let view = subviews.first { $0.layer === sublayer }
      var box = view.map { convert($0.reach, from: $0) } ?? sublayer.frame
      if layer.cutsContents { box = box.intersection(bounds) }
      return box.isNull || box.width <= 0 || box.height <= 0 ? nil : (sublayer, box)
    }
  }

  /// The image that the view shows in its current state; the first one if it shows one after the other.
  var shownImage: UIImage? {
    guard let image = ownImage, image.isSymbolImage, let preferredSymbolConfiguration else {
      return ownImage.map { $0.images?.first ?? $0 }
    }
    return image.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
  }

  /// The image as the app has set it.
  private var ownImage: UIImage? {
    let still = isHighlighted ? highlightedImage ?? image : image
    guard isAnimating else { return still }
    let moving = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    return moving?.first ?? still
  }

  /// The image's frame, in the view's own coordinates.
  var imageRect: CGRect {
    guard let image = shownImage else { return bounds }
    return contentMode.place(of: image.size, in: bounds.size)
      .offsetBy(dx: bounds.minX, dy: bounds.minY)
  }

  private var imageIdentity: UInt64 {
    var hasher = Hasher()
    hasher.combine(ownImage.map { ObjectIdentifier($0) })
    if ownImage?.isSymbolImage == true { hasher.combine(preferredSymbolConfiguration) }
    if ownImage?.renderingMode == .alwaysTemplate { hasher.combine(tintColor) }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}

/// The opacities of a few pixels of an image, which tell whether there is something in it, or nothing behind it.
struct PixelSample {
  private let opacities: [UInt8]

  /// Returns nil if the image can't be sampled.
  init?(_ image: CGImage) {
    let side = PixelSample.side
    guard
      let context = CGContext(
        data: nil,
        width: side,
        height: side,
        bitsPerComponent: 8,
        bytesPerRow: side * 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    else { return nil }
    // One pixel of the image stands for each; a mean of all would cost as much as drawing the whole image.
    context.interpolationQuality = .none
    context.draw(image, in: CGRect(x: 0, y: 0, width: side, height: side))
    guard let data = context.data else { return nil }
    let bytes = UnsafeRawBufferPointer(start: data, count: side * side * 4)
    opacities = stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] }
  }

  var isEmpty: Bool { opacities.allSatisfy { $0 == 0 } }
  var isOpaque: Bool { opacities.allSatisfy { $0 == 255 } }

  /// The number of pixels in a row and in a column.
  static let side = 24
}

extension UIImage {
  private static let opaque = AssociatedValue<Bool>()
  /// Larger ones may have to be decoded first, which takes longer than a frame.
  private static let mostPixels = 4_000_000

  /// Whether nothing shows through the image, also if it has opacities that are all 1.
  var isOpaqueAsSeen: Bool {
    guard let cgImage, renderingMode != .alwaysTemplate else { return false }
    switch cgImage.alphaInfo {
    case .none, .noneSkipFirst, .noneSkipLast: return true
    default: break
    }
    if let known = UIImage.opaque[self] { return known }
    guard cgImage.width * cgImage.height <= UIImage.mostPixels else { return false }
    let isOpaque = PixelSample(cgImage)?.isOpaque ?? false
    UIImage.opaque[self] = isOpaque
    return isOpaque
  }
}

/// Whether pictures of one screen, taken as it is on the display, would be empty.
///
/// That may be so of a screen that was never seen, because it is held out of sight until it flies.
@MainActor final class ScreenSight {
  private var isBlank: Bool?

  /// Asks a view of the screen, unless one has been asked.
  func isBlank(asking view: UIView) -> Bool {
    if let isBlank { return isBlank }
    guard view.layer.showsSomething else { return false }
    let isBlank = view.looksBlank
    self.isBlank = isBlank
    return isBlank
  }
}

extension CALayer {
  /// Whether something is certainly seen of the layer.
  fileprivate var showsSomething: Bool {
    guard !isHidden, opacity > 0.1 else { return false }
    if RGBA(backgroundColor).alpha > 0.1 || contents != nil { return true }
    return (sublayers ?? []).contains(where: \.showsSomething)
  }
}

extension UIView {
  /// Whether a picture of the view as it is on the screen would be empty, although it isn't.
  fileprivate var looksBlank: Bool {
    guard bounds.width > 0, bounds.height > 0 else { return false }
    let side = CGFloat(PixelSample.side)
    let box = CGRect(x: 0, y: 0, width: side, height: side)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = false
    let image = UIGraphicsImageRenderer(size: box.size, format: format).image { _ in
      _ = drawHierarchy(in: box, afterScreenUpdates: false)
    }
    return image.cgImage.flatMap { PixelSample($0)?.isEmpty } ?? false
  }
}
#endif
