#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite("Times of layers and animations") struct LayerTimingTests {
    let window: UIWindow
    let layer: CALayer

    init() async { (window, layer) = await shownLayer() }

    @Test("AN-11: a layer that stands still shows the moment of its offset")
    func scrubbed() async throws {
      let inner = CALayer()
      layer.addSublayer(inner)
      layer.speed = 0
      await nextTurn()
      inner.add(fade(), forKey: "fade")
      await nextTurn()
      for offset in [0.8, 0.2, 0.5] {
        layer.timeOffset = offset
        await advance(0.1)
        let shown = CGFloat(try #require(inner.presentation()).opacity)
        #expect(isClose(shown, CGFloat(offset) / 2, within: 1e-4))
      }
      #expect(inner.animationKeys() == ["fade"])
    }

    @Test("AN-11: a slow window slows what is played in it")
    func slowWindow() async throws {
      let now = CACurrentMediaTime()
      window.layer.timeOffset = window.layer.convertTime(now, from: nil)
      window.layer.beginTime = now
      window.layer.speed = 0.25
      let animation = fade()
      animation.beginTime = layer.convertTime(now, from: nil)
      layer.add(animation, forKey: "fade")
      await advance(2)
      #expect(isClose(CGFloat(try #require(layer.presentation()).opacity), 0.25, within: 0.03))
      await advance(2.2)
      #expect(layer.animationKeys() == nil)
    }

    @Test("AN-21: an offset begins in the midst, and the beginning follows the end")
    func offset() async throws {
      let animation = fade()
      animation.timeOffset = 0.6
      layer.add(animation, forKey: "fade")
      await nextTurn()
      #expect(isClose(CGFloat(try #require(layer.presentation()).opacity), 0.3, within: 0.03))
      await advance(0.8)
      #expect(isClose(CGFloat(try #require(layer.presentation()).opacity), 0.2, within: 0.03))
      await advance(0.3)
      #expect(layer.animationKeys() == nil)
    }

    @Test("AN-17: one and a half times ends in the middle")
    func oneAndAHalf() async throws {
      let animation = fade()
      animation.duration = 0.2
      animation.repeatCount = 1.5
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: "fade")
      await advance(0.5)
      #expect(isClose(CGFloat(try #require(layer.presentation()).opacity), 0.25, within: 1e-3))
    }

    @Test("AN-18: a layer has its animation as a copy, which says when it began")
    func found() async throws {
      let animation = fade()
      layer.add(animation, forKey: "fade")
      #expect(layer.animation(forKey: "other") == nil)
      let before = layer.convertTime(CACurrentMediaTime(), from: nil)
      await nextTurn()
      let found = try #require(layer.animation(forKey: "fade") as? CABasicAnimation)
      #expect(found !== animation && found === layer.animation(forKey: "fade"))
      #expect(found.keyPath == "opacity" && found.duration == 1)
      #expect(animation.beginTime == 0)
      #expect(isClose(CGFloat(found.beginTime - before), 0, within: 0.05))
    }
  }
}
#endif
