#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// RC-7, RC-9: springs, and what Core Animation shows of animations.
  @MainActor @Suite struct SpringRecordingTests {
    @Test("RC-7: a spring of a view's is on its layer at once, under the property's name")
    func onTheLayer() {
      let view = UIView()
      UIView.animate(
        withDuration: 0.5,
        delay: 0,
        usingSpringWithDamping: 0.5,
        initialSpringVelocity: 0
      ) {
        view.alpha = 0
      }
      #expect(view.layer.animation(forKey: "opacity") is CASpringAnimation)
    }

    @Test("RC-9: an animation that is held by its time offset shows that part of the way")
    func held() async {
      let root = UIViewController()
      let window = show(root)
      let layer = CALayer()
      window.layer.addSublayer(layer)
      layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      await advance(0.1)
      layer.speed = 0
      layer.timeOffset = 0.25
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
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        animation.beginTime = 1e-9
        layer.add(animation, forKey: key)
      }
      await advance(0.1)
      let shown = layer.presentation()
      #expect(isClose(shown?.position.x ?? 0, 25, within: 0.01))
      #expect(isClose(shown?.position.y ?? 0, 10, within: 0.01))
      let transform = shown?.affineTransform() ?? .identity
      #expect(isClose(transform.a, 1.25, within: 0.01) && isClose(transform.d, 1.5, within: 0.01))
      #expect(isClose(transform.tx, 7.5, within: 0.01) && isClose(transform.ty, 3, within: 0.01))
    }
  }
}
#endif
