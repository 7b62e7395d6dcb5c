#if canImport(UIKit)
// Images that are drawn.
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct ImageTests {
    private func image(_ scale: CGFloat) -> UIImage {
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6), format: format)
      return renderer.image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 6))
      }
    }

    @Test("An image has its renderer's size in points, and scale times as many pixels")
    func sizes() {
      for scale in [1, 2, 3] as [CGFloat] {
        let image = image(scale)
        #expect(image.size == CGSize(width: 10, height: 6) && image.scale == scale)
        #expect(image.cgImage?.width == Int(10 * scale) && image.cgImage?.height == Int(6 * scale))
      }
    }

    @Test("An image's copies keep its size, and take the mode that they are given")
    func modes() {
      let image = image(2)
      #expect(image.renderingMode == .automatic)
      let template = image.withRenderingMode(.alwaysTemplate)
      #expect(template.renderingMode == .alwaysTemplate && template.size == image.size)
      #expect(template !== image && image.renderingMode == .automatic)
      let tinted = image.withTintColor(.blue, renderingMode: .alwaysOriginal)
      #expect(tinted.renderingMode == .alwaysOriginal && tinted.scale == 2)
    }

    @Test("Symbols of the system are there under their names")
    func symbols() throws {
      for name in ["heart", "star", "photo", "xmark", "plus", "play"] {
        let symbol = try #require(UIImage(systemName: name))
        #expect(symbol.size.width > 0 && symbol.size.height > 0)
      }
    }
  }
}
#endif
