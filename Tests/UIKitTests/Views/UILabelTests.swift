#if canImport(UIKit)
// What holds for labels, whatever the widths of letters are.
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct UILabelTests {
    init() { startOver() }

    private func label(_ text: String, lines: Int = 1) -> UILabel {
      let label = UILabel()
      label.text = text
      label.numberOfLines = lines
      return label
    }

    private let long = "Several words that are certainly too long for a narrow column of text"

    @Test func aLabelIsAsLargeAsItsText() {
      let (short, longer) = (label("ab"), label("abab"))
      #expect(short.intrinsicContentSize.width > 0)
      #expect(longer.intrinsicContentSize.width > short.intrinsicContentSize.width)
      #expect(longer.intrinsicContentSize.height == short.intrinsicContentSize.height)
      short.font = .systemFont(ofSize: 34)
      #expect(short.intrinsicContentSize.height > longer.intrinsicContentSize.height)
      #expect(!short.isUserInteractionEnabled && label("").intrinsicContentSize.width == 0)
    }

    @Test func aLabelOfOneLineGrowsAndShrinksToFitItsText() {
      let text = label("Hi")
      text.frame.origin = CGPoint(x: 20, y: 30)
      text.sizeToFit()
      let short = text.bounds.width
      text.text = long
      text.sizeToFit()
      #expect(text.bounds.size == text.intrinsicContentSize && text.bounds.width > short)
      text.text = "Hi"
      text.sizeToFit()
      #expect(text.bounds.width == short)
      #expect(abs(text.frame.minX - 20) < 0.01 && abs(text.frame.minY - 30) < 0.01)
    }

    @Test func narrowerTextIsHigher() {
      let text = label(long, lines: 0)
      let line = label(long).intrinsicContentSize.height
      let fitting = text.sizeThatFits(CGSize(width: 120, height: CGFloat.infinity))
      #expect(fitting.width <= 120 && fitting.height > 2 * line)
      text.numberOfLines = 2
      let two = text.sizeThatFits(CGSize(width: 120, height: CGFloat.infinity))
      #expect(two.height < fitting.height && two.height > line)
      #expect(
        text.textRect(
          forBounds: CGRect(x: 0, y: 0, width: 120, height: 500),
          limitedToNumberOfLines: 2
        ).height == two.height
      )
    }

    @Test func constraintsGiveWrappedTextTheHeightThatItNeeds() {
      let (_, board) = stage(CGSize(width: 150, height: 600))
      let text = label(long, lines: 0)
      let below = UIView()
      board.addConstrained(text)
      board.addConstrained(below)
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: board.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: board.trailingAnchor),
        text.topAnchor.constraint(equalTo: board.topAnchor),
        below.topAnchor.constraint(equalTo: text.bottomAnchor),
        below.heightAnchor.constraint(equalToConstant: 10),
      ])
      board.layoutIfNeeded()
      let height = text.sizeThatFits(CGSize(width: 150, height: CGFloat.infinity)).height
      #expect(abs(text.bounds.height - height) < 0.5 && abs(below.frame.minY - height) < 0.5)
      text.text = "short"
      board.layoutIfNeeded()
      #expect(below.frame.minY < height / 2)
    }

    @Test func whatHoldsTextCanBeMeasuredInAWidth() {
      let (card, text) = (UIView(), label(long, lines: 0))
      card.addConstrained(text)
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
        card.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 10),
        text.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
        card.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 5),
      ])
      let height = text.sizeThatFits(CGSize(width: 150, height: CGFloat.infinity)).height
      let size = card.systemLayoutSizeFitting(
        CGSize(width: 170, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      #expect(size.width == 170 && abs(size.height - height - 10) < 0.5)
      let line = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(abs(line.width - text.intrinsicContentSize.width - 20) < 0.5)
    }

    @Test func huggingAndResistanceDecideWhoStretches() {
      let (_, board) = stage(CGSize(width: 300, height: 100))
      let (a, b) = (label("abc"), label("abc"))
      a.setContentHuggingPriority(.defaultLow, for: .horizontal)
      b.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      let row = UIStackView(arrangedSubviews: [a, b])
      row.frame = board.bounds
      board.addSubview(row)
      board.layoutIfNeeded()
      #expect(abs(b.bounds.width - b.intrinsicContentSize.width) < 0.5)
      #expect(a.bounds.width > 2 * b.bounds.width)
    }

    @Test("PX-5: a label draws its background itself, and its layer has none")
    func background() async {
      let (window, board) = stage(CGSize(width: 200, height: 100))
      let view = label("Text")
      view.backgroundColor = .red
      #expect(view.backgroundColor == .red && view.layer.backgroundColor == nil)
      board.addSubview(view)
      await nextTurn()
      #expect(view.layer.backgroundColor == nil)
      UIView.animate(withDuration: 0.2) { view.backgroundColor = .blue }
      await advance(0.3)
      #expect(view.backgroundColor == .blue && view.layer.backgroundColor == nil)
      view.backgroundColor = nil
      #expect(view.backgroundColor == nil)
      let plain = UIView()
      plain.backgroundColor = .red
      #expect(plain.layer.backgroundColor == UIColor.red.cgColor)
      window.isHidden = true
    }

    @Test func aLabelSpeaksItsText() {
      let view = label("Hello")
      #expect(view.accessibilityLabel == "Hello" && view.isAccessibilityElement)
      view.accessibilityLabel = "Greeting"
      #expect(view.accessibilityLabel == "Greeting")
    }
  }
}
#endif
