import MatchEngineTestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

extension HeadlessTests {
  @MainActor @Suite("OQ-18: what is between two transforms") struct TransformMixingTests {
    let layer = CALayer()
    let window: UIWindow

    init() {
      window = show(UIViewController())
      window.layer.addSublayer(layer)
      Headless.turn()
    }

    private func middle(_ start: CGAffineTransform, _ end: CGAffineTransform) throws
      -> CGAffineTransform
    {
      let animation = CAKeyframeAnimation(keyPath: "transform")
      animation.values = [start, end].map { CATransform3DMakeAffineTransform($0) }
      animation.speed = 0
      animation.duration = 1
      animation.timeOffset = 0.5
      layer.add(animation, forKey: "middle")
      Headless.turn()
      return try #require(layer.presentation()).affineTransform()
    }

    @Test("a quarter turn keeps the area by parts, and not by numbers", arguments: [true, false])
    func quarterTurn(areParts: Bool) throws {
      Headless.switches.transformsAreMixedByParts = areParts
      let shown = try middle(.identity, CGAffineTransform(rotationAngle: .pi / 2))
      #expect(isClose(shown.a * shown.d - shown.b * shown.c, areParts ? 1 : 0.5))
    }
  }

  @Suite struct InterpolationTests {
    @Test("AN-10: a pure rotation keeps the area and takes the shorter way")
    func rotation() {
      var random = SplitMix(seed: 42)
      for _ in 0..<300 {
        let (from, turn) = (random.number(-9...9), random.number(-3.1...3.1))
        let fraction = random.number(0...1)
        let start = CGAffineTransform(rotationAngle: from)
        let end = CGAffineTransform(rotationAngle: from + turn)
        let between = start.interpolated(to: end, at: fraction)
        #expect(abs(between.determinant - 1) < 1e-9)
        let expected = CGAffineTransform(rotationAngle: from + turn * fraction)
        #expect(isClose(between.a, expected.a, within: 1e-9))
        #expect(isClose(between.b, expected.b, within: 1e-9))
      }
    }
  }
}
