#if canImport(UIKit)
// How a stack shares its length, by laws on random stacks.
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct UIStackViewTests {
    init() { startOver() }

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
        let kinds: [UIStackView.Distribution] = [.fill, .fillEqually, .fillProportionally]
        let (stack, views) = made(&random, kinds[round % 3])
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

    @Test func equalAndProportionalShares() {
      var random = SplitMix(seed: 502)
      for round in 0..<40 {
        let isEqual = round % 2 == 0
        let (stack, views) = made(&random, isEqual ? .fillEqually : .fillProportionally)
        stack.layoutIfNeeded()
        let isWide = stack.axis == .horizontal
        for (a, b) in zip(views, views.dropFirst()) {
          let (x, y) = (
            isWide ? a.bounds.width : a.bounds.height, isWide ? b.bounds.width : b.bounds.height
          )
          let (own, other) = (
            isWide ? a.wanted.width : a.wanted.height, isWide ? b.wanted.width : b.wanted.height
          )
          #expect(abs(isEqual ? x - y : x * other - y * own) < 0.5 * max(1, own + other))
        }
      }
    }

    @Test func equalGapsAndEqualCenters() {
      var random = SplitMix(seed: 503)
      for round in 0..<40 {
        let isSpacing = round % 2 == 0
        let (stack, views) = made(&random, isSpacing ? .equalSpacing : .equalCentering)
        guard views.count > 1 else { continue }
        stack.layoutIfNeeded()
        let parts = views.map { length(stack, $0.frame) }
        let marks = zip(parts, parts.dropFirst()).map { a, b in
          isSpacing ? b.0 - a.1 : (b.0 + b.1 - a.0 - a.1) / 2
        }
        for mark in marks { #expect(abs(mark - marks[0]) < 0.7) }
        #expect(parts[0].0 == 0)
        #expect(abs((parts.last?.1 ?? 0) - length(stack, stack.bounds).1) < 0.5)
      }
    }

    @Test func aStackFitsWhatItHolds() {
      var random = SplitMix(seed: 504)
      for _ in 0..<40 {
        let views = views(&random)
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 7
        stack.alignment = [.fill, .leading, .center, .trailing][random.whole(0...3)]
        stack.axis = random.chance(oneIn: 2) ? .horizontal : .vertical
        stack.isLayoutMarginsRelativeArrangement = random.chance(oneIn: 2)
        let edge: CGFloat = stack.isLayoutMarginsRelativeArrangement ? 16 : 0
        let fitting = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let gaps = 7 * CGFloat(views.count - 1)
        let (widths, heights) = (views.map(\.wanted.width), views.map(\.wanted.height))
        let wanted =
          stack.axis == .horizontal
          ? CGSize(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
          : CGSize(width: widths.max() ?? 0, height: heights.reduce(gaps, +))
        #expect(abs(fitting.width - wanted.width - edge) < 0.5)
        #expect(abs(fitting.height - wanted.height - edge) < 0.5)
      }
    }

    @Test func alignmentPutsViewsAcross() {
      for (alignment, y) in [
        (UIStackView.Alignment.leading, 0.0), (.center, 40), (.trailing, 80),
      ] {
        let view = SizedView(30, 20)
        let stack = UIStackView(arrangedSubviews: [view])
        stack.alignment = alignment
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        stack.layoutIfNeeded()
        #expect(view.frame.minY == y && view.frame.height == 20)
      }
    }

    @Test func stacksNest() {
      let (_, board) = stage(CGSize(width: 300, height: 300))
      let (a, b, c) = (SizedView(40, 20), SizedView(60, 30), SizedView(100, 50))
      let row = UIStackView(arrangedSubviews: [a, b])
      row.spacing = 10
      row.alignment = .center
      let column = UIStackView(arrangedSubviews: [row, c])
      column.axis = .vertical
      column.spacing = 5
      column.alignment = .leading
      board.addConstrained(column)
      column.leadingAnchor.constraint(equalTo: board.leadingAnchor, constant: 3).isActive = true
      column.topAnchor.constraint(equalTo: board.topAnchor, constant: 4).isActive = true
      board.layoutIfNeeded()
      #expect(nearly(column.frame, CGRect(x: 3, y: 4, width: 110, height: 85)))
      #expect(nearly(row.frame, CGRect(x: 0, y: 0, width: 110, height: 30)))
      #expect(nearly(a.frame, CGRect(x: 0, y: 5, width: 40, height: 20)))
      #expect(nearly(b.frame, CGRect(x: 50, y: 0, width: 60, height: 30)))
      #expect(nearly(c.frame, CGRect(x: 0, y: 35, width: 100, height: 50)))
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

    @Test func removingAnArrangedViewLeavesItASubview() {
      let (a, b) = (UIView(), UIView())
      let stack = UIStackView(arrangedSubviews: [a, b])
      stack.removeArrangedSubview(a)
      #expect(stack.arrangedSubviews == [b] && a.superview === stack)
      stack.insertArrangedSubview(a, at: 1)
      #expect(stack.arrangedSubviews == [b, a] && stack.subviews == [a, b])
    }

    @Test func rightToLeftBeginsAtTheRight() {
      let (a, b) = (SizedView(40, 20), SizedView(60, 20))
      let stack = UIStackView(arrangedSubviews: [a, b])
      stack.semanticContentAttribute = .forceRightToLeft
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      stack.layoutIfNeeded()
      #expect(a.frame.minX == 60 && b.frame.minX == 0)
    }
  }
}
#endif
