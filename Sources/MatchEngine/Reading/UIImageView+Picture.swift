#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension UIImageView {
  var hasOnlyItsImage: Bool { subviews.isEmpty && layer.mask == nil }

  var matchPicture: Picture {
    let whole = CGRect(origin: .zero, size: bounds.size)
    guard let image = shownImage else { return Picture(.image(Box(whole)), isLoaded: false) }
    let place = contentMode.place(of: image.size, in: bounds.size)
    return Picture(
      .image(Box(place)),
      isOpaque: image.isOpaqueAsSeen && place.insetBy(dx: -0.01, dy: -0.01).contains(whole)
        && (clipsToBounds || whole.insetBy(dx: -0.01, dy: -0.01).contains(place)),
      identity: identity(of: image)
    )
  }

  /// The image that it shows in its state.
  var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// Where the image lies, in the view's own coordinates.
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

extension UIImage {
  fileprivate var isOpaqueAsSeen: Bool {
    switch cgImage?.alphaInfo {
    case .none?, .noneSkipFirst?, .noneSkipLast?: renderingMode != .alwaysTemplate
    default: false
    }
  }
}

extension UIView.ContentMode {
  /// Where an image of that size lies in bounds of that size, measured from their top left.
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

  /// Which side an image keeps to, in parts of what is left over.
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
