#if canImport(UIKit) && !os(watchOS)
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
    if [.none, .noneSkipFirst, .noneSkipLast].contains(cgImage.alphaInfo) { return true }
    if let known = UIImage.opaque[self] { return known }
    guard cgImage.width * cgImage.height <= UIImage.mostPixels else { return false }
    let isOpaque = PixelSample(cgImage)?.isOpaque ?? false
    UIImage.opaque[self] = isOpaque
    return isOpaque
  }
}
#endif
