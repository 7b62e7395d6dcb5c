#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

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
