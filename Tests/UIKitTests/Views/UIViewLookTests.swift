#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct UIViewLookTests {
    init() { startOver() }

    private final class TintView: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }

    @Test func tintIsInherited() {
      let (outer, inner, own) = (UIView(), TintView(), TintView())
      outer.addSubview(inner)
      inner.addSubview(own)
      own.tintColor = .systemRed
      let (before, ownBefore) = (inner.changes, own.changes)
      outer.tintColor = .systemGreen
      #expect(inner.tintColor == .systemGreen && own.tintColor == .systemRed)
      #expect(inner.changes == before + 1 && own.changes == ownBefore)
      own.tintColor = nil
      #expect(own.tintColor == .systemGreen && own.changes == ownBefore + 1)
    }

    @Test("GE-8: a new anchor point keeps the position, so the view moves")
    func anchorPoint() {
      guard #available(iOS 16, *) else { return }
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 60))
      view.anchorPoint = CGPoint(x: 0, y: 0)
      #expect(view.center == CGPoint(x: 60, y: 50))
      #expect(view.frame == CGRect(x: 60, y: 50, width: 100, height: 60))
    }

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

    @Test func effectViewsHoldTheirContents() {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      #expect(view.contentView.superview === view && view.effect is UIBlurEffect)
      view.frame = CGRect(x: 0, y: 0, width: 70, height: 50)
      view.layoutIfNeeded()
      #expect(view.contentView.frame == view.bounds)
      view.effect = nil
      #expect(view.effect == nil)
    }
  }
}
#endif
