// Made-up view trees.
import MatchEngineTestSupport
import UIKitTestSupport

@testable import UIKit

/// Makes view trees of colored boxes: turned, scaled, scrolled, clipped, hidden, in any depth order.
@MainActor struct RandomTree {
  var random: SplitMix
  /// Whether alphas, borders, shadows and gradients are made, too.
  var isRich = false

  init(seed: UInt64, isRich: Bool = false) {
    random = SplitMix(seed: seed)
    self.isRich = isRich
  }

  mutating func view(depth: Int, in size: CGSize) -> UIView {
    let view = random.view()
    view.center = CGPoint(
      x: random.number(0...Double(size.width)),
      y: random.number(0...Double(size.height))
    )
    if random.chance(oneIn: 4) { view.layer.zPosition = random.number(-1...1) }
    look(view)
    if depth > 0 {
      for _ in 0..<random.whole(1...4) {
        view.addSubview(self.view(depth: depth - 1, in: view.bounds.size))
      }
    }
    return view
  }

  private mutating func look(_ view: UIView) {
    if !random.chance(oneIn: 4) {
      view.backgroundColor = UIColor(
        red: random.number(0...1),
        green: random.number(0...1),
        blue: random.number(0...1),
        alpha: 1
      )
    }
    view.isHidden = random.chance(oneIn: 12)
    view.clipsToBounds = random.chance(oneIn: 3)
    if random.chance(oneIn: 3) { view.layer.cornerRadius = random.number(0...60) }
    if random.chance(oneIn: 4) {
      view.layer.maskedCorners = CACornerMask(rawValue: UInt(random.whole(0...15)))
    }
    if isRich { lookRicher(view) }
  }

  private mutating func lookRicher(_ view: UIView) {
    if random.chance(oneIn: 3) { view.alpha = random.number(0.1...0.9) }
    if random.chance(oneIn: 3) { view.layer.borderWidth = random.number(0.5...6) }
    if random.chance(oneIn: 4) { view.layer.shadowOpacity = Float(random.number(0.1...1)) }
    if random.chance(oneIn: 3) { view.layer.cornerCurve = .continuous }
    if random.chance(oneIn: 5) {
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 3, y: 4, width: 30, height: 20)
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      view.layer.addSublayer(gradient)
    }
    if random.chance(oneIn: 8) {
      let mask = CAShapeLayer()
      mask.path = CGPath(ellipseIn: CGRect(x: 5, y: -10, width: 60, height: 90), transform: nil)
      view.layer.mask = mask
    }
    if random.chance(oneIn: 5) { view.layer.contents = UIImage(systemName: "star")?.cgImage }
  }
}

/// A window on an empty machine.
@MainActor func emptyWindow() -> UIWindow {
  Headless.startOver()
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.isHidden = false
  return window
}
