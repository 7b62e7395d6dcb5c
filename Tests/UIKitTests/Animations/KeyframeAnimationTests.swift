#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
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
#endif
