import Testing
import UIKit
import UIKitTestSupport

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
}
