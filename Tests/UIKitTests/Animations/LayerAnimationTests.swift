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

    @Test("AN-11: an animation is copied when it is added")
    func copied() async {
      let animation = fade()
      layer.add(animation, forKey: "fade")
      animation.toValue = 1
      animation.duration = 10
      await advance(1.1)
      #expect(layer.animationKeys() == nil)
    }

    @Test("AN-11: no duration means a quarter of a second, or the transaction's")
    func defaultDuration() async {
      let animation = fade()
      animation.duration = 0
      layer.add(animation, forKey: "quarter")
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      layer.add(animation, forKey: "second")
      CATransaction.commit()
      await advance(0.3)
      #expect(layer.animationKeys() == ["second"])
      await advance(0.8)
      #expect(layer.animationKeys() == nil)
    }

    @Test("AN-11: what is kept on completion stays, and holds its last value if it fills forward")
    func kept() async {
      let animation = fade()
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
      layer.add(animation, forKey: "fade")
      await advance(5)
      #expect(layer.animationKeys() == ["fade"])
      #expect(layer.presentation()?.opacity == 0.5)
      layer.removeAnimation(forKey: "fade")
      await nextTurn()
      #expect(layer.presentation()?.opacity == 1)
    }

    @Test("AN-11: an animation under a key replaces the one that had it")
    func replaced() async {
      layer.add(fade(), forKey: "fade")
      let second = fade()
      second.fromValue = 0.25
      layer.add(second, forKey: "fade")
      await nextTurn()
      #expect(layer.animationKeys() == ["fade"])
      #expect(layer.presentation()?.opacity == 0.25)
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

    @Test("SP-6: a spring's defaults, and how long it takes to settle")
    func springDefaults() {
      let spring = CASpringAnimation(keyPath: "position.x")
      #expect(spring.mass == 1)
      #expect(spring.stiffness == 100)
      #expect(spring.damping == 10)
      #expect(spring.initialVelocity == 0)
      #expect(isClose(spring.settlingDuration, 1.4727003347, within: 1e-9))
    }

    @Test("parts of a value are animated alone")
    func parts() async throws {
      layer.position = CGPoint(x: 5, y: 5)
      layer.removeAllAnimations()
      let slide = CABasicAnimation(keyPath: "position.x")
      slide.toValue = 105
      slide.duration = 1
      layer.add(slide, forKey: nil)
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      turn.fromValue = 0
      turn.toValue = CGFloat.pi
      turn.duration = 1
      layer.add(turn, forKey: nil)
      await advance(0.5)
      let shown = try #require(layer.presentation())
      #expect(isClose(shown.position, CGPoint(x: 55, y: 5), within: 3))
      #expect(
        isClose(atan2(shown.affineTransform().b, shown.affineTransform().a), .pi / 2, within: 0.1)
      )
    }

    @Test("an animation that repeats forward and back comes round again")
    func repeats() async throws {
      let animation = fade()
      animation.autoreverses = true
      animation.repeatCount = .infinity
      layer.add(animation, forKey: "fade")
      await nextTurn()
      await advance(1.5)
      #expect(isClose(CGFloat(try #require(layer.presentation()).opacity), 0.25, within: 0.02))
      await advance(20)
      #expect(isClose(CGFloat(try #require(layer.presentation()).opacity), 0.25, within: 0.02))
    }
  }
}
#endif
