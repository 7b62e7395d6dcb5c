#if canImport(UIKit)
// How a stack shares its length, by laws on random stacks.
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct UIStackViewTests {
    private func views(_ random: inout SplitMix) -> [SizedView] {
      (0..<random.whole(1...5)).map { _ in
        SizedView(CGFloat(random.whole(10...60)), CGFloat(random.whole(10...60)))
      }
    }

    private func length(_ stack: UIStackView, _ rect: CGRect) -> (CGFloat, CGFloat) {
      stack.axis == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    }

    private func made(
      _ random: inout SplitMix,
      _ distribution: UIStackView.Distribution
    ) -> (UIStackView, [SizedView]) {
      let views = views(&random)
      let stack = UIStackView(arrangedSubviews: views)
      stack.frame = CGRect(x: 0, y: 0, width: 500, height: 480)
      stack.axis = random.chance(oneIn: 2) ? .horizontal : .vertical
      stack.distribution = distribution
      stack.spacing = CGFloat(random.whole(0...15))
      return (stack, views)
    }

    @Test func fillingDistributionsAddUp() {
      var random = SplitMix(seed: 501)
      for round in 0..<60 {
        let kinds: [UIStackView.Distribution] = [.fill, .fillEqually]
        let (stack, views) = made(&random, kinds[round % 2])
        stack.layoutIfNeeded()
        let whole = length(stack, stack.bounds).1
        let parts = views.map { length(stack, $0.frame) }
        let sum = parts.reduce(0) { $0 + $1.1 - $1.0 }
        #expect(abs(sum + stack.spacing * CGFloat(views.count - 1) - whole) < 0.5)
        for (a, b) in zip(parts, parts.dropFirst()) {
          #expect(abs(b.0 - a.1 - stack.spacing) < 0.5)
        }
      }
    }

    @Test func hiddenViewsTakeNoRoom() {
      let views = [SizedView(40, 20), SizedView(60, 20), SizedView(30, 20)]
      let stack = UIStackView(arrangedSubviews: views)
      stack.spacing = 10
      func width() -> CGFloat {
        stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
      }
      #expect(width() == 150)
      views[1].isHidden = true
      #expect(width() == 80 && stack.arrangedSubviews.count == 3)
      let own = views[1].widthAnchor.constraint(equalToConstant: 200)
      own.priority = .defaultHigh
      own.isActive = true
      #expect(width() == 80)
      own.isActive = false
      views[1].isHidden = false
      #expect(width() == 150)
      stack.setCustomSpacing(25, after: views[0])
      #expect(width() == 165 && stack.customSpacing(after: views[0]) == 25)
      #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    }

    @Test func removingASubviewRemovesItsPlaceInTheStack() {
      let (a, b, other) = (UIView(), UIView(), UIView())
      let stack = UIStackView(arrangedSubviews: [a, b])
      #expect(!a.translatesAutoresizingMaskIntoConstraints && a.superview === stack)
      a.removeFromSuperview()
      #expect(stack.arrangedSubviews == [b])
      other.addSubview(b)
      #expect(stack.arrangedSubviews.isEmpty)
    }
  }
}
#endif
