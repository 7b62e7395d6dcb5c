#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// RC-1…RC-9: springs, and what Core Animation shows of animations.
  @MainActor @Suite struct SpringRecordingTests {
    struct Spring: Sendable {
      let mass: CGFloat
      let stiffness: CGFloat
      let damping: CGFloat
      let velocity: CGFloat
      let duration: CFTimeInterval

      init(
        _ mass: CGFloat,
        _ stiffness: CGFloat,
        _ damping: CGFloat,
        _ velocity: CGFloat,
        _ duration: CFTimeInterval = 0
      ) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.velocity = velocity
        self.duration = duration
      }

      @MainActor var animation: CASpringAnimation {
        let animation = CASpringAnimation(keyPath: "position.x")
        animation.mass = mass
        animation.stiffness = stiffness
        animation.damping = damping
        animation.initialVelocity = velocity
        return animation
      }
    }

    nonisolated static let underdamped = [
      Spring(1, 100, 10, 0, 1.472700335), Spring(1, 100, 10, 3, 1.423106694),
      Spring(1, 100, 10, -3, 1.512407421), Spring(1, 100, 10, -50, 1.780514327),
      Spring(1, 100, 18, 0, 0.891968727), Spring(1, 100, 19, 0, 0.874168683),
      Spring(1, 100, 19.75, 0, 0.900338063), Spring(3, 1000, 100, 0, 0.484926857),
      Spring(0.25, 40, 1.5, 2, 2.328664072), Spring(12, 7, 1, 0, 167.062819383),
      Spring(1, 100, 0.1, 0, 138.254857654), Spring(1, 100, 0.001, 0, 13815.610555464),
    ]

    nonisolated static let dampedEnough = [
      Spring(1, 100, 20, 0, 1), Spring(1, 100, 20, 6, 0.9), Spring(1, 100, 20, -6, 1),
      Spring(1, 100, 25, 0, 1), Spring(1, 100, 25, 9, 0.8), Spring(1, 100, 25, 10, 0.7),
      Spring(1, 100, 25, 15, 0.9), Spring(1, 100, 25, 50, 1.1), Spring(1, 100, 25, -50, 1.2),
      Spring(1, 100, 100, 0, 1), Spring(1, 100, 500, 0, 1), Spring(1, 100, 500, 6, 0.9),
      Spring(1, 1000, 500, 1, 0.3), Spring(3, 1000, 500, 0, 0.6), Spring(3, 1000, 500, 8, 0.5),
      Spring(12, 7, 100, 0, 12.1), Spring(12, 7, 100, 0.5, 10.9), Spring(0.05, 900, 30, 0, 0.1),
    ]

    @Test("RC-1, RC-2: when springs have settled", arguments: underdamped + dampedEnough)
    func settles(_ spring: Spring) {
      #expect(isClose(spring.animation.settlingDuration, spring.duration, within: 1e-8))
    }

    @Test("RC-4: without damping a spring settles after a time that is long and has an end")
    func undamped() {
      let duration = Spring(1, 100, 0, 0).animation.settlingDuration
      #expect(duration.isFinite && duration >= CFTimeInterval(Float.greatestFiniteMagnitude))
    }

    @Test("RC-5: a spring keeps what it was told, and its duration follows")
    func keeps() {
      let animation = Spring(1, 100, 10, 3).animation
      #expect(animation.mass == 1 && animation.stiffness == 100)
      #expect(animation.damping == 10 && animation.initialVelocity == 3)
      animation.initialVelocity = 0
      #expect(isClose(animation.settlingDuration, 1.472700335, within: 1e-8))
    }

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
