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

    private func shown(_ animation: CAKeyframeAnimation) async throws -> CALayer {
      layer.add(animation, forKey: "still")
      await nextTurn()
      return try #require(layer.presentation())
    }

    private func opacity(_ animation: CAKeyframeAnimation) async throws -> CGFloat {
      CGFloat(try await shown(animation).opacity)
    }

    @Test(
      "AN-15: without key times the values are evenly spaced",
      arguments: [
        (0, 0), (0.25, 0.5), (0.5, 1), (0.75, 0.6), (1, 0.2),
      ]
    )
    func even(fraction: Double, opacity: CGFloat) async throws {
      let shown = try await self.opacity(still([0, 1, 0.2], at: fraction))
      #expect(isClose(shown, opacity, within: 1e-4))
    }

    @Test("AN-15: two equal key times are a step")
    func step() async throws {
      for (fraction, opacity) in [(0.25, 0.1), (0.499, 0.1996), (0.5, 0.8), (0.75, 0.9)] {
        let animation = still([0, 0.2, 0.8, 1], at: fraction)
        animation.keyTimes = [0, 0.5, 0.5, 1]
        #expect(isClose(try await self.opacity(animation), CGFloat(opacity), within: 1e-4))
      }
    }

    @Test(
      "AN-15: key times that are not valid count for nothing",
      arguments: [
        [0, 1], [0.1, 0.2, 1], [0, 0.2, 0.9], [0, 1.5, 1],
      ]
    )
    func invalid(times: [Double]) async throws {
      let animation = still([0, 1, 0.2], at: 0.25)
      animation.keyTimes = times.map { NSNumber(value: $0) }
      #expect(isClose(try await opacity(animation), 0.5, within: 1e-4))
    }

    @Test(
      "AN-16: a discrete animation jumps from value to value",
      arguments: [
        (0, 0.1), (0.33, 0.1), (0.34, 0.5), (0.66, 0.5), (0.67, 0.9), (1, 0.9),
      ]
    )
    func discrete(fraction: Double, opacity: CGFloat) async throws {
      let animation = still([0.1, 0.5, 0.9], at: fraction)
      animation.calculationMode = .discrete
      #expect(isClose(try await self.opacity(animation), opacity, within: 1e-4))
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

    @Test("AN-16: contents jump from picture to picture")
    func contents() async throws {
      let pictures = try [UIColor.red, .green].map { try #require(picture($0).cgImage) }
      let animation = still(pictures, of: "contents", at: 0.75)
      animation.calculationMode = .discrete
      let shown = try await shown(animation)
      #expect(shown.contents as AnyObject === pictures[1])
      #expect(layer.contents == nil)
    }

    private func picture(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }
  }
}
#endif
