#if canImport(UIKit)
import UIKit

/// How opaque the pixels of a drawing are, from left to right in the middle of its height.
@MainActor struct ProbePixels {
  private let opacities: [CGFloat]

  /// Draws into a picture of a size.
  init(_ size: CGSize, _ draw: (CGContext) -> Void) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = false
    let image = UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
    opacities = image.cgImage.map(ProbePixels.middleRow) ?? []
  }

  /// Draws what the screen shows of a view.
  init(ofSeen view: UIView, afterScreenUpdates: Bool = false) {
    self.init(view.bounds.size) { _ in
      _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: afterScreenUpdates)
    }
  }

  /// Draws a layer by itself.
  init(ofRendered layer: CALayer, _ size: CGSize) { self.init(size) { layer.render(in: $0) } }

  /// How opaque one is, from 0 to 1.
  func opacity(at x: Int) -> CGFloat { opacities.indices.contains(x) ? opacities[x] : 0 }

  private static func middleRow(of image: CGImage) -> [CGFloat] {
    let (width, height) = (image.width, image.height)
    let context = CGContext(
      data: nil,
      width: width,
      height: height,
      bitsPerComponent: 8,
      bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
    )
    context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    guard let data = context?.data else { return [] }
    let bytes = UnsafeRawBufferPointer(start: data, count: width * height * 4)
    let row = height / 2 * width
    return (0..<width).map { CGFloat(bytes[(row + $0) * 4 + 3]) / 255 }
  }
}

extension CALayer {
  /// Shows a value in place of the layer's own, as the library does.
  func hold(_ value: Any, of keyPath: String) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = value
    animation.toValue = value
    animation.duration = 86_400
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    add(animation, forKey: "held")
  }
}
#endif
