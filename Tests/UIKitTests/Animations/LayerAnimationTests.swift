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
      #expect(isClose(shown, 0.25, within: 0.02))
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

    /// A fade from 0 to one half, of a second.
    private func fade() -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.toValue = 0.5
      animation.duration = 1
      return animation
    }

    private var shown: CGFloat { CGFloat(layer.presentation()?.opacity ?? -1) }

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

    @Test("RC-110: corners are circular unless they are continuous")
    func cornerCurve() {
      #expect(layer.cornerCurve == .circular)
      layer.cornerCurve = .continuous
      #expect(layer.cornerCurve == .continuous)
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

    @Test("AN-11, RC-9: a layer that stands still shows, and those in it, the moment of its offset")
    func held() async throws {
      let inner = CALayer()
      layer.addSublayer(inner)
      layer.speed = 0
      await nextTurn()
      inner.add(fade(), forKey: "fade")
      let end = CATransform3DConcat(
        CATransform3DMakeScale(2, 3, 1),
        CATransform3DMakeTranslation(30, 12, 0)
      )
      for (key, from, to) in [
        ("position", CGPoint.zero as Any, CGPoint(x: 100, y: 40) as Any),
        ("transform", CATransform3DIdentity, end),
      ] {
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 1
        animation.beginTime = 1e-9
        layer.add(animation, forKey: key)
      }
      await nextTurn()
      for part in [0.8, 0.2, 0.5, 0.25] as [CGFloat] {
        layer.timeOffset = part
        await advance(0.1)
        let shown = try #require(layer.presentation())
        #expect(isClose(shown.position, CGPoint(x: 100 * part, y: 40 * part), within: 0.01))
        let transform = shown.affineTransform()
        #expect(isClose(transform.a, 1 + part, within: 0.01))
        #expect(isClose(transform.d, 1 + 2 * part, within: 0.01))
        #expect(isClose(transform.tx, 30 * part, within: 0.01))
        #expect(isClose(transform.ty, 12 * part, within: 0.01))
        let opacity = CGFloat(try #require(inner.presentation()).opacity)
        #expect(isClose(opacity, part / 2, within: 1e-4))
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
      #expect(isClose(shown, 0.25, within: 0.03))
      await advance(2.2)
      #expect(layer.animationKeys() == nil)
    }

    @Test("AN-21: an offset begins in the midst, and the beginning follows the end")
    func offset() async throws {
      let animation = fade()
      animation.timeOffset = 0.6
      layer.add(animation, forKey: "fade")
      await nextTurn()
      #expect(isClose(shown, 0.3, within: 0.03))
      await advance(0.8)
      #expect(isClose(shown, 0.2, within: 0.03))
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
      #expect(isClose(shown, 0.25, within: 1e-3))
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

  @MainActor @Suite("Keyframes") struct KeyframeAnimationTests {
    let window: UIWindow
    let layer: CALayer

    init() async { (window, layer) = await shownLayer() }

    /// An animation that stands still at a fraction of its second.
    private func still(
      _ values: [Any],
      of keyPath: String = "opacity",
      at fraction: Double
    ) -> CAKeyframeAnimation {
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.values = values
      animation.duration = 1
      animation.speed = 0
      animation.timeOffset = fraction
      return animation
    }

    /// Values, their times, and what is seen of them at fractions of the way.
    private static let opacities:
      [(values: [Double], times: [NSNumber]?, isDiscrete: Bool, seen: [(Double, CGFloat)])] = [
        ([0, 1, 0.2], nil, false, [(0, 0), (0.25, 0.5), (0.5, 1), (0.75, 0.6), (1, 0.2)]),
        // Two equal times are a step, and times that are not valid count for nothing.
        (
          [0, 0.2, 0.8, 1], [0, 0.5, 0.5, 1], false,
          [(0.25, 0.1), (0.499, 0.1996), (0.5, 0.8), (0.75, 0.9)]
        ),
        ([0, 1, 0.2], [0, 1], false, [(0.25, 0.5)]),
        ([0, 1, 0.2], [0.1, 0.2, 1], false, [(0.25, 0.5)]),
        ([0, 1, 0.2], [0, 0.2, 0.9], false, [(0.25, 0.5)]),
        ([0, 1, 0.2], [0, 1.5, 1], false, [(0.25, 0.5)]),
        (
          [0.1, 0.5, 0.9], nil, true,
          [(0, 0.1), (0.33, 0.1), (0.34, 0.5), (0.66, 0.5), (0.67, 0.9), (1, 0.9)]
        ),
      ]

    @Test(
      "AN-15, AN-16: values follow at their times or evenly, and in a discrete animation in jumps"
    )
    func opacities() async throws {
      for (values, times, isDiscrete, seen) in Self.opacities {
        for (fraction, opacity) in seen {
          let animation = still(values, at: fraction)
          animation.keyTimes = times
          if isDiscrete { animation.calculationMode = .discrete }
          layer.add(animation, forKey: "still")
          await nextTurn()
          let shown = CGFloat(try #require(layer.presentation()).opacity)
          #expect(isClose(shown, opacity, within: 1e-4), "\(values) at \(fraction)")
        }
      }
    }

    @Test("AN-15: whatever can be animated goes through its values")
    func everyProperty() async throws {
      let third = CGRect(x: 0, y: 0, width: 30, height: 90)
      let turn = CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: 3, y: 1))
      let animations = [
        still([third, third.insetBy(dx: -10, dy: 0)], of: "bounds", at: 0.5),
        still([CATransform3DIdentity, turn], of: "transform", at: 0.5),
        still([0, 10], of: "cornerRadius", at: 0.5),
        still([-5, 0], of: "zPosition", at: 0.5),
        still([0, 3], of: "borderWidth", at: 0.5),
        still([0, 0.4], of: "shadowOpacity", at: 0.5),
        still([2, 4], of: "shadowRadius", at: 0.5),
        still([CGSize.zero, CGSize(width: 4, height: 8)], of: "shadowOffset", at: 0.5),
        still([third, third.offsetBy(dx: 1, dy: 0)], of: "contentsRect", at: 0.5),
      ]
      for animation in animations { layer.add(animation, forKey: animation.keyPath) }
      await nextTurn()
      let shown = try #require(layer.presentation())
      #expect(isClose(shown.bounds, third.insetBy(dx: -5, dy: 0), within: 1e-3))
      #expect(isClose(shown.affineTransform().a, 2, within: 1e-3))
      #expect(isClose(shown.cornerRadius, 5, within: 1e-3))
      #expect(isClose(shown.zPosition, -2.5, within: 1e-3))
      #expect(isClose(shown.borderWidth, 1.5, within: 1e-3))
      #expect(isClose(CGFloat(shown.shadowOpacity), 0.2, within: 1e-3))
      #expect(isClose(shown.shadowRadius, 3, within: 1e-3))
      #expect(shown.shadowOffset == CGSize(width: 2, height: 4))
      #expect(isClose(shown.contentsRect, third.offsetBy(dx: 0.5, dy: 0), within: 1e-3))
    }
  }
}

/// A layer in a window, in a world that has just begun.
@MainActor func shownLayer() async -> (window: UIWindow, layer: CALayer) {
  startOver()
  let window = show(UIViewController())
  let layer = CALayer()
  window.layer.addSublayer(layer)
  await nextTurn()
  return (window, layer)
}
#endif
