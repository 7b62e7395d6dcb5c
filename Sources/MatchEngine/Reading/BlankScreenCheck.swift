#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Whether pictures of one screen, taken as it is on the display, would be empty.
///
/// That may be so of a screen that the app fades in from an opacity of 0.
@MainActor final class BlankScreenCheck {
  private var isBlank: Bool?

  /// Asks a view of the screen, unless one has been asked.
  func isBlank(asking view: UIView) -> Bool {
    if isBlank == nil, view.layer.showsSomething { isBlank = view.looksBlank }
    return isBlank ?? false
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
    let side = 8
    let box = CGRect(x: 0, y: 0, width: side, height: side)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = false
    let image = UIGraphicsImageRenderer(size: box.size, format: format).image { _ in
      _ = drawHierarchy(in: box, afterScreenUpdates: false)
    }
    return image.cgImage?.isClear(side) ?? false
  }
}

extension CGImage {
  /// Whether nothing is seen in the image, which has so many pixels in a row and in a column.
  fileprivate func isClear(_ side: Int) -> Bool {
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
    else { return false }
    context.draw(self, in: CGRect(x: 0, y: 0, width: side, height: side))
    guard let data = context.data else { return false }
    let bytes = UnsafeRawBufferPointer(start: data, count: side * side * 4)
    return stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 0 }
  }
}
#endif
