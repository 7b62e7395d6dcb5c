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

    @Test(
      "AN-15: a key time says when its value is reached",
      arguments: [
        (0.1, 0.5), (0.2, 1), (0.6, 0.6), (1, 0.2),
      ]
    )
    func timed(fraction: Double, opacity: CGFloat) async throws {
      let animation = still([0, 1, 0.2], at: fraction)
      animation.keyTimes = [0, 0.2, 1]
      #expect(isClose(try await self.opacity(animation), opacity, within: 1e-4))
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

    @Test("AN-15: each piece has a timing of its own")
    func pieces() async throws {
      for (fraction, opacity) in [(0.25, 0.315357), (0.5, 1), (0.75, 0.5)] {
        let animation = still([0, 1, 0], at: fraction)
        animation.timingFunctions = [
          CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeInEaseOut),
        ]
        #expect(isClose(try await self.opacity(animation), CGFloat(opacity), within: 1e-4))
      }
    }

    @Test("AN-15: the animation's own timing runs through all pieces")
    func wholeTiming() async throws {
      let animation = still([0, 1, 0], at: 0.5)
      animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
      #expect(isClose(try await opacity(animation), 0.630714, within: 1e-4))
    }

    @Test("AN-15: a single value is held")
    func single() async throws {
      for fraction in [0, 0.5, 1] {
        #expect(isClose(try await opacity(still([0.3], at: fraction)), 0.3, within: 1e-4))
      }
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

    @Test(
      "AN-16: it has one key time more than values",
      arguments: [
        (0.1, 0.1), (0.2, 0.5), (0.69, 0.5), (0.7, 0.9), (1, 0.9),
      ]
    )
    func discreteTimes(fraction: Double, opacity: CGFloat) async throws {
      let animation = still([0.1, 0.5, 0.9], at: fraction)
      animation.calculationMode = .discrete
      animation.keyTimes = [0, 0.2, 0.7, 1]
      #expect(isClose(try await self.opacity(animation), opacity, within: 1e-4))
    }

    @Test("AN-11: an additive one adds its values to what is shown")
    func additive() async throws {
      layer.position = CGPoint(x: 10, y: 20)
      layer.removeAllAnimations()
      let values = [CGPoint.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 60)]
      let animation = still(values, of: "position", at: 0.75)
      animation.isAdditive = true
      let shown = try await shown(animation)
      #expect(isClose(shown.position, CGPoint(x: 110, y: 50), within: 1e-3))
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

    @Test("AN-15: colors, too")
    func colors() async throws {
      let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      for path in ["backgroundColor", "borderColor", "shadowColor"] {
        layer.add(still(colors, of: path, at: 0.5), forKey: path)
      }
      await nextTurn()
      let shown = try #require(layer.presentation())
      for color in [shown.backgroundColor, shown.borderColor, shown.shadowColor] {
        let parts = try #require(color?.components)
        #expect(parts.count == 4 && isClose(parts[0], 0.5, within: 1e-3))
      }
    }

    @Test("AN-15: paths of the same kinds of steps, too")
    func paths() async throws {
      let shape = CAShapeLayer()
      layer.addSublayer(shape)
      await nextTurn()
      let paths = [20, 40].map {
        CGPath(rect: CGRect(x: 0, y: 0, width: $0, height: 10), transform: nil)
      }
      shape.add(still(paths, of: "path", at: 0.5), forKey: "path")
      shape.add(still(paths, of: "shadowPath", at: 0.5), forKey: "shadow")
      await nextTurn()
      let middle = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
      let shown = try #require(shape.presentation())
      #expect(shown.path == middle)
      #expect(shown.shadowPath == middle)
    }

    @Test("AN-15: the colors, the locations and the ends of a gradient, too")
    func gradients() async throws {
      let gradient = CAGradientLayer()
      #expect(gradient.type == .axial && gradient.colors == nil && gradient.locations == nil)
      #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
      #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
      layer.addSublayer(gradient)
      gradient.colors = [UIColor.white.cgColor, UIColor.white.cgColor]
      gradient.locations = [0, 1]
      await nextTurn()
      let colors = [[UIColor.red, .blue], [.blue, .blue]].map { $0.map(\.cgColor) }
      gradient.add(still(colors, of: "colors", at: 0.5), forKey: "colors")
      let locations: [[NSNumber]] = [[0, 1], [0.5, 1]]
      gradient.add(still(locations, of: "locations", at: 0.5), forKey: "locations")
      let points = [CGPoint.zero, CGPoint(x: 1, y: 0.5)]
      gradient.add(still(points, of: "startPoint", at: 0.5), forKey: "startPoint")
      gradient.add(still(points, of: "endPoint", at: 1), forKey: "endPoint")
      await nextTurn()
      let shown = try #require(gradient.presentation())
      let shownColors = try #require(shown.colors as? [CGColor])
      let parts = try #require(shownColors.first?.components)
      #expect(isClose(parts[0], 0.5, within: 1e-3) && isClose(parts[2], 0.5, within: 1e-3))
      #expect(shownColors.last?.components == UIColor.blue.cgColor.components)
      let places = shown.locations?.map(\.doubleValue) ?? []
      #expect(places.count == 2 && abs((places.first ?? 0) - 0.25) < 1e-3 && places.last == 1)
      #expect(isClose(shown.startPoint, CGPoint(x: 0.5, y: 0.25), within: 1e-3))
      #expect(isClose(shown.endPoint, CGPoint(x: 1, y: 0.5), within: 1e-3))
      #expect(gradient.locations == [0, 1] && gradient.startPoint == CGPoint(x: 0.5, y: 0))
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

    @Test("AN-19: what is in a group runs in the group's time, and is cut off with it")
    func group() async throws {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.toValue = 1
      let widen = CAKeyframeAnimation(keyPath: "borderWidth")
      widen.values = [10, 20]
      widen.duration = 4
      widen.beginTime = 1
      let group = CAAnimationGroup()
      group.animations = [fade, widen]
      group.duration = 2
      layer.add(group, forKey: "group")
      await nextTurn()
      await advance(0.5)
      let early = try #require(layer.presentation())
      #expect(isClose(CGFloat(early.opacity), 0.25, within: 0.03))
      #expect(early.borderWidth == 0)
      await advance(1)
      let late = try #require(layer.presentation())
      #expect(isClose(CGFloat(late.opacity), 0.75, within: 0.03))
      #expect(isClose(late.borderWidth, 11.25, within: 0.3))
      await advance(0.6)
      #expect(layer.presentation()?.borderWidth == 0)
      #expect(layer.animationKeys() == nil)
    }
  }
}
#endif
