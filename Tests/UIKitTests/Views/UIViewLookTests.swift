#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct UIViewLookTests {
    @Test func aMaskViewsLayerIsTheLayersMask() {
      let (view, mask) = (UIView(), UIView())
      view.mask = mask
      #expect(view.mask === mask && view.layer.mask === mask.layer)
      let inner = UIView()
      mask.addConstrained(inner)
      inner.leftAnchor.constraint(equalTo: mask.leftAnchor, constant: 7).isActive = true
      view.layoutIfNeeded()
      #expect(inner.frame.minX == 7)
      view.mask = nil
      #expect(view.layer.mask == nil)
    }

    @Test("VH-7: what a view looks like at first") func defaults() {
      let view = UIView()
      #expect(view.alpha == 1 && view.backgroundColor == nil && view.isOpaque && !view.isHidden)
      #expect(view.contentMode == .scaleToFill && view.autoresizesSubviews)
      #expect(view.autoresizingMask.isEmpty && view.mask == nil)
      view.alpha = 0.25
      #expect(view.layer.opacity == 0.25)
      view.layer.transform = CATransform3DMakeScale(2, 3, 1)
      #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    }
  }
}
#endif
