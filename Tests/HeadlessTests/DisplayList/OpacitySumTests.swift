import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  @MainActor @Suite("OQ-16: opacities beyond their bounds") struct OpacitySumTests {
    private func add(_ opacity: Double, isAdditive: Bool, to layer: CALayer) {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = opacity
      animation.toValue = opacity
      animation.duration = 100
      animation.isAdditive = isAdditive
      layer.add(animation, forKey: nil)
    }

    @Test(
      "the sum is shown within bounds, and so is each animation, or only the sum",
      arguments: [false, true]
    )
    func sum(isClampedOneByOne: Bool) async {
      Headless.switches.opacitiesAreClampedOneByOne = isClampedOneByOne
      let window = show(UIViewController())
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      view.backgroundColor = .red
      window.addSubview(view)
      func shown() -> CGFloat? {
        Headless.displayList.items.first { $0.color == UIColor.red.cgColor }?.opacity
      }
      await advance(0.1)
      for (held, more, each, sum) in [
        (-1, 0.75, 0.75, nil), (0.5, 0.75, 1, 1), (1.5, -0.75, 0.25, 0.75),
        (0.5, -0.25, 0.25, 0.25),
      ] as [(Double, Double, CGFloat?, CGFloat?)] {
        view.layer.removeAllAnimations()
        add(held, isAdditive: false, to: view.layer)
        add(more, isAdditive: true, to: view.layer)
        await advance(0.1)
        #expect(shown() == (isClampedOneByOne ? each : sum), "\(held) \(more)")
      }
    }
  }
}
