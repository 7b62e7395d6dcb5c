#if canImport(UIKit)
// What holds for labels, whatever the widths of letters are.
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct UILabelTests {
    private func label(_ text: String, lines: Int = 1) -> UILabel {
      let label = UILabel()
      label.text = text
      label.numberOfLines = lines
      return label
    }

    private let long = "Several words that are certainly too long for a narrow column of text"

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
  }
}
#endif
