#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct UIImageViewTests {
    init() { startOver() }

    @Test func withoutAnImageThereIsNoOwnSize() {
      let view = UIImageView()
      #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
      #expect(!view.isUserInteractionEnabled && view.image == nil)
      #expect(view.layer.contents == nil && view.contentMode == .scaleToFill)
    }

    @Test("VH-7: a content mode is the layer's gravity")
    func gravity() {
      let view = UIImageView()
      let named: [(UIView.ContentMode, CALayerContentsGravity)] = [
        (.scaleToFill, .resize), (.scaleAspectFit, .resizeAspect),
        (.scaleAspectFill, .resizeAspectFill), (.redraw, .resize), (.center, .center),
        (.left, .left), (.right, .right),
      ]
      for (mode, gravity) in named {
        view.contentMode = mode
        #expect(view.layer.contentsGravity == gravity)
      }
    }
  }
}
#endif
