#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite("Core Animation") struct LayerAnimationTests {
    let window: UIWindow
    let layer: CALayer

    init() async { (window, layer) = await shownLayer() }

    @Test("AN-11: an animation shows its values for its time, and then is gone")
    func shows() async throws {
      layer.add(fade(), forKey: "fade")
      await nextTurn()
      #expect(layer.opacity == 1)
      #expect(layer.presentation()?.opacity == 0)
      await advance(0.5)
      #expect(isClose(CGFloat(try #require(layer.presentation()).opacity), 0.25, within: 0.02))
      await advance(0.6)
      #expect(layer.presentation()?.opacity == 1)
      #expect(layer.animationKeys() == nil)
    }

    @Test("AN-11: no duration means a quarter of a second")
    func defaultDuration() async {
      let animation = fade()
      animation.duration = 0
      layer.add(animation, forKey: "quarter")
      await advance(0.2)
      #expect(layer.animationKeys() == ["quarter"])
      await advance(0.1)
      #expect(layer.animationKeys() == nil)
    }

    private func held(at opacity: Float) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = opacity
      animation.toValue = opacity
      animation.duration = 86_400
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      return animation
    }

    @Test("PX-8: a fade that is added after a held one shows through it, and not if it was before")
    func fadeOverHeld() async throws {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      window.addSubview(view)
      await nextTurn()
      view.layer.add(held(at: 0), forKey: "held")
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0.4 }
      #expect(view.layer.animationKeys() == ["held", "opacity"])
      await advance(0.5)
      #expect(isClose(CGFloat(try #require(view.shownAlpha)), 0.3, within: 0.02))
      view.layer.add(held(at: 0), forKey: "held")
      #expect(view.layer.animationKeys() == ["opacity", "held"])
      await nextTurn()
      #expect(view.shownAlpha == 0)
      view.layer.removeAnimation(forKey: "held")
      #expect(isClose(CGFloat(try #require(view.shownAlpha)), 0.7, within: 0.02))
    }

    @Test("VH-9, PX-14: what was never committed has no presentation")
    func noPresentation() async {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      window.addSubview(view)
      #expect(view.layer.presentation() == nil)
      await nextTurn()
      #expect(view.layer.presentation() != nil)
    }

    @Test("AN-12: a transaction's completion comes after its animations, at once if it has none")
    func transactionCompletion() async {
      var calls: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("animated") }
      layer.add(fade(), forKey: "fade")
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("empty") }
      CATransaction.commit()
      await advance(0.2)
      #expect(calls == ["empty"])
      await advance(1)
      #expect(calls == ["empty", "animated"])
    }
  }
}
#endif
